// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/dialogs/command_palette.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::part;

namespace {

/// Opens the palette, types, presses these keys and Enter; the id of what was chosen.
QString find(Desk &desk, const QString &typed, const QList<Qt::Key> &keys = {})
{
    QString chosen;
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        dialog.show();
        auto &line = part<QLineEdit>(dialog, "paletteLine");
        line.setText(typed);
        for (const auto key : keys)
            QTest::keyClick(&line, key);
        QTest::keyClick(&line, Qt::Key_Return);
        if (dialog.result() == QDialog::Accepted)
            chosen = dynamic_cast<ui::CommandPalette &>(dialog).chosen()->objectName();
        return dialog.result() == QDialog::Accepted;
    });
    desk.act("help.palette");
    return chosen;
}

} // namespace

TEST_CASE("an action is found by a few letters of it and done by Enter")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    CHECK(find(desk, u"stand"_s) == ui::act::pageStandings);
    CHECK(desk.find("standingsPage").isVisible());
    CHECK(find(desk, u"PLÀYERS"_s) == ui::act::pagePlayers); // folded as names are
    CHECK(desk.find("playersPage").isVisible());
    CHECK(find(desk, u"players page"_s).isEmpty()); // nothing has both words, nothing is done
}

TEST_CASE("undo and redo are no match where the words are those of the act they would turn")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        part<QLineEdit>(dialog, "penaltyReason").setText(u"late"_s);
        auto &player = part<QComboBox>(dialog, "penaltyPlayer");
        player.setCurrentIndex(0);
        return testing::accept(dialog);
    });
    desk.act("penalty.record");
    REQUIRE(desk.session().undoText()->find("enalty") != std::string::npos);
    for (const auto *typed : {"penal", "a penalty", "nalty"}) {
        CAPTURE(typed);
        QString chosen;
        desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
            dialog.show();
            auto &line = part<QLineEdit>(dialog, "paletteLine");
            line.setText(QLatin1StringView(typed));
            chosen = dynamic_cast<ui::CommandPalette &>(dialog).chosen()->objectName();
            return false;
        });
        desk.act("help.palette");
        CHECK(chosen == ui::act::penalty);
    }
    CHECK(desk.event().penalties.size() == 1);

    // What cannot be done here is no reason to undo it either.
    desk.act("page.players");
    desk.select("playersTable", {0});
    desk.act("player.drop");
    desk.act("page.standings");
    CHECK(find(desk, u"drop"_s).isEmpty());
    CHECK(find(desk, u"undo"_s) == ui::act::undo);
}

TEST_CASE("the arrows choose among what was found")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        dialog.show();
        auto &line = part<QLineEdit>(dialog, "paletteLine");
        const auto &table = part<QTableView>(dialog, "paletteTable");
        line.setText(u"r"_s);
        const int before = table.currentIndex().row();
        QTest::keyClick(&line, Qt::Key_Down);
        QTest::keyClick(&line, Qt::Key_Down);
        CHECK(table.currentIndex().row() == before + 2);
        QTest::keyClick(&line, Qt::Key_Escape);
        CHECK(dialog.result() == QDialog::Rejected);
        return false;
    });
    desk.act("help.palette");
}

TEST_CASE("what cannot be done now is shown but not chosen")
{
    Desk desk; // no event
    CHECK(find(desk, u"record a penalty"_s).isEmpty());
    CHECK(find(desk, u"demo"_s) == ui::act::demoEvent);
    CHECK(desk.window.eventView());
}

TEST_CASE("the sheet of keys holds every shortcut there is")
{
    Desk desk;
    QString sheet;
    desk.prompts.dialogs.emplace_back([&sheet](QDialog &dialog) {
        sheet = part<QTextBrowser>(dialog, "keysSheet").toPlainText();
        return false;
    });
    desk.key(Qt::Key_F1);
    for (const auto *action : desk.window.actions().all()) {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        CAPTURE(action->objectName(), keys);
        CHECK(sheet.contains(keys));
    }
    CHECK(sheet.contains(u"no-show=p2:5"_s));
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/widgets/message_bar.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using tournament::Side;

namespace {

const QString corpCards = u"NBN: Making News\n3 Hedge Fund\n2 Jackson Howard\n"_s;
const QString runnerCards = u"Noise: Hacker Extraordinaire\n3 Sure Gamble\n2 Corroder\n"_s;

struct PastedDecks {
    Desk desk;

    PastedDecks()
    {
        desk.createEvent(u"Registration"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s});
        desk.act("page.decks");
        desk.typeLine(u"aster"_s);
    }
    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        desk.act("deck.paste");
    }
    QString list(const char *name) { return desk.find<QPlainTextEdit>(name).toPlainText(); }
    const tournament::SubmittedDeck *deck(Side side)
    {
        return tournament::findDeck(desk.event(), tournament::findPlayer(desk.event(), "Aster")->id,
                                    side);
    }
};

} // namespace

TEST_CASE_METHOD(PastedDecks, "both lists of one paste go to their slots and are taken together")
{
    QString both = runnerCards + u'\n' + corpCards;
    paste(u"> "_s + both.replace(u"\n"_s, u"\n> "_s));
    CHECK(list("corpList").contains(u"Making News"_s));
    CHECK_FALSE(list("corpList").contains(u"Sure Gamble"_s));
    CHECK(list("runnerList").contains(u"Noise"_s));
    CHECK_FALSE(list("runnerList").contains(u"Hedge Fund"_s));
    CHECK(desk.find<ui::MessageBar>("messageBar").text().contains(u"both lists"_s));
    CHECK_FALSE(deck(Side::Corp)); // offered, not taken
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(deck(Side::Corp));
    REQUIRE(deck(Side::Runner));
    CHECK(deck(Side::Corp)->identity == "NBN: Making News");
    CHECK(deck(Side::Runner)->cards.size() == 2);
}

TEST_CASE_METHOD(PastedDecks, "a second list pasted into the text is never handed in as one")
{
    auto &editor = desk.find<QPlainTextEdit>("corpList");
    editor.setFocus();
    QGuiApplication::clipboard()->setText(corpCards + runnerCards);
    desk.key(Qt::Key_V, Qt::ControlModifier);
    desk.act("deck.submit");
    CHECK_FALSE(deck(Side::Corp));
    auto &bar = desk.find<ui::MessageBar>("messageBar");
    CHECK(bar.text().contains(u"2 lists"_s));
    // Typing on brings the offer that puts each into its slot.
    editor.setFocus();
    desk.type(u"\n"_s);
    const auto buttons = bar.findChildren<QPushButton *>();
    REQUIRE_FALSE(buttons.isEmpty());
    QTest::mouseClick(buttons.front(), Qt::LeftButton);
    QTest::qWait(50); // an offer acts behind the click
    CHECK(list("corpList").contains(u"Hedge Fund"_s));
    CHECK(list("runnerList").contains(u"Sure Gamble"_s));
}

TEST_CASE_METHOD(PastedDecks, "a suggestion mends its own card and keeps the copies of it")
{
    paste(u"NBN: Making News\n3 Hedge Fund / Jackson Howard\n[ ] 3 Ice Wal (borrowed)\n"_s);
    auto &unknown = desk.find<QListWidget>("corpUnknown");
    REQUIRE(unknown.count() >= 4);
    const auto takeFirst = [&](const QString &title) {
        for (int row = 0; row < unknown.count(); ++row)
            if (unknown.item(row)->text().endsWith(title)
                && !unknown.item(row)->text().startsWith(u"Line"_s)) {
                unknown.setFocus();
                unknown.setCurrentRow(row);
                desk.key(Qt::Key_Return);
                return;
            }
        FAIL("no such suggestion");
    };
    takeFirst(u"Ice Wall"_s);
    CHECK(list("corpList") == u"NBN: Making News\n3 Hedge Fund / Jackson Howard\n3x Ice Wall\n"_s);
    CHECK(unknown.item(0)->text().contains(u"Jackson Howard"_s));
}

TEST_CASE_METHOD(PastedDecks, "an identity that may be several is asked about")
{
    paste(u"Identity: Jinteki\n3 Snare!\n3 Neural Katana\n"_s);
    auto &unknown = desk.find<QListWidget>("corpUnknown");
    REQUIRE(unknown.count() > 3);
    CHECK(unknown.item(0)->text().contains(u"Identity: Jinteki"_s));
    unknown.setFocus();
    for (int row = 0; row < unknown.count(); ++row)
        if (unknown.item(row)->text().contains(u"Personal Evolution"_s))
            unknown.setCurrentRow(row);
    desk.key(Qt::Key_Return);
    CHECK(list("corpList").startsWith(u"Jinteki: Personal Evolution\n"_s));
    CHECK(unknown.count() == 0);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

TEST_CASE("no two actions share a shortcut, and each says what it does")
{
    Desk desk;
    QSet<QString> shortcuts;
    for (const auto *action : desk.window.actions().all()) {
        CAPTURE(action->objectName());
        CHECK_FALSE(action->statusTip().isEmpty());
        const QString key = action->shortcut().toString();
        CHECK((key.isEmpty() || !shortcuts.contains(key)));
        shortcuts.insert(key);
    }
}

TEST_CASE("no shortcut is a key that a line of text keeps for itself")
{
    Desk desk;
    // With X11 a line edit moves and deletes by these, as a shell does, and it mostly has the
    // focus.
    const QStringList ofLines{u"Ctrl+A"_s, u"Ctrl+C"_s, u"Ctrl+E"_s, u"Ctrl+K"_s,
                              u"Ctrl+U"_s, u"Ctrl+V"_s, u"Ctrl+X"_s};
    for (const auto *action : desk.window.actions().all()) {
        CAPTURE(action->objectName());
        CHECK_FALSE(ofLines.contains(action->shortcut().toString()));
    }
}

TEST_CASE("the acts on an event are reached by their keys from a line of text")
{
    Desk desk;
    desk.createEvent(u"Keys"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    const struct {
        Qt::Key key;
        Qt::KeyboardModifiers modifiers;
        QString dialog;
    } keys[]{{Qt::Key_F6, Qt::NoModifier, u"eventDetailsDialog"_s},
             {Qt::Key_F7, Qt::NoModifier, u"announcementDialog"_s},
             {Qt::Key_F8, Qt::NoModifier, u"rulesDialog"_s},
             {Qt::Key_F9, Qt::NoModifier, u"tablesDialog"_s},
             {Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier, u"pairOptionsDialog"_s},
             {Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier, u"exportDialog"_s}};
    for (const auto &[key, modifiers, name] : keys) {
        desk.act("player.add");
        QString shown;
        desk.prompts.dialogs.emplace_back([&shown](QDialog &dialog) {
            shown = dialog.objectName();
            return false;
        });
        desk.key(key, modifiers);
        CHECK(shown == name);
    }
}

TEST_CASE("every action stands in a menu, and no menu has a mnemonic twice")
{
    Desk desk;
    QSet<const QAction *> shown;
    for (const auto *top : desk.window.menuBar()->actions()) {
        QSet<QChar> mnemonics;
        for (const auto *action : top->menu()->actions()) {
            shown.insert(action);
            const QString text = action->text();
            const auto at = text.indexOf(u'&');
            if (at < 0)
                continue;
            const QChar mnemonic = text[at + 1].toLower();
            CAPTURE(text);
            CHECK_FALSE(mnemonics.contains(mnemonic));
            mnemonics.insert(mnemonic);
        }
    }
    for (const auto *action : desk.window.actions().all()) {
        CAPTURE(action->objectName());
        CHECK(shown.contains(action));
    }
}

TEST_CASE("each table offers the acts on its rows in a context menu, from the actions of the menus")
{
    Desk desk;
    desk.createEvent(u"Context"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    const struct {
        const char *widget;
        QStringList some;
    } tables[]{{"playersTable", {u"player.edit"_s, u"player.drop"_s, u"penalty.record"_s}},
               {"decksTable", {u"deck.paste"_s, u"deck.check"_s}},
               {"pairingsTable", {u"result.clear"_s, u"round.swap"_s, u"clock.extra"_s}},
               {"bracketTable", {u"result.clear"_s, u"cut.sides"_s}},
               {"bracketDrawing", {u"result.enter"_s, u"cut.sides"_s}},
               {"standingsTable", {u"standings.odds"_s}},
               {"oddsTable", {u"odds.run"_s}},
               {"statisticsPlot", {u"statistics.copy"_s}},
               {"logTable", {u"log.undoTo"_s}}};
    for (const auto &[name, some] : tables) {
        CAPTURE(name);
        const auto *widget = desk.window.findChild<QWidget *>(QLatin1StringView(name));
        REQUIRE(widget);
        CHECK(widget->contextMenuPolicy() == Qt::ActionsContextMenu);
        QStringList offered;
        for (const auto *action : widget->actions()) {
            offered.append(action->objectName());
            CHECK(desk.window.actions().all().contains(action));
        }
        for (const QString &id : some) {
            CAPTURE(id);
            CHECK(offered.contains(id));
        }
    }
}

TEST_CASE("actions on an event are disabled without one")
{
    Desk desk;
    for (const auto *id : {"player.add", "round.pair", "edit.undo", "page.log", "file.close"})
        CHECK_FALSE(desk.enabled(id));
    desk.createEvent(u"Open"_s);
    CHECK(desk.enabled("player.add"));
    CHECK_FALSE(desk.enabled("edit.undo")); // the creation stays
    desk.act("file.close");
    CHECK_FALSE(desk.enabled("player.add"));
    CHECK(desk.find("startPage").isVisible());
}

TEST_CASE("the log shows what was taken back and goes back to any act")
{
    Desk desk;
    desk.createEvent(u"Log"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s});
    desk.act("page.log");
    REQUIRE(desk.rows("logTable") == 4);
    desk.select("logTable", {2}); // newest first: the first player's registration
    desk.clickAction("log.undoTo");
    CHECK(desk.event().players.size() == 1);
    REQUIRE(desk.rows("logTable") == 5);
    CHECK(desk.cell("logTable", 0, 3).isEmpty()); // the undo itself
    CHECK(desk.cell("logTable", 1, 3) == u"taken back"_s);
    CHECK(desk.cell("logTable", 2, 3) == u"taken back"_s);
    CHECK(desk.cell("logTable", 3, 3).isEmpty());
    desk.act("edit.redo");
    CHECK(desk.event().players.size() == 3);
    CHECK(desk.cell("logTable", 2, 3).isEmpty());
}

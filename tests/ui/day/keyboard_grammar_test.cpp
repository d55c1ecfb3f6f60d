// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One grammar of keys: Enter presses what has the focus, Tab goes first to what a message asks,
// Escape dismisses it, and no key presses what was not meant.
#include "ui/cut_desk.h"
#include "ui/keyboard.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::CutDesk;
using testing::Desk;
using testing::focusedName;
using testing::Keyboard;
using tournament::Seat;

namespace {

/// Presses Tab until this has the focus; false when it never has.
bool tabTo(Keyboard &keys, const auto &is)
{
    for (int i = 0; i < 100; ++i) {
        if (is())
            return true;
        keys.tab();
    }
    return false;
}

/// The id of the action whose button has the focus.
QString focusedAction()
{
    const auto *button = qobject_cast<QToolButton *>(QApplication::focusWidget());
    return button && button->defaultAction() ? button->defaultAction()->objectName() : QString();
}

/// Game 1 is wrong, and two others rest on it: the bar asks whether they are discarded.
struct WrongGame {
    CutDesk desk{4};
    Keyboard keys{desk};

    WrongGame()
    {
        for (int game = 1; game <= 4; ++game)
            desk.wins(game, Seat::P1);
        desk.drawing().choose(1);
        desk.drawing().setFocus();
        keys.enter().type(u"2"_s).enter();
        REQUIRE(desk.message().contains(u"games 3 and 4"_s));
        REQUIRE(desk.winner(1) == u"Aster"_s);
    }
};

struct TwoTables {
    Desk desk;
    Keyboard keys{desk};

    TwoTables()
    {
        desk.createEvent(u"Two tables"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
        keys.control(Qt::Key_J).enter();
        REQUIRE(desk.event().rounds.size() == 1);
    }
    /// Something the bar refuses, with a way out.
    void beRefused()
    {
        keys.control(Qt::Key_R).enter().type(u"id"_s).enter();
        REQUIRE(desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
        REQUIRE(desk.find("messageOffer1").isVisible());
    }
};

} // namespace

TEST_CASE("Enter presses a button of the start page")
{
    Desk desk;
    Keyboard keys(desk);
    REQUIRE(tabTo(keys, [] { return focusedName() == u"start.file.demo"_s; }));
    keys.enter();
    CHECK(desk.window.eventView());
}

TEST_CASE_METHOD(TwoTables, "Enter presses a button beside a table, once however long it is held")
{
    desk.reportAll(u"2-0"_s);
    REQUIRE(tabTo(keys, [] { return focusedAction() == ui::act::roundPair; }));
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
    QApplication::sendEvent(QApplication::focusWidget(), &held);
    CHECK_FALSE(desk.find("proposalPanel").isVisible());
    keys.enter();
    CHECK(desk.find("proposalPanel").isVisible());
}

TEST_CASE_METHOD(WrongGame, "Tab goes to what the message asks, Enter does it, and typing goes on")
{
    keys.tab();
    CHECK(focusedName() == u"messageOffer1"_s);
    keys.enter();
    CHECK(desk.winner(1) == u"Dahlia"_s);
    CHECK(desk.winner(3).isEmpty());
    CHECK(focusedName() == u"bracketDrawing"_s);
}

TEST_CASE_METHOD(WrongGame, "Escape dismisses a message and backs out of the line, at once")
{
    CHECK(focusedName() == u"gameResult"_s);
    keys.escape();
    CHECK_FALSE(desk.window.messages().isVisible());
    CHECK(focusedName() == u"bracketDrawing"_s);
    CHECK(desk.winner(1) == u"Aster"_s);
}

TEST_CASE_METHOD(WrongGame, "from the button of a message Escape leads back to where one was")
{
    keys.tab().escape();
    CHECK_FALSE(desk.window.messages().isVisible());
    CHECK(focusedName() == u"gameResult"_s);
    CHECK(desk.winner(1) == u"Aster"_s);
}

TEST_CASE_METHOD(WrongGame, "no undo leaves the next key to something that takes away")
{
    keys.escape();
    REQUIRE(desk.event().cut.seeds.size() == 4);
    // Whatever has the focus when acts are taken back one after the other.
    for (int stop = 0; stop < 25; ++stop) {
        keys.tab();
        CAPTURE(focusedName(), focusedAction());
        CHECK_FALSE(ui::act::takesAway(QLatin1StringView(focusedAction().toLatin1())));
        if (focusedAction().isEmpty())
            continue;
        desk.act("edit.undo");
        QApplication::processEvents();
        REQUIRE(QApplication::focusWidget());
        CHECK(QApplication::focusWidget()->isEnabled());
        CHECK_FALSE(ui::act::takesAway(QLatin1StringView(focusedAction().toLatin1())));
        desk.act("edit.redo");
        QApplication::processEvents();
    }
}

TEST_CASE("Ctrl+R on the Bracket page goes to an open game, after undo to the one reopened")
{
    CutDesk desk(4);
    Keyboard keys(desk);
    desk.wins(1, Seat::P1);
    desk.wins(2, Seat::P1);
    desk.drawing().choose(1);
    desk.find("gameResult").setFocus();
    keys.control(Qt::Key_R);
    CHECK(desk.drawing().chosen() == 3);
    desk.drawing().choose(1); // on purpose, from the drawing: a correction
    desk.drawing().setFocus();
    keys.control(Qt::Key_R);
    CHECK(desk.drawing().chosen() == 1);
    CHECK(focusedName() == u"gameResult"_s);
    keys.escape();
    desk.act("edit.undo");
    CHECK(desk.drawing().chosen() == 2);
}

TEST_CASE_METHOD(TwoTables, "Tab goes to the message once, and on to what would have been next")
{
    keys.escape(); // what was said of the pairing
    keys.control(Qt::Key_R).enter().tab();
    const QString next = focusedName();
    beRefused();
    keys.tab();
    CHECK(focusedName() == u"messageOffer1"_s);
    keys.backTab();
    CHECK(focusedName() == u"resultText"_s);
    beRefused();
    keys.tab().tab();
    CHECK(focusedName() == u"messageClose"_s);
    keys.tab();
    CHECK(focusedName() == next);
    CHECK(desk.window.messages().isVisible());
}

TEST_CASE_METHOD(TwoTables, "where all went well Tab goes on to the next entry")
{
    keys.control(Qt::Key_R).enter().type(u"20"_s).enter();
    REQUIRE(desk.window.messages().tone() == ui::MessageBar::Tone::Done);
    keys.tab().type(u"11"_s).enter(); // Tab instead of Enter behind the table
    CHECK(tournament::missingResults(desk.event(), 1).empty());
}

TEST_CASE_METHOD(TwoTables, "Escape dismisses a message from wherever the focus is")
{
    const auto from = [&](const auto &take) {
        beRefused();
        take();
        keys.escape();
        CHECK_FALSE(desk.window.messages().isVisible());
    };
    from([] { });
    from([&] { keys.control(Qt::Key_R); });
    from([&] { desk.find("pairingsTable").setFocus(); });
    from([&] { desk.find("roundSelector").setFocus(); });
    from([&] { desk.find("navigation").setFocus(); });
}

TEST_CASE_METHOD(TwoTables, "a message goes with the page it was said on")
{
    beRefused();
    keys.control(Qt::Key_2);
    CHECK_FALSE(desk.window.messages().isVisible());
    keys.control(Qt::Key_4);
    beRefused();
    keys.press(Qt::Key_F12); // the rules desk
    CHECK_FALSE(desk.window.messages().isVisible());
    keys.press(Qt::Key_F12);
    CHECK_FALSE(desk.window.messages().isVisible());
}

TEST_CASE_METHOD(TwoTables, "every page has its key, in the order of the list")
{
    const char *pages[] = {"eventPage",     "playersPage",  "decksPage",      "roundPage",
                           "standingsPage", "bracketPage",  "statisticsPage", "oddsPage",
                           "logPage",       "projectorPage"};
    int number = 0;
    for (const auto *page : pages) {
        CAPTURE(page);
        keys.control(static_cast<Qt::Key>(Qt::Key_0 + ++number % 10));
        CHECK(desk.find(page).isVisible());
    }
}

TEST_CASE_METHOD(TwoTables, "a button that is disabled by its act hands the focus to the page")
{
    keys.control(Qt::Key_2);
    desk.select("playersTable", {0});
    REQUIRE(tabTo(keys, [] { return focusedAction() == ui::act::playerDrop; }));
    keys.enter();
    CHECK(desk.event().players.front().status == tournament::PlayerStatus::Dropped);
    CHECK(focusedName() == u"addPlayer"_s);
    const auto acts = desk.session().log().size();
    keys.enter(); // an impatient hand
    CHECK(desk.session().log().size() == acts);
}

TEST_CASE("no stop of Tab takes anything away, on any page")
{
    CutDesk desk(4);
    Keyboard keys(desk);
    desk.wins(1, Seat::P1);
    for (const auto *id : {"page.players", "page.decks", "page.round", "page.bracket"}) {
        desk.act(id);
        for (auto *table : desk.window.findChildren<ui::TableView *>())
            if (table->isVisible() && table->model()->rowCount() > 0)
                table->pick(0);
        for (int stop = 0; stop < 60; ++stop) {
            keys.tab();
            CAPTURE(id, focusedAction());
            CHECK_FALSE(ui::act::takesAway(QLatin1StringView(focusedAction().toLatin1())));
        }
    }
}

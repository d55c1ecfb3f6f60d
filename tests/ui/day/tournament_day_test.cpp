// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/models/standings_model.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

TEST_CASE("a small event runs from registration to the next round by keyboard")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    CHECK(desk.window.windowTitle().startsWith(u"Harbour Open"_s));
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s, u"Fennel"_s,
                     u"Gentian"_s, u"Hazel"_s});
    REQUIRE(desk.event().players.size() == 8);
    CHECK(desk.rows("playersTable") == 8);

    // Round 1: review, confirm, report everything; the line walks to the next missing table.
    desk.pairRound();
    REQUIRE(desk.event().rounds.size() == 1);
    CHECK(desk.rows("pairingsTable") == 4);
    desk.typeLine(u"1"_s);
    desk.typeLine(u"20"_s);
    CHECK(desk.find<QLineEdit>("resultTable").text() == u"2"_s);
    for (const auto *result : {"c c", "1 1", "cr"}) { // Enter accepts the table offered
        desk.key(Qt::Key_Return);
        desk.typeLine(QString::fromLatin1(result));
    }
    CHECK(tournament::missingResults(desk.event(), 1).empty());
    CHECK(desk.find<QLineEdit>("resultTable").text().isEmpty());

    // Table 2 was wrong: the same way again, its effect is shown first, and the log keeps both.
    const auto wrong = tournament::findMatch(desk.event(), 1, 2)->result;
    desk.report(2, u"0-2"_s);
    CHECK(desk.message().contains(u"points instead of"_s));
    desk.key(Qt::Key_Return);
    const auto right = tournament::findMatch(desk.event(), 1, 2)->result;
    CHECK(right != wrong);
    CHECK(desk.window.actions()
              .action(QLatin1StringView("edit.undo"))
              ->text()
              .contains(u"table 2"_s));
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(tournament::findMatch(desk.event(), 1, 2)->result == wrong);
    CHECK(desk.message().startsWith(u"Taken back"_s));
    desk.act("edit.redo");
    CHECK(tournament::findMatch(desk.event(), 1, 2)->result == right);

    // One drops; seven play on and somebody has the bye.
    desk.act("page.players");
    desk.select("playersTable", {7});
    desk.clickAction("player.drop");
    CHECK(desk.event().players[7].status == tournament::PlayerStatus::Dropped);
    CHECK(desk.cell("playersTable", 7, 8) == u"dropped after round 1"_s);
    desk.pairRound();
    REQUIRE(desk.event().rounds.size() == 2);
    CHECK(desk.event().rounds[1].matches.back().isBye());
    CHECK(desk.rows("pairingsTable") == 4);

    // Standings: 8 players, provisional while round 2 is open, final after it.
    desk.act("page.standings");
    CHECK(desk.find<QLabel>("provisionalBanner").isVisible());
    desk.reportAll(u"2-0"_s);
    desk.act("page.standings");
    CHECK_FALSE(desk.find<QLabel>("provisionalBanner").isVisible());
    REQUIRE(desk.rows("standingsTable") == 8);
    const auto &rows = desk.session().standings().rows;
    for (int i = 0; i < 8; ++i) {
        CHECK(desk.cell("standingsTable", i, ui::StandingsModel::Rank).toInt() == i + 1);
        CHECK(desk.cell("standingsTable", i, ui::StandingsModel::Points).toInt()
              == rows[std::size_t(i)].points);
    }
    CHECK(rows.front().points == 8); // two matches of two wins at 2 points each
}

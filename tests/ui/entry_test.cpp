// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt_catch.h"

#include "ui/entry/quick_result.h"
#include "ui/entry/table_finder.h"

using tournament::Match;
using ui::expandQuickResult;

TEST_CASE("two digits are the games of both players")
{
    const Match match;
    for (const auto *typed : {"20", "2 0", "2-0", "2:0", " 20 "})
        CHECK(expandQuickResult(typed, match, 2) == "2-0");
    CHECK(expandQuickResult("30", match, 2) == "30"); // no such result: the notation will say so
    CHECK(expandQuickResult("10", match, 1) == "1-0");
}

TEST_CASE("a letter a game names its winner by side, player 1 as Corp first")
{
    const Match match;
    CHECK(expandQuickResult("cr", match, 2) == "p1corp=corp p2corp=runner");
    CHECK(expandQuickResult("C R", match, 2) == "p1corp=corp p2corp=runner");
    CHECK(expandQuickResult("c", match, 2) == "p1corp=corp");
    CHECK(expandQuickResult("- u", match, 2) == "p2corp=unplayed");
    CHECK(expandQuickResult("dt3-2", match, 2) == "p1corp=draw p2corp=time:3-2");
    CHECK(expandQuickResult("t32 c", match, 2) == "p1corp=time:3-2 p2corp=corp");
    CHECK(expandQuickResult("c4 r2", match, 2) == "p1corp=corp:4 p2corp=runner:2");
}

TEST_CASE("a single game keeps the sides of its pairing")
{
    Match match;
    match.p1Side = tournament::Side::Runner;
    CHECK(expandQuickResult("c", match, 1) == "p2corp=corp");
    match.p1Side = tournament::Side::Corp;
    CHECK(expandQuickResult("c", match, 1) == "p1corp=corp");
    CHECK(expandQuickResult("cc", match, 1) == "cc");
}

TEST_CASE("whatever is no quick key is left to the notation")
{
    const Match match;
    for (const auto *typed : {"id", "p1corp=corp", "no-show=p2:5", "two-for-one=p1", "t3", "crc"})
        CHECK(expandQuickResult(typed, match, 2) == typed);
    CHECK(expandQuickResult("  ", match, 2).empty());
}

namespace {

tournament::Event fourPlayers()
{
    tournament::Event event;
    const char *names[] = {"Ann", "Anna", "Łucja", "Bjørn"};
    for (int i = 0; i < 4; ++i) {
        tournament::Player player;
        player.id = {i + 1};
        player.name = names[i];
        event.players.push_back(player);
    }
    tournament::Round round;
    round.number = 1;
    round.matches.resize(2);
    round.matches[0].table = 1;
    round.matches[0].p1 = {1};
    round.matches[0].p2 = tournament::PlayerId{3};
    round.matches[1].table = 12;
    round.matches[1].p1 = {2};
    round.matches[1].p2 = tournament::PlayerId{4};
    event.rounds.push_back(round);
    return event;
}

} // namespace

TEST_CASE("a table is found by number or by any part of a name")
{
    const auto event = fourPlayers();
    const auto tables = [&event](const char *typed) {
        return ui::findTable(event, event.rounds[0], typed).tables;
    };
    CHECK(tables("12") == std::vector{12});
    CHECK(tables("2").empty()); // a number is a whole number
    CHECK(tables("lucja") == std::vector{1});
    CHECK(tables("BJO") == std::vector{12});
    CHECK(tables("an") == std::vector{1, 12});
    CHECK(tables("ann") == std::vector{1}); // exactly hers, though Anna contains it
    CHECK(tables("xyz").empty());
    CHECK(tables(" ").empty());
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/result_shorthand.h"

#include "tournament/results/result_notation.h"

#include "tournament/desk.h"

using namespace tournament;

namespace {

/// What is recorded, in the notation; "?" when the text is not read.
std::string read(const char *profile, const char *typed)
{
    EventDesk desk(profile, {"Ada", "Ben"});
    desk.pair();
    const auto report = readResult(desk.event, 1, 1, typed);
    return report ? writeResult(report->result) : "?";
}

std::string readOfTwo(const char *typed) { return read("ffg-2016", typed); }

/// The same of a single game in which player 1 has this side.
std::string readOfOne(Side p1Side, const char *typed)
{
    EventDesk desk("nsg-sss", {"Ada", "Ben"});
    desk.pair();
    desk.event.rounds[0].matches[0].p1Side = p1Side;
    const auto report = readResult(desk.event, 1, 1, typed);
    return report ? writeResult(report->result) : "?";
}

} // namespace

TEST_CASE("Two digits are the games of both players")
{
    for (const auto *typed : {"20", "2 0", "2-0", "2:0", "2/0", " 20 "})
        CHECK(readOfTwo(typed) == "2-0");
    CHECK(readOfTwo("11") == "1-1");
    CHECK(readOfTwo("30") == "?");
    CHECK(readOfTwo("21") == "?");
    CHECK(readOfTwo("2147483647-2147483647") == "?");
}

TEST_CASE("A letter a game names its winner by side, player 1 as Corp first")
{
    CHECK(readOfTwo("cr") == "p1corp=corp p2corp=runner");
    CHECK(readOfTwo("C R") == "p1corp=corp p2corp=runner");
    CHECK(readOfTwo("c") == "p1corp=corp");
    CHECK(readOfTwo("- u") == "p2corp=unplayed");
    CHECK(readOfTwo("dt3-2") == "p1corp=draw p2corp=time:3-2");
    CHECK(readOfTwo("t32 c") == "p1corp=time:3-2 p2corp=corp");
    CHECK(readOfTwo("t10:2 c") == "p1corp=time:10-2 p2corp=corp");
    CHECK(readOfTwo("c4 r2") == "p1corp=corp:4 p2corp=runner:2");
}

TEST_CASE("A single game keeps the sides of its pairing")
{
    CHECK(readOfOne(Side::Runner, "c") == "p2corp=corp");
    CHECK(readOfOne(Side::Corp, "c") == "p1corp=corp");
    CHECK(readOfOne(Side::Corp, "10") == "p1corp=corp");
    CHECK(readOfOne(Side::Corp, "01") == "p1corp=runner");
    CHECK(readOfOne(Side::Corp, "cc") == "?");
}

TEST_CASE(
    "Of a game of the cut a figure names the winner, a letter only once its sides are settled")
{
    Match match;
    match.game = 3;
    CHECK(readShorthand("1", match, 1)->winner == Seat::P1);
    CHECK(readShorthand("2", match, 1)->winner == Seat::P2);
    CHECK(readShorthand("0-1", match, 1)->winner == Seat::P2);
    CHECK_FALSE(readShorthand("c", match, 1));
    match.p1Side = Side::Runner;
    CHECK(readShorthand("c", match, 1)->games[0].winner == Seat::P2);
}

TEST_CASE("Whatever is no short form is left to the notation")
{
    const Match match;
    for (const auto *typed : {"id", "p1corp=corp", "no-show=p2:5", "two-for-one=p1", "t3", "crc",
                              "", "  ", "--", "t99999999999-1", "c99999999999"}) {
        INFO(typed);
        CHECK_FALSE(readShorthand(typed, match, 2));
    }
}

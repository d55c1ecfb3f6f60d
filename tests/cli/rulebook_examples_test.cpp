// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

/// The result of the only match, with p1 the first named.
core::Json played(const Program &program, const std::string &profile, const std::string &first,
                  const std::string &second, const std::string &words)
{
    const std::string event = program.event({first, second}, profile);
    (void)reportFor(program, event, program.json({"pair", event}), first, words);
    return program.json({"standings", event});
}

const core::Json &row(const core::Json &standings, const std::string &player)
{
    return item(items(standings, "rows"), "player", player);
}

} // namespace

TEST_CASE("Two wins apart in agenda points decide the match (1.1, Prestige, example)")
{
    const Program program;
    const core::Json standings =
        played(program, "ffg-2012", "Kevin", "Jasmine", "p1corp=corp:5 p2corp=corp:3");
    CHECK(integer(row(standings, "Kevin"), "points") == 2);
    CHECK(integer(row(standings, "Kevin"), "match_points") == 13);
    CHECK(integer(row(standings, "Jasmine"), "points") == 4);
    CHECK(integer(row(standings, "Jasmine"), "match_points") == 15);
}

TEST_CASE("Each wins a game and gains the same prestige (3.0.2, Prestige, example)")
{
    const Program program;
    const core::Json standings =
        played(program, "ffg-2016", "Kevin", "Jasmine", "p1corp=corp p2corp=corp");
    CHECK(integer(row(standings, "Kevin"), "points") == 2);
    CHECK(integer(row(standings, "Jasmine"), "points") == 2);
    CHECK(row(standings, "Kevin").find("match_points") == nullptr);
}

TEST_CASE("At time the player ahead gains the point (3.0.2, Going to Time, example)")
{
    const Program program;
    const core::Json standings =
        played(program, "ffg-2016", "Simon", "Doc", "p1corp=time:6-4 p2corp=unplayed");
    CHECK(integer(row(standings, "Simon"), "points") == 1);
    CHECK(integer(row(standings, "Doc"), "points") == 0);
}

TEST_CASE("At time both gain the point and their agenda points (1.1, Unfinished games, example)")
{
    const Program program;
    const core::Json standings =
        played(program, "ffg-2012", "Simon", "Doc", "p1corp=time:6-4 p2corp=unplayed");
    // Beside the point of the unfinished game, the better match points bring the bonus of 2.
    CHECK(integer(row(standings, "Simon"), "points") == 1 + 2);
    CHECK(integer(row(standings, "Simon"), "match_points") == 6);
    CHECK(integer(row(standings, "Doc"), "points") == 1);
    CHECK(integer(row(standings, "Doc"), "match_points") == 4);
}

TEST_CASE("A profile of match points refuses a result without the loser's agenda points")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"}, "ffg-2012");
    program.done({"pair", event});
    for (const std::string result : {"2-0", "p1corp=corp p2corp=corp:3"}) {
        const Answered refused =
            program({"report", event, "--table", "1", "--result", result, "--json"});
        CHECK(refused.status == 1);
        CHECK(refused.err.empty());
        const core::Json error = refused.json();
        CHECK(integer(*error.find("error"), "status") == 1);
        CHECK_FALSE(text(*error.find("error"), "message").empty());
    }
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

/// Four players, three rounds. Worked out by hand:
///   round 1  Ada 4, Ben 0 (both games);  Cleo 2, Dan 2 (each wins as Corp)
///   round 2  Ada 3, Cleo 0 (a win as Corp; at time with 5 agenda points to 3);  Ben 4, Dan 0
///   round 3  Ada 1, Dan 1 (a draw, then no second game);  Cleo 4, Ben 0
/// Prestige: Ada 8, Cleo 6, Ben 4, Dan 3, 21 in all. Everybody meets everybody, so that SoS as a
/// sum is 21 less the own prestige.
std::string playedEvent(const Program &program)
{
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    core::Json round =
        program.json({"pair", event, "--lock", "Ada", "Ben", "--lock", "Cleo", "Dan"});
    (void)reportFor(program, event, round, "Ada", "p1corp=corp p2corp=runner");
    (void)reportFor(program, event, round, "Cleo", "p1corp=corp p2corp=corp");
    round = program.json({"pair", event, "--lock", "Ada", "Cleo"});
    (void)reportFor(program, event, round, "Ada", "p1corp=corp p2corp=time:3-5");
    (void)reportFor(program, event, round, "Ben", "p1corp=corp p2corp=runner");
    round = program.json({"pair", event});
    (void)reportFor(program, event, round, "Ada", "p1corp=draw p2corp=unplayed");
    (void)reportFor(program, event, round, "Cleo", "p1corp=corp p2corp=runner");
    return event;
}

} // namespace

TEST_CASE("A whole event from its creation to the final standings (3.0.2, Tournament Structure)")
{
    const Program program;
    const std::string event = playedEvent(program);
    const core::Json standings = program.json({"standings", event});
    CHECK(text(standings, "profile") == "ffg-2016");
    CHECK(integer(standings, "round") == 3);
    CHECK_FALSE(truth(standings, "provisional"));
    struct Expected {
        std::string player;
        int points;
        std::string sos;
        int corp;
        int runner;
    };
    const std::vector<Expected> expected{{"Ada", 8, "13", 2, 1},
                                         {"Cleo", 6, "15", 2, 1},
                                         {"Ben", 4, "17", 1, 1},
                                         {"Dan", 3, "18", 1, 0}};
    const auto &rows = items(standings, "rows");
    REQUIRE(rows.size() == expected.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        CHECK(integer(rows[i], "rank") == static_cast<int>(i) + 1);
        CHECK(text(rows[i], "player") == expected[i].player);
        CHECK(integer(rows[i], "points") == expected[i].points);
        CHECK(text(rows[i], "sos") == expected[i].sos);
        CHECK(rows[i].find("esos")->isNull());
        CHECK(integer(*rows[i].find("wins"), "corp") == expected[i].corp);
        CHECK(integer(*rows[i].find("wins"), "runner") == expected[i].runner);
        CHECK(integer(rows[i], "byes") == 0);
        CHECK_FALSE(truth(rows[i], "dropped"));
        CHECK(integer(rows[i], "player_id") > 0);
    }
    CHECK(texts(rows[0], "opponents") == std::vector<std::string>{"Ben", "Cleo", "Dan"});
    CHECK(program({"verify", event}).status == 0);
}

TEST_CASE("The same event counted by averages keeps exact fractions")
{
    const Program program;
    const std::string event = playedEvent(program);
    // SoS of Ada: (4/3 + 6/3 + 3/3) / 3; ESoS: the mean of 17/9, 15/9 and 18/9.
    const core::Json standings = program.json({"standings", event, "--profile", "ffg-2016-tome"});
    CHECK(text(standings, "profile") == "ffg-2016-tome");
    const core::Json &ada = item(items(standings, "rows"), "player", "Ada");
    CHECK(text(ada, "sos") == "13/9");
    CHECK(text(ada, "esos") == "50/27");
    const Answered shown = program({"standings", event, "--profile", "ffg-2016-tome"});
    CHECK(shown.out.find("13/9 (1.444)") != std::string::npos);
    CHECK(shown.out.find("50/27 (1.852)") != std::string::npos);
}

TEST_CASE("Standings after an earlier round look back, and a round not paired is bad usage")
{
    const Program program;
    const std::string event = playedEvent(program);
    const core::Json first = program.json({"standings", event, "--after", "1"});
    CHECK(integer(first, "round") == 1);
    CHECK(integer(item(items(first, "rows"), "player", "Ada"), "points") == 4);
    CHECK(text(item(items(first, "rows"), "player", "Ada"), "sos") == "0");
    const Answered late = program({"standings", event, "--after", "4"});
    CHECK(late.status == 2);
    CHECK(late.out.empty());
    CHECK(late.err.find("no Swiss round 4") != std::string::npos);
}

TEST_CASE("Undo and redo hold across runs of the program")
{
    const Program program;
    const std::string event = playedEvent(program);
    const core::Json before = program.json({"standings", event});
    const core::Json undone = program.json({"undo", event});
    CHECK(text(undone, "undone").find("round 3") != std::string::npos);
    CHECK(truth(program.json({"standings", event}), "provisional"));
    const core::Json redone = program.json({"redo", event});
    CHECK(text(redone, "redone") == text(undone, "undone"));
    CHECK(program.json({"standings", event}) == before);
    // Nothing is deleted: both steps stand in the log beside the act.
    const auto log = items(program.json({"log", event}), "entries");
    CHECK(log.size() == 13);
    CHECK(text(log.front(), "actor") == "tester");
    CHECK(text(log.front(), "at") == "2016-03-05T14:00:01Z");

    program.done({"undo", event, "--to", "2"});
    CHECK(integer(program.json({"standings", event}), "round") == 0);
    program.done({"redo", event});
    CHECK(program.json({"standings", event}) == before);
}

TEST_CASE("Undo and redo with nothing to do say so")
{
    const Program program;
    const std::string event = program.event({});
    const Answered redo = program({"redo", event});
    CHECK(redo.status != 0);
    CHECK_FALSE((redo.out + redo.err).empty());
    CHECK(program({"undo", event, "--to", "99"}).status != 0);
}

TEST_CASE("A result is corrected, completed and cleared")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    const core::Json round = program.json({"pair", event});
    core::Json result = reportFor(program, event, round, "Ada", "p1corp=corp");
    CHECK_FALSE(truth(result, "complete"));
    result = reportFor(program, event, round, "Ada", "p2corp=corp");
    CHECK(truth(result, "complete"));
    CHECK(items(result, "points")[0] == core::Json(2));
    CHECK(items(result, "points")[1] == core::Json(2));
    result = reportFor(program, event, round, "Ada", "p1corp=corp p2corp=runner");
    CHECK(integer(items(program.json({"standings", event}), "rows")[0], "points") == 4);
    CHECK(text(items(program.json({"standings", event}), "rows")[0], "player") == "Ada");
    const core::Json cleared =
        program.json({"report", event, "--round", "1", "--table", "1", "--clear"});
    CHECK(cleared.find("result")->isNull());
    CHECK_FALSE(truth(cleared, "complete"));
}

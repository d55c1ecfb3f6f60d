// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

/// Four players before their second of two rounds is reported; two make the cut.
std::string twoRounds(const Program &program, const std::string &profile)
{
    const std::string event = program.file("cup.arbiter");
    program.done({"new", event, "--name", "Cup", "--profile", profile, "--seed", "7", "--rounds",
                  "2", "--cut", "2"});
    for (const char *name : {"Ada", "Ben", "Cy", "Dee"})
        program.done({"player", "add", event, "--name", name});
    const core::Json round = program.json({"pair", event});
    for (const core::Json &pair : items(round, "pairs"))
        program.done({"report", event, "--round", "1", "--table",
                      std::to_string(integer(pair, "table")), "--result", "2-0"});
    program.done({"pair", event});
    return event;
}

} // namespace

TEST_CASE("Odds count finishes, the same ones every time")
{
    const Program program;
    const std::string event = twoRounds(program, "nsg-dss");
    const core::Json found = program.json({"odds", event, "--simulations", "500"});
    CHECK(found == program.json({"odds", event, "--simulations", "500"}));
    CHECK(integer(found, "finishes") == 500);
    CHECK(text(*found.find("model"), "goal") == "cut");
    CHECK(integer(*found.find("model"), "open_tables") == 2);
    std::int64_t reached = 0;
    for (const core::Json &player : items(found, "players")) {
        reached += integer(player, "reached");
        std::int64_t finishes = 0;
        for (const core::Json &count : items(player, "places"))
            finishes += *count.asInteger();
        CHECK(finishes == 500);
        CHECK(player.find("match")->find("won"));
    }
    CHECK(reached == 1000);
    CHECK(items(found, "draws").size() == 2);
    const std::string told = program({"odds", event, "--simulations", "500"}).out;
    CHECK(told.find("50 : 50") != std::string::npos);
    CHECK(told.find("Makes the cut") != std::string::npos);
}

TEST_CASE("Odds give no advice on draws where the profile forbids them")
{
    const Program program;
    const std::string event = twoRounds(program, "ffg-2016");
    const core::Json found = program.json({"odds", event, "--simulations", "50"});
    CHECK(found.find("draws")->isNull());
    CHECK(program({"odds", event, "--simulations", "50"}).out.find("draw") == std::string::npos);
}

TEST_CASE("Odds of a cut that has begun are refused in words")
{
    const Program program;
    const std::string event = twoRounds(program, "ffg-2016");
    for (const char *table : {"1", "2"})
        program.done({"report", event, "--round", "2", "--table", table, "--result", "2-0"});
    program.done({"cut", event, "--size", "2"});
    const Answered refused = program({"odds", event});
    CHECK(refused.status == 1);
    CHECK(refused.out.find("The cut has begun") != std::string::npos);
    CHECK(program({"odds", event, "--simulations", "0"}).status == 2);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

TEST_CASE("The same seed simulates the same tournament, another seed another one")
{
    const Program program;
    const auto simulated = [&](const std::string &name, const std::string &seed) {
        const std::string event = program.file(name);
        program.done({"simulate", "--players", "12", "--rounds", "3", "--cut", "0", "--profile",
                      "nsg-sss", "--seed", seed, "-o", event});
        return program.json({"standings", event});
    };
    const core::Json one = simulated("one.arbiter", "5");
    CHECK(one == simulated("two.arbiter", "5"));
    CHECK_FALSE(one == simulated("three.arbiter", "6"));
    CHECK(integer(one, "round") == 3);
}

TEST_CASE("No rounds are players only, ready to be paired")
{
    const Program program;
    const std::string event = program.file("trial.arbiter");
    program.done({"simulate", "--players", "64", "--rounds", "0", "--cut", "0", "--profile",
                  "ffg-2016", "--seed", "1", "-o", event});
    // Creation and one list of players.
    CHECK(items(program.json({"log", event}), "entries").size() == 2);
    CHECK(items(program.json({"pair", event}), "pairs").size() == 32);
}

TEST_CASE("A simulation the rules refuse leaves no file behind")
{
    const Program program;
    const std::string event = program.file("trial.arbiter");
    CHECK(program({"simulate", "--players", "8", "--rounds", "3", "--cut", "5", "-o", event}).status
          != 0);
    CHECK_FALSE(std::filesystem::exists(event));
    CHECK(program({"simulate", "--players", "many", "--rounds", "3", "-o", event}).status == 2);
    CHECK(program({"simulate", "--players", "8", "--rounds", "3"}).status == 2);
}

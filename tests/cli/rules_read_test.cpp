// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

TEST_CASE("rules read gives the question of a dispute in words, and what each word was")
{
    const Program program;
    const core::Json read =
        program.json({"rules", "read", "run on hq, encounters tollbooth, femme chose it",
                      "flurbel, runner 2 credits. does he get past tollbooth?"});
    const core::Json &state = *read.find("document")->find("state");
    CHECK(text(*state.find("run"), "ice") == "tollbooth");
    CHECK(core::dump(*state.find("runner")->find("credits")) == "2");
    CHECK(text(*state.find("objects")->find("femmefatale"), "chosen") == "tollbooth");
    const auto lines = items(read, "lines");
    REQUIRE(lines.size() == 2);
    CHECK(items(lines.front(), "open").empty());
    const auto open = items(lines.back(), "open");
    REQUIRE(open.size() == 1);
    CHECK(text(open.front(), "words") == "flurbel");
    CHECK_FALSE(items(read, "assumed").empty());

    const Answered told = program({"rules", "read", "runner does not jack out"});
    CHECK(told.status == 0);
    CHECK(told.out.find("not done: the Runner jacks out") != std::string::npos);
}

TEST_CASE("rules read says where more was not understood than was")
{
    const Program program;
    const Answered told = program({"rules", "read",
                                   "flurbel gnarps the wobbly snood while dribbling over quixotic "
                                   "marmalade. Tollbooth on HQ."});
    CHECK(told.out.find("Too much of this is not understood") != std::string::npos);
    const Answered known = program({"rules", "read", "Tollbooth protects HQ, rezzed. Corp turn."});
    CHECK(known.out.find("Too much of this") == std::string::npos);
}

TEST_CASE("The question that rules read gives can be asked and played")
{
    const Program program;
    const core::Json read =
        program.json({"rules", "read", "tollbooth hq rezzed, runner 2 credits encounters it"});
    const std::string question = core::dump(*read.find("document"));
    const core::Json shown = program.json({"rules", "play", "--text", question});
    CHECK(text(shown, "to") == "end");
    const core::Json more =
        program({"rules", "read", "next turn", "--on", "-", "--json"}, question).json();
    CHECK(text(*more.find("document")->find("state"), "at") == "corp-turn/turn-begins");
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

/// Rules Reference 1.0, "Trigger Steps": the example of Tollbooth and Femme Fatale.
constexpr const char *question = R"({"state":{"at":"run/encounter","runner":{"credits":5},
  "run":{"server":"HQ","ice":"i1"},"objects":{
    "i1":{"card":"Tollbooth","server":"HQ","position":0,"rezzed":true},
    "p1":{"card":"Femme Fatale","chosen":"i1"}}},
  "question":{"ask":"outcome","script":[{"use":"p1#bypass"}],
              "report":["runner.credits","i1.passed"]}})";

} // namespace

TEST_CASE("rules ask derives an answer with its rules and sources")
{
    const Program program;
    const core::Json answer = program.json({"rules", "ask", "--text", question});
    CHECK(text(answer, "confidence") == "derived");
    CHECK(text(answer, "version") == "rr10");
    CHECK(core::dump(*answer.find("verdict")) == R"({"runner.credits":4,"i1.passed":"yes"})");
    bool structureEnded = false;
    for (const core::Json &line : items(answer, "trace"))
        for (const core::Json &because : items(line, "because")) {
            CHECK_FALSE(items(because, "cites").empty());
            structureEnded = structureEnded || text(because, "rule") == "trigger.structure-ended";
        }
    CHECK(structureEnded);

    const Answered shown = program({"rules", "ask", "--text", question, "--version", "faq16"});
    CHECK(shown.status == 0);
    CHECK(shown.out.find("The Runner has 4 credits. Tollbooth is passed.") == 0);
    CHECK(shown.out.find("FAQ 1.6, \"Bypass\"") != std::string::npos);
}

TEST_CASE("A build without the window says which languages it speaks, and where others are")
{
    const Program program;
    const Answered asked = program({"rules", "ask", "--text", question, "--language", "de"});
    CHECK(asked.status == 2);
    CHECK(asked.out.empty());
    CHECK(asked.err.find("it speaks en, and") != std::string::npos);
    CHECK(program({"rules", "ask", "--text", question, "--language", "en"}).status == 0);
}

// Difference X23, which the core rules leave open: two abilities of one moment, and the second has
// lost its card.
TEST_CASE("rules ask says what other versions answer, or that they decide nothing")
{
    constexpr const char *pawned = R"({"state":{"at":"runner-turn/turn-begins",
        "runner":{"credits":2},"objects":{"r1":{"card":"Aesop's Pawnshop"},
        "r2":{"card":"Drug Dealer"}}},
        "question":{"ask":"outcome","script":[{"use":"r1#sell","choose":["r2"]}],
        "report":["runner.credits"]}})";
    const Program program;
    const Answered shown = program({"rules", "ask", "--text", pawned});
    CHECK(shown.out.find("The Runner has 5 credits.") == 0);
    CHECK(shown.out.find("By FAQ 1.6: The Runner has 4 credits.\n") != std::string::npos);
    CHECK(shown.out.find("Not decided: this version leaves open: ") != std::string::npos);
    const core::Json answer = program.json({"rules", "ask", "--text", pawned});
    const auto others = items(answer, "differs_in");
    REQUIRE(others.size() == 2);
    for (const core::Json &other : others)
        CHECK((text(other, "version") == "faq16") == (text(other, "confidence") == "derived"));
}

TEST_CASE("A question that cannot be read is bad usage, on one line that names the place")
{
    const Program program;
    const Answered answered =
        program({"rules", "ask", "--text", R"({"state":{"at":"run/encounter"}})"});
    CHECK(answered.status == 2);
    CHECK(answered.out.empty());
    CHECK(answered.err.find("state: a step of a run needs \"run\"") != std::string::npos);
}

TEST_CASE("rules coverage counts every official ruling about play once")
{
    const Program program;
    const core::Json coverage = program.json({"rules", "coverage"});
    const core::Json *total = coverage.find("total");
    REQUIRE(total != nullptr);
    CHECK(*total->find("entries")->asInteger() == 792);
    CHECK(*total->find("wrong")->asInteger() == 0);
    CHECK(*total->find("right")->asInteger() > 300);
    CHECK(items(coverage, "open").size()
          == static_cast<std::size_t>(792 - *total->find("right")->asInteger()));
}

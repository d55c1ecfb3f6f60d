// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The same acts by two versions: they part where the documents differ, and nowhere else.
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/playing_out/parting.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace rulings;

namespace {

Asked asked(const std::string &text)
{
    auto read = readQuestion(text);
    REQUIRE(read);
    return *std::move(read);
}

} // namespace

TEST_CASE("A source that has left is where Rules Reference 1.0 and FAQ 1.6 part")
{
    // Difference X23: Aesop's Pawnshop sells Drug Dealer before that one triggers.
    const Asked question = asked(R"({"state": {"at": "runner-turn/turn-begins",
      "runner": {"credits": 2}, "objects": {"r1": {"card": "Aesop's Pawnshop"},
      "r2": {"card": "Drug Dealer"}}},
      "question": {"ask": "outcome", "script": [{"use": "r1#sell", "choose": ["r2"]}],
                   "report": ["runner.credits"]}})");
    const auto parting = whereTheyPart(RulesVersion::Rr10, RulesVersion::Faq16, question);
    REQUIRE(parting);
    CHECK(parting->acts == 1);
    CHECK(parting->act.find("Aesop's Pawnshop") != std::string::npos);
    const auto credits = std::ranges::find(parting->unlike, "credits of the Runner", &Unlike::what);
    REQUIRE(credits != parting->unlike.end());
    CHECK(credits->one == "5");
    CHECK(credits->other == "4");
    CHECK_FALSE(parting->one.trace.empty());
}

TEST_CASE("An act that one version refuses is where they part, with its reason")
{
    // Difference X07: FAQ 1.6 and later let the Corp score between the draw and the first action.
    const Asked question = asked(R"({"state": {"at": "corp-turn/first-window",
      "corp": {"credits": 5, "clicks": 3}, "objects": {"a": {"card": {"type": "agenda",
      "advancement_requirement": 3, "points": 2}, "zone": "remote", "server": "Server 1",
      "counters": {"advancement": 3}}}},
      "question": {"ask": "outcome", "script": [{"score": "a"}], "report": ["a.zone"]}})");
    const auto parting = whereTheyPart(RulesVersion::Rr10, RulesVersion::Core2012, question);
    REQUIRE(parting);
    CHECK(parting->one.to == PlayedTo::End);
    CHECK(parting->other.to != PlayedTo::End);
    CHECK_FALSE(parting->other.why.empty());
}

TEST_CASE("What all versions say does not part")
{
    const Asked question = asked(R"({"state": {"at": "runner-turn/take-actions",
      "runner": {"credits": 2, "clicks": 3}},
      "question": {"ask": "outcome", "script": [{"gain_credit": true}, {"gain_credit": true}],
                   "report": ["runner.credits"]}})");
    CHECK_FALSE(whereTheyPart(RulesVersion::Rr10, RulesVersion::Faq16, question));
    CHECK_FALSE(whereTheyPart(RulesVersion::Rr10, RulesVersion::Core2012, question));
}

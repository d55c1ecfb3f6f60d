// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two exceptions to one rule: the stronger prevails, and of two that are equally strong neither.
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings_situations.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace rulings;
using namespace rulings_support;

namespace {

/// A program says that it is installed on a resource; the resource, that it takes cards by its own
/// ability alone. Nothing in the documents says which of them prevails.
Asked programAndHost(bool ownWay = true)
{
    const std::string way = ownWay ? R"(, "by_ability": true)" : "";
    const auto asked = readQuestion(R"({"state": {"at": "runner-turn/take-actions",
        "runner": {"credits": 5, "clicks": 4}, "brain_damage": 0, "objects": {
         "p": {"card": {"type": "program", "cost": 1, "memory": 1, "abilities": [
               {"id": "place", "kind": "installs-on", "of": {"type": ["resource"]}}]}, "zone": "grip"},
         "h": {"card": {"type": "resource", "cost": 1, "abilities": [
               {"id": "hosts", "kind": "hosts", "of": {"type": ["program"]})"
                                    + way + R"(}]}}}},
        "question": {"ask": "legal", "by": "runner", "act": {"install": "p", "host": "h"}}})");
    if (!asked)
        FAIL(core::toString(asked.error()));
    return *asked;
}

RuleCatalogue withRank(std::string_view id, Rank rank)
{
    RuleCatalogue catalogue = ruleCatalogue();
    std::ranges::find(catalogue.rules, id, &Rule::id)->rank = rank;
    return catalogue;
}

} // namespace

TEST_CASE("Two exceptions of equal rank that disagree are a conflict, and no verdict")
{
    for (const RulesVersion version : {RulesVersion::Faq16, RulesVersion::Rr10}) {
        const Answer derived = answer(version, programAndHost());
        CHECK(derived.confidence == Confidence::Conflict);
        CHECK(derived.verdict.empty());
        CHECK(derived.why
              == "two rules of equal rank disagree: p is installed where its own text demands; "
                 "h hosts in another way, by its own text");
        CHECK(rulesOf(derived.trace.back())
              == std::vector<std::string>{"install.own-text", "host.as-stated"});
        REQUIRE(derived.alternatives.size() == 2);
        CHECK(derived.alternatives[0].when
              == "this prevails: p is installed where its own text demands");
        CHECK(core::dump(verdictJson(derived.alternatives[0].verdict)) == "\"yes\"");
        CHECK(derived.alternatives[1].when
              == "this prevails: h hosts in another way, by its own text");
        CHECK(core::dump(verdictJson(derived.alternatives[1].verdict)) == "\"no\"");
    }
}

TEST_CASE("Without the second exception the first one decides")
{
    const Answer derived = answer(RulesVersion::Rr10, programAndHost(false));
    CHECK(derived.confidence == Confidence::Derived);
    CHECK(core::dump(verdictJson(derived.verdict)) == "\"yes\"");
}

TEST_CASE("Of two exceptions the one of higher rank prevails")
{
    const auto decided = [](const RuleCatalogue &catalogue) {
        const Answer derived = answer(Rulebook(catalogue, RulesVersion::Rr10), programAndHost());
        CHECK(derived.confidence == Confidence::Derived);
        return core::dump(verdictJson(derived.verdict));
    };
    CHECK(decided(withRank("host.as-stated", Rank::Cannot)) == "\"no\"");
    CHECK(decided(withRank("install.own-text", Rank::Cannot)) == "\"yes\"");
}

TEST_CASE("A conflict ends a script, too")
{
    Asked asked = programAndHost();
    asked.question.ask = Ask::Outcome;
    asked.question.script.push_back(*asked.question.act);
    asked.question.act.reset();
    asked.question.report = {"p.installed"};
    CHECK(answer(RulesVersion::Rr10, asked).confidence == Confidence::Conflict);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Causes of faults that a judge found who read 200 answers whole: each holds over all kept
// situations where it can be said of all, otherwise of one that shows it both ways.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "tests/rules/rulings_situations.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstddef>
#include <string>
#include <vector>

using namespace rulings;
using namespace rulings_support;

namespace {

using Told = std::vector<std::string>;

const std::string table = R"("corp":{"credits":5,"clicks":2,"hand":3,"deck":20,"pile":0},
    "runner":{"credits":9,"clicks":3,"hand":4,"deck":20,"pile":0},"tags":0,"bad_publicity":0,
    "brain_damage":0,"clicks_spent":1,"happened":[],"happened_last_turn":[],)";

Asked askedOf(const std::string &state, const std::string &question)
{
    const auto asked =
        readQuestion(R"({"state":{)" + table + state + R"(},"question":{)" + question + "}}");
    REQUIRE(asked);
    return *asked;
}

Answer derivedFrom(const std::string &state, const std::string &question,
                   RulesVersion version = RulesVersion::Rr10)
{
    Answer derived = answer(version, askedOf(state, question));
    INFO(derived.why);
    REQUIRE(derived.confidence == Confidence::Derived);
    return derived;
}

bool tells(const Answer &answer, const std::string &text)
{
    return std::ranges::any_of(
        answer.trace, [&](const Step &step) { return step.what.find(text) != std::string::npos; });
}

bool assumes(const Answer &answer, const std::string &text)
{
    return std::ranges::any_of(answer.assumptions, [&](const std::string &one) {
        return one.find(text) != std::string::npos;
    });
}

} // namespace

TEST_CASE("No version is undecided by a rule that touches nothing asked")
{
    const std::string lacks = "no rule in force says: ";
    Told wrong;
    std::size_t undecided = 0;
    const auto &situations = everySituation();
    for (std::size_t i = 0; i < situations.size(); i += 5) {
        const Answer derived = answerWithDifferences(situations[i].version, situations[i].asked);
        if (derived.confidence != Confidence::Derived)
            continue;
        const auto rules = rulesOf(derived);
        for (const Otherwise &other : derived.differsIn) {
            if (other.confidence != Confidence::NotDerivable || !other.why.starts_with(lacks))
                continue;
            ++undecided;
            const bool touches = std::ranges::any_of(ruleCatalogue().rules, [&](const Rule &rule) {
                return other.why == lacks + rule.says && rules.contains(rule.id);
            });
            if (!touches)
                wrong.push_back(situations[i].id + ": " + other.why);
        }
    }
    CHECK(wrong == Told{});
    CHECK(undecided > 0); // some do hang on a rule
}

TEST_CASE("What a text asks for is told as what is so, in words")
{
    const Told fallbacks{"as the text describes it", "such a counter", " (it is ",
                         "the text needs this", "which number is chosen"};
    Told wrong;
    const auto &situations = everySituation();
    for (std::size_t i = 0; i < situations.size(); i += 3)
        for (const Step &step : answer(situations[i].version, situations[i].asked).trace)
            for (const std::string &words : fallbacks)
                if (step.what.find(words) != std::string::npos)
                    wrong.push_back(situations[i].id + ": " + step.what);
    CHECK(wrong == Told{});
}

TEST_CASE("A yes of another version that lets a text be used in vain says so")
{
    const std::string state = R"("at":"runner-turn/take-actions","objects":{
        "e":{"card":{"type":"event","cost":0,"abilities":[{"id":"x","kind":"play",
        "do":[{"op":"remove-tags","n":1}]}]},"zone":"grip"}})";
    const Asked asked = askedOf(state, R"("ask":"legal","by":"runner","act":{"play":"e"})");
    const Answer derived = answerWithDifferences(RulesVersion::Rr10, asked);
    REQUIRE(derived.verdict == Verdict{{"", false}});
    const auto core =
        std::ranges::find(derived.differsIn, RulesVersion::Core2012, &Otherwise::version);
    REQUIRE(core != derived.differsIn.end());
    CHECK(inWords(asked, *core) == "Yes, the Runner may, though it would change nothing.");
}

TEST_CASE("An accessed card that stays is set aside, and in older versions left as it lay")
{
    const std::string state = R"("at":"run/access","run":{"server":"Server 1","credits":0,
        "status":"successful"},"objects":{"u":{"card":{"type":"upgrade","cost":1,"trash_cost":2},
        "zone":"remote","server":"Server 1","rezzed":false}})";
    const std::string question = R"("ask":"outcome","script":[{"access":"u"}],"report":["u.zone"])";
    CHECK(tells(derivedFrom(state, question), "neither trashed nor stolen and is set aside"));
    CHECK(tells(derivedFrom(state, question, RulesVersion::Faq16), "left facedown"));
}

TEST_CASE("A facedown Runner card has no subtype by rule, not by an ability")
{
    const auto subtype = [](const std::string &facedown) {
        return derivedFrom(R"("at":"runner-turn/take-actions","objects":{
            "p":{"card":{"type":"program","cost":1,"memory":1,"subtypes":["Virus"]},"faceup":)"
                               + facedown + "}}",
                           R"("ask":"status","report":["p.subtype Virus"])");
    };
    CHECK(tells(subtype("false"), "installed facedown: it has no name, type or subtype"));
    CHECK_FALSE(tells(subtype("false"), "takes it away"));
    CHECK(tells(subtype("true"), "is printed on p"));
}

TEST_CASE(
    "Subroutines that do not resolve are told: broken ones, and those the run has ended before")
{
    const auto ice = [](const std::string &first, const std::string &broken) {
        return derivedFrom(R"("at":"run/subroutines","run":{"server":"HQ","ice":"i","credits":0,
            "approaches":1,"broken":)"
                               + broken
                               + R"(},"objects":{"i":{"card":{"type":"ice","cost":1,"strength":1,
            "abilities":[{"id":"s1","kind":"subroutine","do":[{"op":")"
                               + first + R"("}]},{"id":"s2","kind":"subroutine",
            "do":[{"op":"gain-credits","player":"corp","n":1}]}]},
            "server":"HQ","position":0,"rezzed":true}})",
                           R"("ask":"outcome","script":[],"report":["corp.credits"])");
    };
    CHECK(tells(ice("end-run", "[1,2]"), "subroutines 1, 2 of i are broken and do not resolve"));
    CHECK(tells(ice("end-run", "[1]"), "subroutine 1 of i is broken and does not resolve"));
    CHECK(tells(ice("end-run", "[]"), "does not resolve, for the run has ended"));
    CHECK_FALSE(tells(ice("shuffle", "[]"), "for the run has ended"));
}

TEST_CASE("What is assumed of trash costs and credits is told where it could matter")
{
    const std::string state = R"("at":"run/access","run":{"server":"HQ","status":"successful"},
        "objects":{"a":{"card":{"type":"asset","cost":1,"trash_cost":2,"abilities":[{"id":"x",
        "kind":"conditional","when":{"event":"accessed","of":"self"},"works_inactive":true,
        "do":[{"op":"gain-credits","n":3}]}]},"zone":"hq"}})";
    const auto asked = [&](const std::string &fact) {
        return derivedFrom(
            state, R"("ask":"outcome","script":[{"access":"a"}],"report":[")" + fact + R"("])");
    };
    CHECK_FALSE(assumes(asked("corp.credits"), "is not trashed for its trash cost"));
    CHECK(assumes(asked("a.zone"), "is not trashed for its trash cost"));
    CHECK(tells(asked("corp.credits"), "and it triggers, although it is inactive"));
}

TEST_CASE("Fewer than an effect asks for is told with both numbers")
{
    const auto loss = [](int number) {
        return derivedFrom(R"("at":"runner-turn/take-actions","objects":{"r":{"card":{
            "type":"resource","cost":1,"abilities":[{"id":"x","kind":"paid","cost":{"clicks":1},
            "do":[{"op":"lose-credits","player":"corp","n":)"
                               + std::to_string(number) + "}]}]}}}",
                           R"("ask":"outcome","script":[{"use":"r#x"}],"report":["corp.credits"])");
    };
    CHECK(tells(loss(7), "7 are to be lost, and the Corp has 5 credits"));
    CHECK_FALSE(tells(loss(5), "are to be lost"));
}

TEST_CASE("That a run succeeds is told once, and no window behind what happened last")
{
    const Answer run = derivedFrom(R"("at":"runner-turn/take-actions","objects":{})",
                                   R"("ask":"outcome","script":[{"run":"HQ"},{"to":"access"}],
                                      "report":["run.status"])");
    CHECK(tells(run, "the run is successful"));
    CHECK_FALSE(tells(run, "The run succeeds"));
    const Answer value =
        derivedFrom(R"("at":"runner-turn/take-actions","objects":{"p":{"card":"Corroder"}})",
                    R"("ask":"outcome","script":[{"gain_credit":true}],"report":["p.strength"])");
    CHECK_FALSE(tells(value, "Window after an action"));
}

TEST_CASE("The first line says of ice what it protects, and of a step that there is no other")
{
    const Asked ice = askedOf(R"("at":"corp-turn/take-actions","objects":{
        "i":{"card":"Enigma","server":"HQ","position":0,"rezzed":true},
        "u":{"card":"Hokusai Grid","zone":"root","server":"HQ","rezzed":true}})",
                              R"("ask":"status","report":["i.server","u.server"])");
    CHECK(verdictInWords(ice, {{"i.server", std::string("HQ")}, {"u.server", std::string("HQ")}})
          == "Enigma protects HQ. Hokusai Grid belongs to HQ.");
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question leaves out and the derivation takes to be so stands beside the verdict: once, and
// only where the verdict looked at it.
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings_situations.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace rulings;
using namespace rulings_support;

namespace {

std::vector<std::string> assumptionsOf(const std::string &state, const std::string &question,
                                       RulesVersion version = RulesVersion::Rr10)
{
    const auto asked = readQuestion(R"({"state": )" + state + R"(, "question": )" + question + '}');
    if (!asked)
        FAIL(core::toString(asked.error()));
    const Answer derived = answer(version, *asked);
    INFO(derived.why);
    CHECK(derived.confidence == Confidence::Derived);
    return derived.assumptions;
}

using Words = std::vector<std::string>;

/// A resource that pays when the Runner has made a successful run in this turn.
std::string afterARun(const std::string &happened)
{
    return R"({"at": "runner-turn/after-action", "runner": {"credits": 0}, "objects": {
        "r": {"card": {"type": "resource", "cost": 1, "abilities": [
              {"id": "x", "kind": "paid", "cost": {"credits": 0},
               "restriction": {"happened": "run-successful"},
               "do": [{"op": "gain-credits", "n": 1}]}]}}})"
        + happened + '}';
}

const std::string mayUse = R"({"ask": "legal", "by": "runner", "act": {"use": "r#x"}})";

std::string encounter(const std::string &run)
{
    return R"({"at": "run/subroutines", "runner": {"credits": 0, "hand": 3}, "run": {"server": "HQ",
        "ice": "i", "credits": 0)"
        + run + R"(}, "objects": {"i": {"card": {"type": "ice", "strength": 1, "cost": 1,
        "abilities": [{"id": "s", "kind": "subroutine",
                       "do": [{"op": "damage", "kind": "net", "n": 1}]}]},
        "server": "HQ", "position": 0, "rezzed": true}}})";
}

/// A program with one credit for runs, which its owner pays with.
std::string withCredits(const std::string &counters)
{
    return R"({"at": "runner-turn/after-action", "runner": {"credits": 0}, "objects": {
        "c": {"card": {"type": "hardware", "cost": 1, "recurring": {"credits": 1,
              "for": [{"to": "use"}]}})"
        + counters + R"(}, "r": {"card": {"type": "resource", "cost": 1, "abilities": [
              {"id": "x", "kind": "paid", "cost": {"credits": 1},
               "do": [{"op": "take-tags", "n": 1}]}]}}}})";
}

/// An ability that counts once in a turn.
std::string onceInATurn(const std::string &used)
{
    return R"({"at": "runner-turn/after-action", "runner": {"credits": 0}, "objects": {
        "r": {"card": {"type": "resource", "cost": 1, "abilities": [
              {"id": "x", "kind": "paid", "cost": {"credits": 0}, "once_per_turn": true,
               "do": [{"op": "gain-credits", "n": 1}]}]})"
        + used + "}}}";
}

/// What is assumed of such a card.
std::string notBefore(const std::string &card)
{
    return "before what the question tells, this had not happened in this turn: taking a tag (for "
        + card + ')';
}

/// Cards of those names that pay the first time in a turn that the Runner takes a tag.
std::string firstTag(const std::vector<std::string> &names, const std::string &more = "")
{
    std::string cards;
    for (const std::string &name : names)
        cards += ", \"" + name + R"(": {"card": {"type": "resource", "cost": 1, "abilities": [
              {"id": "x", "kind": "conditional", "when": {"event": "tag-taken"},
               "first_each_turn": true, "do": [{"op": "gain-credits", "n": 1}]}]}})";
    return R"({"at": "corp-turn/first-window", "corp": {"credits": 0}, "runner": {"credits": 0},
        "tags": 0, "objects": {
        "a": {"card": {"type": "asset", "cost": 1, "abilities": [
              {"id": "x", "kind": "paid", "cost": {"credits": 0},
               "do": [{"op": "take-tags", "n": 1}]}]},
              "zone": "remote", "server": "Server 1", "rezzed": true})"
        + cards + '}' + more + '}';
}

const std::string takeATag =
    R"({"ask": "outcome", "script": [{"use": "a#x"}], "report": ["runner.credits"]})";

} // namespace

TEST_CASE("An event that is not told is taken as not having happened, and the answer says so")
{
    CHECK(assumptionsOf(afterARun(""), mayUse)
          == Words{"not told, and taken as not having happened in this turn: a successful run"});
    // Told what happened, or that nothing did, the answer rests on that.
    CHECK(assumptionsOf(afterARun(R"(, "happened": [])"), mayUse).empty());
    CHECK(
        assumptionsOf(afterARun(R"(, "happened": [{"event": "run-successful"}])"), mayUse).empty());
}

TEST_CASE("A turn that is played from its beginning leaves nothing of it to be assumed")
{
    std::string state = afterARun("");
    state.replace(state.find("after-action"), 12, "turn-begins");
    CHECK(assumptionsOf(state, R"({"ask": "outcome", "script": [{"to": "first-window"}],
                                   "report": ["runner.credits"]})")
              .empty());
}

TEST_CASE("Of the turn before, too")
{
    const auto state = [](const std::string &before) {
        return R"({"at": "corp-turn/begin-window", "corp": {"credits": 0}, "objects": {
            "a": {"card": {"type": "asset", "cost": 1, "abilities": [
                  {"id": "x", "kind": "paid", "cost": {"credits": 0},
                   "restriction": {"not": {"happened_last_turn": "run-begins"}},
                   "do": [{"op": "gain-credits", "n": 1}]}]},
                  "zone": "remote", "server": "Server 1", "rezzed": true}})"
            + before + '}';
    };
    const std::string question = R"({"ask": "legal", "by": "corp", "act": {"use": "a#x"}})";
    CHECK(assumptionsOf(state(""), question)
          == Words{"not told, and taken as not having happened in the turn before: the beginning "
                   "of a run"});
    CHECK(assumptionsOf(state(R"(, "happened_last_turn": [])"), question).empty());
}

TEST_CASE("In an encounter that a question begins in, nothing counts as broken before")
{
    const std::string question = R"({"ask": "outcome", "script": [], "report": ["runner.hand"]})";
    CHECK(assumptionsOf(encounter(""), question) == Words{"no subroutine was broken before"});
    CHECK(assumptionsOf(encounter(R"(, "broken": [])"), question).empty());
    CHECK(assumptionsOf(encounter(R"(, "broken": [1])"), question).empty());
}

TEST_CASE("Recurring credits that nobody counted are all there")
{
    CHECK(assumptionsOf(withCredits(""), mayUse) == Words{"all recurring credits of c are on it"});
    CHECK(assumptionsOf(withCredits(R"(, "counters": {"recurring": 1})"), mayUse).empty());
}

TEST_CASE("What counts once in a turn had not come before")
{
    CHECK(assumptionsOf(onceInATurn(""), mayUse) == Words{"r was not used before in this turn"});
    CHECK(assumptionsOf(onceInATurn(R"(, "used": [])"), mayUse).empty());
    CHECK(assumptionsOf(onceInATurn(R"(, "used": ["x"])"), mayUse).empty());
}

TEST_CASE("The first time in a turn is over when such an event is told")
{
    // FAQ 1.6, Section 3; Rules Reference 1.0, "Ordinal Events".
    CHECK(assumptionsOf(firstTag({"r"}), takeATag) == Words{notBefore("r")});
    const auto credits = [](const std::string &more) {
        const auto asked = readQuestion(R"({"state": )" + firstTag({"r"}, more)
                                        + R"(, "question": )" + takeATag + '}');
        REQUIRE(asked);
        return core::dump(verdictJson(answer(RulesVersion::Rr10, *asked).verdict));
    };
    CHECK(credits("") == "1");
    CHECK(credits(R"(, "happened": [{"event": "tag-taken"}])") == "0");
}

// The timing structures have it so: cards are accessed behind the step in which a run succeeds.
TEST_CASE("Cards are accessed in a successful run, unless a card may deny that it is one")
{
    const auto state = [](const std::string &status, const std::string &more = "") {
        return R"({"at": "run/access", "run": {"server": "HQ", "credits": 0)" + status
            + R"(}, "corp": {"hand": 0}, "runner": {"credits": 0}, "objects": {
               "a": {"card": {"type": "asset", "cost": 1}, "zone": "hq"})"
            + more + "}}";
    };
    const std::string question =
        R"({"ask": "outcome", "script": [{"access": "a"}], "report": ["run.status"]})";
    const std::string denies = R"(, "u": {"card": "Crisium Grid", "zone": "root", "server": "HQ",
                                          "rezzed": false})";
    CHECK(assumptionsOf(state(""), question).empty());
    CHECK(assumptionsOf(state("", denies), question) == Words{"the run was declared successful"});
    CHECK(assumptionsOf(state(R"(, "status": "successful")", denies), question).empty());
}

TEST_CASE("Whether a card of Archives lies faceup is told, or taken as no")
{
    const auto state = [](const std::string &faceup) {
        return R"({"at": "corp-turn/begin-window", "objects": {
            "a": {"card": {"type": "asset", "cost": 1}, "zone": "archives")"
            + faceup + "}}}";
    };
    const std::string question = R"({"ask": "status", "report": ["a.known-to"]})";
    CHECK(assumptionsOf(state(""), question) == Words{"a lies facedown"});
    CHECK(assumptionsOf(state(R"(, "faceup": false)"), question).empty());
    CHECK(assumptionsOf(state(R"(, "faceup": true)"), question).empty());
}

TEST_CASE("What every way to play it assumes is told")
{
    // Whichever of the two triggers first, both count for the first time.
    CHECK(assumptionsOf(firstTag({"r", "s"}), takeATag) == Words{notBefore("r"), notBefore("s")});
}

TEST_CASE("What is used later is not assumed to be unused")
{
    const Words assumed = assumptionsOf(
        R"({"at": "run/break-window", "run": {"server": "HQ", "ice": "i", "credits": 0},
            "runner": {"credits": 5, "clicks": 2, "hand": 5}, "corp": {"credits": 0},
            "brain_damage": 0, "objects": {
            "i": {"card": "Heimdall 2.0", "server": "HQ", "position": 0, "rezzed": true},
            "e": {"card": "e3 Feedback Implants"},
            "t": {"card": "Tyr's Hand", "zone": "root", "server": "HQ", "rezzed": true}}})",
        R"({"ask": "outcome", "script": [{"use": "i#break", "break": [1, 2]}, {"use": "e#more"},
            {"respond": "t#keep"}, {"use": "e#more"}], "report": ["i.broken"]})");
    CHECK(std::ranges::count(assumed, "Tyr's Hand is not used") == 0);
    CHECK(std::ranges::count(assumed, "Tyr's Hand is used only where that is told") == 1);
}

// Tennin Institute asks, as the Corp's turn begins, for the turn of the Runner.
TEST_CASE("At the beginning of a turn it is the one before of which nothing is told")
{
    const Words assumed = assumptionsOf(
        R"({"at": "corp-turn/turn-begins", "corp": {"clicks": 3}, "objects": {
            "id": {"card": "Tennin Institute: The Secrets Within"},
            "r": {"card": {"type": "resource", "cost": 1}}}})",
        R"({"ask": "outcome", "script": [{"use": "id#advance", "choose": ["r"]}],
            "report": ["r.advancement"]})");
    CHECK(std::ranges::count(assumed,
                             "not told, and taken as not having happened in the turn "
                             "before: a successful run")
          == 1);
    CHECK(std::ranges::count(assumed,
                             "not told, and taken as not having happened in this turn: a "
                             "successful run")
          == 0);
}

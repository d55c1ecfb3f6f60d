// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is going on is a stack: the innermost frame says who acts, what is paid and by what cards
// go, and however a thing ends, nothing of it stays.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/frames.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>

using namespace rulings;

namespace {

Answer answerTo(RulesVersion version, const std::string &question)
{
    const auto asked = readQuestion(question);
    REQUIRE(asked);
    return answer(version, *asked);
}

std::size_t depthOf(const Answer &answer, std::string_view what)
{
    const auto line = std::ranges::find(answer.trace, what, &Step::what);
    REQUIRE(line != answer.trace.end());
    return line->depth;
}

/// At the beginning of the turn an asset does two meat damage; the grip is `c` and `d`.
std::string damageTo(const std::string &c, const std::string &d, const std::string &rig)
{
    return R"({"state": {"at": "runner-turn/turn-begins",
        "runner": {"hand": 0, "credits": 0, "deck": 5}, "objects": {
         "h": {"card": {"type": "asset", "cost": 2, "trash_cost": 2, "abilities": [
           {"id": "x", "kind": "conditional", "when": {"event": "turn-begins"},
            "do": [{"op": "damage", "kind": "meat", "n": 2}]}]},
          "zone": "remote", "server": "Server 1", "rezzed": true},
         "c": {"card": {"type": "event", "cost": 1, "abilities": [)"
        + c + R"(]}, "zone": "grip"},
         "d": {"card": {"type": "event", "cost": 1, "abilities": [)"
        + d + R"(]}, "zone": "grip"},
         "r": {"card": {"type": "resource", "cost": 1, "abilities": [)"
        + rig + R"(]}}}},
        "question": {"ask": "outcome", "script": [], "report": ["runner.credits", "r.zone"]}})";
}

std::string whenTrashedByDamage(const std::string &effect)
{
    return R"({"id": "x", "kind": "conditional", "works_inactive": true,
        "when": {"event": "trashed", "of": "self", "by_damage": true}, "do": [)"
        + effect + "]}";
}

} // namespace

TEST_CASE("A frame is open as long as its guard lives, and the innermost one counts")
{
    Frames frames;
    CHECK_FALSE(frames.actor());
    {
        const During acting(frames, Acting{Side::Runner});
        const During paying(frames, Paying{Side::Corp});
        CHECK(frames.depth() == 2);
        CHECK(frames.actor() == Side::Corp);
        CHECK(frames.isPaying());
        {
            const During damaging(frames, Damaging{Damage::Meat});
            CHECK(frames.damage() == Damage::Meat);
            CHECK(frames.isPaying());
            CHECK(frames.actor() == Side::Corp);
            // What an effect does meanwhile is no part of the cost, and no damage.
            const During resolving(frames, Resolving{{3}, Side::Runner, 2});
            const During heldUp(frames, HeldUp{1});
            CHECK(frames.actor() == Side::Runner);
            CHECK_FALSE(frames.isPaying());
            CHECK_FALSE(frames.damage());
            CHECK(frames.toCome() == 3);
        }
        CHECK(frames.isPaying());
        CHECK_FALSE(frames.damage());
        CHECK(frames.toCome() == 0);
    }
    CHECK(frames.depth() == 0);
}

TEST_CASE("An exception leaves no frame behind, and a copy keeps those of its moment")
{
    Frames frames;
    Frames kept;
    try {
        const During installing(frames, Installing{{4}});
        const During makingWay(frames, MakingWay{{2}});
        kept = frames.with(Occasion{});
        throw 1;
    } catch (int) {
    }
    CHECK(frames.depth() == 0);
    CHECK_FALSE(frames.installing().exists());
    CHECK(kept.depth() == 3);
    CHECK(kept.installing() == ObjectId{4});
    CHECK(kept.keptServer() == ServerId{2});
    CHECK(kept.occasion());
    CHECK(kept.takeOccasion());
    CHECK_FALSE(kept.occasion());
    CHECK_FALSE(kept.takeOccasion());
    CHECK(kept.depth() == 2);
}

TEST_CASE("What an ability trashes in the middle of damage is not trashed by that damage")
{
    // Core Rules: the cards of one instance of damage are trashed one after the other.
    const std::string trash = R"({"op": "trash", "of": {"type": "resource"}})";
    const std::string gain = whenTrashedByDamage(R"({"op": "gain-credits", "n": 1})");
    const auto verdict = [](const std::string &question) {
        return core::dump(verdictJson(answerTo(RulesVersion::Core2012, question).verdict));
    };
    CHECK(verdict(damageTo(whenTrashedByDamage(trash), "", gain))
          == R"({"runner.credits":0,"r.zone":"heap"})");
    CHECK(verdict(damageTo(whenTrashedByDamage(trash), gain, ""))
          == R"({"runner.credits":1,"r.zone":"heap"})");
}

TEST_CASE("A line of the trace knows under which it belongs")
{
    const Answer derived =
        answerTo(RulesVersion::Core2012,
                 damageTo(whenTrashedByDamage(R"({"op": "gain-credits", "n": 1})"), "", ""));
    CHECK(derived.trace.front().depth == 0); // the step
    CHECK(depthOf(derived, "h: its trigger condition is met, and it triggers") == 0);
    CHECK(depthOf(derived,
                  "2 meat damage: all cards in the grip are trashed, and only more damage than "
                  "cards flatlines the Runner")
          == 1);
    CHECK(depthOf(derived, "c goes to the heap") == 2);
    CHECK(depthOf(derived, "c: its trigger condition is met, and it triggers") == 2);
    CHECK(depthOf(derived, "the Runner gains 1 credit") == 3);
}

TEST_CASE("Steps that an act leads to stand beside it, and what is paid under what it costs")
{
    const Answer derived = answerTo(RulesVersion::Rr10, R"({"state": {
        "at": "runner-turn/take-actions", "runner": {"credits": 5, "clicks": 4, "hand": 3},
        "corp": {"credits": 5, "hand": 2, "deck": 9}, "bad_publicity": 0, "objects": {
         "r": {"card": {"type": "resource", "cost": 1, "abilities": [
           {"id": "x", "kind": "conditional", "when": {"event": "click-spent"},
            "do": [{"op": "gain-credits", "n": 1}]}]}}}},
        "question": {"ask": "status", "script": [{"run": "HQ"}], "report": ["runner.credits"]}})");
    INFO(derived.why);
    CHECK(std::ranges::none_of(derived.trace, [](const Step &line) {
        return line.what.starts_with('[') && line.depth > 0;
    }));
    CHECK(depthOf(derived, "the Runner pays 1 click") == 0);
    CHECK(depthOf(derived, "r: its trigger condition is met, and it triggers") == 0);
}

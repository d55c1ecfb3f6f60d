// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done now: every act of every kept scenario is offered where it is legal and only
// there, and whatever is offered can be played.
#include "core/json.h"
#include "rules/asking/preset.h"
#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/playing_out/act_words.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/rulings/table/names.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace rulings;

namespace {

/// Whether the rules let the script be played, as answers are derived: nothing is held there, and
/// one act after the other is judged.
bool canBePlayed(RulesVersion version, const Asked &asked)
{
    Question question = asked.question;
    question.ask = Ask::Outcome;
    question.act.reset();
    question.report = {"winner"};
    const Rulebook book(ruleCatalogue(), version);
    return std::ranges::any_of(asked.cases, [&](const Case &one) {
        std::vector<std::size_t> path;
        do {
            const Play play = playOnce(book, one, question, path);
            if (!play.impossible)
                return true;
            path = pathAfter(play.table.choices);
        } while (!path.empty());
        return false;
    });
}

Asked with(const Asked &asked, const Act &act)
{
    Asked more = asked;
    more.question.script.push_back(act);
    return more;
}

const rules::TimingStep *stepOf(const PlayedOut &out, const std::string &name)
{
    for (const auto *structure : {out.moment.structure, out.moment.around})
        if (structure)
            for (const rules::TimingStep &step : structure->steps)
                if (step.id == name || step.topic == name)
                    return &step;
    return nullptr;
}

/// The first step of an act with choices: those that it names come after it.
bool isFirstStepOf(const PlayedOut &out, const Act &offered, const Act &act)
{
    if (offered.kind != act.kind)
        return false;
    if (act.kind == ActKind::To)
        return stepOf(out, offered.step) && stepOf(out, offered.step) == stepOf(out, act.step);
    Act first = act;
    first.chosen =
        act.kind == ActKind::Pick ? std::vector{act.chosen.front()} : std::vector<ObjectId>{};
    first.trash.clear();
    first.trashStated = false;
    if (offered.subroutines.empty())
        first.subroutines.clear();
    return offered == first;
}

bool isOffered(const PlayedOut &out, const Act &act)
{
    const auto is = [&](const OfferedAct &one) { return isFirstStepOf(out, one.act, act); };
    return (out.decision && std::ranges::any_of(out.decision->options, is))
        || std::ranges::any_of(out.offers, is);
}

std::string told(const PlayedOut &out)
{
    std::string text = out.why;
    if (out.decision) {
        text += "\n decision: " + out.decision->what;
        for (const OfferedAct &one : out.decision->options)
            text += "\n  " + one.words;
    }
    for (const OfferedAct &one : out.offers)
        text += "\n offered " + core::dump(one.json);
    for (const RefusedAct &one : out.refused)
        text += "\n refused " + core::dump(one.json) + ": " + one.why;
    return text;
}

/// A choice of one is none: it may be named, and nothing asks for it (docs/question-language.md).
bool isNoChoice(const PlayedOut &out, const Act &act)
{
    if (act.kind == ActKind::To) // the game is there already
        return stepOf(out, act.step) == &out.moment.structure->steps[out.moment.step];
    return (act.kind == ActKind::Pick || (act.kind == ActKind::Spend && act.number == 0))
        && !(out.decision && !out.decision->free);
}

struct Count {
    int scenarios = 0, acts = 0, offered = 0, noChoice = 0, played = 0, refused = 0;
};

/// Nothing is offered that is refused when it is played.
void checkOffers(RulesVersion version, const Asked &asked, const PlayedOut &out, Count &count)
{
    const auto check = [&](const OfferedAct &one) {
        INFO("offered: " << core::dump(one.json));
        CHECK(canBePlayed(version, with(asked, one.act)));
        ++count.played;
    };
    std::ranges::for_each(out.offers, check);
    if (out.decision)
        std::ranges::for_each(out.decision->options, check);
}

/// To go on to that step.
bool isOffered(const PlayedOut &out, std::string_view step)
{
    return std::ranges::any_of(out.offers, [&](const OfferedAct &offer) {
        return offer.act.kind == rulings::ActKind::To && offer.act.step == step;
    });
}

} // namespace

TEST_CASE(
    "Each act of every scenario is offered exactly where it is legal, and no offer is refused")
{
    Count count;
    for (const Scenario &scenario : scenarios()) {
        const auto &script = scenario.asked.question.script;
        ++count.scenarios;
        for (std::size_t i = 0; i <= script.size(); ++i) {
            const Asked before = upTo(scenario.asked, i);
            const PlayedOut out = playOut(scenario.version, before);
            INFO(scenario.id << " after " << i << " acts" << told(out));
            if (out.to != PlayedTo::End)
                break;
            checkOffers(scenario.version, before, out, count);
            if (i == script.size())
                break;
            const bool legal = canBePlayed(scenario.version, upTo(scenario.asked, i + 1));
            INFO("next: " << core::dump(jsonOf(before.cases.front().state, script[i])));
            ++count.acts;
            count.offered += isOffered(out, script[i]);
            if (legal && !isOffered(out, script[i]) && isNoChoice(out, script[i]))
                ++count.noChoice;
            else
                CHECK(isOffered(out, script[i]) == legal);
            count.refused += static_cast<int>(out.refused.size());
        }
    }
    WARN(count.scenarios << " scenarios, " << count.acts << " acts, " << count.offered
                         << " offered, " << count.noChoice << " choices of one; " << count.played
                         << " offers played, " << count.refused << " acts refused");
    CHECK(count.acts > 300);
}

TEST_CASE("Nothing is offered that goes on to a step before which the run ends")
{
    const auto asked = rulings::questionOf(*core::parseJson(
        R"({"state": {"at": "run/break-window", "turn": "runner", "run": {"server": "HQ", "ice": "w"},
            "corp": {"credits": 5, "deck": 9, "hand": 2}, "runner": {"credits": 5, "hand": 3},
            "objects": {"w": {"card": "Ice Wall", "server": "HQ", "position": 0, "rezzed": true}}},
            "question": {"ask": "order", "script": []}})"));
    REQUIRE(asked);
    const auto out = rulings::playOut(rules::RulesVersion::Rr10, *asked);
    const auto goesTo = [&](std::string_view step) { return isOffered(out, step); };
    CHECK(goesTo("subroutines"));
    CHECK(goesTo("run-over"));
    CHECK_FALSE(goesTo("access")); // the wall ends the run
    CHECK_FALSE(goesTo("success"));
}

// Rules Reference 1.0, "Timing Structure of a Run" [5.6], [6] and [7].
TEST_CASE("A run that is successful is not offered to end unsuccessfully")
{
    const auto asked = rulings::questionOf(*core::parseJson(
        R"({"state": {"at": "run/access", "turn": "runner",
            "run": {"server": "HQ", "status": "successful"},
            "corp": {"credits": 5, "deck": 9, "hand": 2}, "runner": {"credits": 5, "hand": 3}},
            "question": {"ask": "order", "script": []}})"));
    REQUIRE(asked);
    const auto out = rulings::playOut(rules::RulesVersion::Rr10, *asked);
    const auto goesTo = [&](std::string_view step) { return isOffered(out, step); };
    CHECK(goesTo("run-over"));
    CHECK_FALSE(goesTo("run-unsuccessful"));
}

namespace {

PlayedOut playedOf(const std::string &state, const std::string &script = "")
{
    const auto document =
        core::parseJson(R"({"state": {)" + state + R"(}, "question": {"ask": "order", "script": [)"
                        + script + "]}}");
    REQUIRE(document);
    const auto asked = questionOf(*document);
    REQUIRE(asked);
    return playOut(RulesVersion::Rr10, *asked);
}

} // namespace

TEST_CASE("Nothing is offered that goes on to a step before which the game ends")
{
    const auto out = playedOf(R"("at": "corp-turn/turn-begins", "corp": {"deck": 0, "hand": 3})");
    CHECK(isOffered(out, "mandatory-draw"));
    for (const char *step : {"gain-clicks", "begin-window", "refill-credits", "first-window",
                             "take-actions", "turn-ends"}) {
        INFO(step);
        CHECK_FALSE(isOffered(out, step));
    }
}

TEST_CASE("Behind the last click the way to the end of the turn is offered, whatever hand it is")
{
    for (const char *player : {"runner", "corp"}) {
        INFO(player);
        const std::string turn = player;
        const auto out =
            playedOf("\"at\": \"" + turn + R"(-turn/take-actions", "tags": 0, "brain_damage": 0, ")"
                         + turn + R"(": {"clicks": 1, "credits": 3, "deck": 9})",
                     R"({"gain_credit": true})");
        CHECK(isOffered(out, "turn-ends"));
    }
    // Of a card that is named in it nobody knows whether it stays.
    CHECK_FALSE(
        isOffered(playedOf(R"("at": "runner-turn/take-actions", "tags": 0, "brain_damage": 0,
                                      "runner": {"clicks": 1, "credits": 3, "deck": 9},
                                      "objects": {"i": {"card": "Inside Job", "zone": "grip"}})",
                           R"({"gain_credit": true})"),
                  "turn-ends"));
}

TEST_CASE("Of each act it is told at which step the game stood behind it")
{
    const std::string joshua = R"("at": "runner-turn/begin-window", "tags": 0,
        "runner": {"clicks": 1, "deck": 9}, "objects": {"j": {"card": "Joshua B.", "zone": "rig"}})";
    const auto held = playedOf(joshua, R"({"to": "take-actions"})");
    REQUIRE(held.decision);
    REQUIRE(held.cameTo.size() == 1);
    CHECK(held.cameTo[0] == &held.moment.structure->steps[held.moment.step]);
    CHECK(held.cameTo[0]->topic == "turn-begins");
    const auto on = playedOf(joshua, R"({"to": "take-actions"}, {"use": "j#click"})");
    REQUIRE(on.cameTo.size() == 2);
    CHECK(on.cameTo[0]->topic == "take-actions");
    const auto over = playedOf(R"("at": "corp-turn/turn-begins", "corp": {"deck": 0, "hand": 3})",
                               R"({"to": "take-actions"})");
    REQUIRE(over.cameTo.size() == 1);
    CHECK(over.cameTo[0]->topic == "mandatory-draw");
}

TEST_CASE("What must trigger is told to trigger, what may be used to be used")
{
    const auto words = [](const std::string &objects, const std::string &use) {
        const auto asked = rulings::questionOf(*core::parseJson(
            R"({"state": {"at": "run/access", "turn": "runner", "run": {"server": "R&D",
                "status": "successful"}, "corp": {"credits": 5, "deck": 9, "hand": 2},
                "runner": {"credits": 5, "hand": 3}, "tags": 0, "objects": {)"
            + objects + R"(}}, "question": {"ask": "order", "script": [{"access": "c"}, {"use": ")"
            + use + R"("}]}})"));
        REQUIRE(asked);
        const auto &script = asked->question.script;
        const rulings::State &state = asked->cases.front().state;
        return rulings::inWords(state, rules::Side::Corp, script.back())
            .inWords(rulings::TableNames(state, true));
    };
    CHECK(words(R"("c": {"card": "Fetal AI", "zone": "rnd"})", "c#bite").find("uses")
          == std::string::npos);
    CHECK(words(R"("c": {"card": "Snare!", "zone": "hq"})", "c#bite").find("uses")
          != std::string::npos);
}

TEST_CASE("What is offered is written as questions read it")
{
    int read = 0;
    for (const asking::Example &example : asking::examples()) {
        const auto asked = questionOf(example.document);
        REQUIRE(asked);
        const PlayedOut out = playOut(example.version, *asked);
        std::vector<OfferedAct> acts = out.offers;
        if (out.decision)
            acts.insert(acts.end(), out.decision->options.begin(), out.decision->options.end());
        for (const OfferedAct &one : acts) {
            core::Json document = example.document;
            core::Json &question = *document.find("question");
            if (!question.find("script"))
                question.set("script", core::Json::array());
            question.find("script")->push(one.json);
            const auto more = questionOf(document);
            INFO(example.id << ": " << core::dump(one.json)
                            << (more ? std::string() : core::toString(more.error())));
            REQUIRE(more);
            CHECK(more->question.script.back() == one.act);
            CHECK_FALSE(one.words.empty());
            ++read;
        }
    }
    CHECK(read > 3000);
}

TEST_CASE(
    "A line of the trace leads back to its moment: its words stand in the trace played so far")
{
    for (const Scenario &scenario : scenarios()) {
        const PlayedOut out = playOut(scenario.version, scenario.asked, Enumerate::Nothing);
        if (out.to != PlayedTo::End)
            continue;
        INFO(scenario.id);
        CHECK(std::ranges::is_sorted(out.trace, {}, &Step::played));
        CHECK(std::ranges::all_of(out.trace, [&](const Step &line) {
            return line.played <= scenario.asked.question.script.size();
        }));
    }
}

TEST_CASE("What was chosen is told of the player who chose it, whoever's turn it is")
{
    const auto document = core::parseJson(R"({
        "state": {"objects": {"smc": {"card": "Self-modifying Code", "zone": "rig"},
                              "corroder": {"card": "Corroder", "zone": "stack"},
                              "gordian": {"card": "Gordian Blade", "zone": "grip"}},
                  "at": "corp-turn/take-actions", "runner": {"credits": 10, "deck": 20},
                  "corp": {"deck": 20, "clicks": 3}},
        "question": {"script": [{"use": "smc#search"}, {"pick": "corroder"}],
                     "ask": "legal", "by": "runner", "act": {"install": "gordian"}}})");
    REQUIRE(document);
    const auto asked = questionOf(*document);
    REQUIRE(asked);
    const PlayedOut out = playOut(RulesVersion::Rr10, *asked, Enumerate::Nothing);
    REQUIRE(out.script.size() == 2);
    CHECK(out.script[1] == "the Runner chooses Corroder");
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever lies on the table and whatever is played: the derivation ends, cards are neither lost
// nor doubled, and no number of things becomes negative.
#include "core/random.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/perform.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/zones.h"
#include "rules/rulings_tables.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <ranges>

using namespace rulings;
using rulings_support::anyObject;
using rulings_support::oneOf;
using rulings_support::randomAct;
using rulings_support::randomState;

namespace {

/// What is wrong with a table; empty when it is sound.
std::string unsound(const State &state)
{
    const auto exists = [&](ObjectId id) {
        return !id.exists() || static_cast<std::size_t>(id.value) < state.objects.size();
    };
    for (const Object &object : state.objects) {
        if (std::ranges::any_of(object.counters, [](int count) { return count < 0; }))
            return object.name + " has less than no counter";
        if (!exists(object.host) || !exists(object.chosen))
            return object.name + " refers to what is not there";
        const bool installedByCorp = object.zone == Zone::Remote || object.zone == Zone::Root
            || object.zone == Zone::Protecting;
        if (installedByCorp != object.server.exists())
            return object.name + " is in a server and in another zone";
        if (object.zone == Zone::Hosted && !object.host.exists())
            return object.name + " is hosted on nothing";
        if (object.host.exists() && object.zone != Zone::Hosted && !isInstalled(object))
            return object.name + " is hosted and elsewhere";
        ObjectId host = object.host;
        for (std::size_t steps = 0; host.exists(); host = state[host].host)
            if (++steps > state.objects.size())
                return object.name + " hosts itself";
    }
    for (std::size_t i = 0; i < state.servers.size(); ++i) {
        const auto ice = iceProtecting(state, {static_cast<std::int16_t>(i)});
        for (std::size_t position = 0; position < ice.size(); ++position)
            if (state[ice[position]].position != static_cast<int>(position))
                return "the ice before " + state.servers[i].name + " has gaps";
    }
    for (const Player *player : {&state.corp, &state.runner})
        for (const Stated *number :
             {&player->credits, &player->clicks, &player->hand, &player->deck, &player->pile})
            if (number->isKnown() && *number < 0)
                return "a player has less than nothing";
    for (const Stated *number : {&state.tags, &state.badPublicity, &state.brainDamage})
        if (number->isKnown() && *number < 0)
            return "less than no tag, bad publicity or brain damage";
    return {};
}

Question randomQuestion(core::Random &random, const State &state)
{
    Question question;
    question.ask = oneOf(random, askWords).first;
    question.by = random.coin() ? Side::Corp : Side::Runner;
    if (question.ask == Ask::Legal || question.ask == Ask::Cost || question.ask == Ask::Chooser)
        question.act = randomAct(random, state);
    for (std::uint32_t i = random.below(3); i > 0; --i)
        question.script.push_back(randomAct(random, state));
    const std::string object = state[anyObject(random, state)].name;
    const std::string paths[] = {"corp.credits",       "runner.hand",          "winner",
                                 object + ".zone",     object + ".active",     object + ".strength",
                                 object + ".rez-cost", "runner.agenda-points", "step",
                                 "runner.memory-used"};
    question.report.push_back(oneOf(random, paths));
    return question;
}

/// Plays random acts one after the other; what the rules refuse changes nothing.
void playRandomly(core::Random &random, const State &start, const Rulebook &book)
{
    constexpr int acts = 12;
    std::vector<Act> script;
    for (int i = 0; i < acts; ++i)
        script.push_back(randomAct(random, start));
    Table table(start, book, script, {});
    while (const Act *act = table.next()) {
        table.consume();
        const State before = table.state;
        try {
            perform(table, *act);
        } catch (const NotAllowed &) {
            table.state = before;
        } catch (const NotDerivable &) {
            table.state = before;
        } catch (const Conflict &) {
            table.state = before;
        }
        table.pending.clear();
        INFO(core::toWord(actWords, act->kind)
             << ' ' << table.state[act->object].name << ' ' << act->ability);
        REQUIRE(unsound(table.state) == "");
        REQUIRE(table.state.objects.size() == start.objects.size());
        for (std::size_t i = 0; i < start.objects.size(); ++i) {
            REQUIRE(table.state.objects[i].name == start.objects[i].name);
            REQUIRE(table.state.objects[i].owner == start.objects[i].owner);
        }
    }
}

void checkAnswer(const Answer &answer)
{
    const bool verdict = answer.confidence == Confidence::Derived;
    REQUIRE(verdict != answer.verdict.empty());
    REQUIRE((verdict || !answer.why.empty()));
    REQUIRE((!verdict || std::ranges::any_of(answer.trace, [](const Step &line) {
        return !line.because.empty();
    })));
    for (const Step &line : answer.trace)
        for (const Reason &reason : line.because)
            REQUIRE_FALSE(reason.citations.empty());
}

void playTables(std::uint64_t seed, int tables)
{
    for (int i = 0; i < tables; ++i) {
        core::Random random(core::deriveSeed(seed, static_cast<std::uint64_t>(i)));
        State start = randomState(random);
        for (const auto &[version, word] : rules::rulesVersionWords) {
            INFO("table " << i << " by " << word);
            const Rulebook book(ruleCatalogue(), version);
            const rules::TimingStep &step = oneOf(random, book.timing(start.at.kind).steps);
            start.step = step.id;
            start.at.step = &step;
            REQUIRE(unsound(start) == "");
            playRandomly(random, start, book);
            const Asked asked{version, {{{}, start}}, randomQuestion(random, start)};
            checkAnswer(answer(book, asked));
        }
    }
}

} // namespace

TEST_CASE("What a constant ability would trash and cannot is left alone, and the table goes on")
{
    // "Cannot" (Rules Reference 1.0): the ice cannot be trashed, and has no strength left.
    const auto asked = readQuestion(R"({"state": {"at": "runner-turn/turn-begins",
        "runner": {"credits": 1}, "objects": {
         "i": {"card": "Architect", "server": "HQ", "position": 0, "rezzed": true},
         "p": {"card": "Parasite", "host": "i", "counters": {"virus": 4}}}},
        "question": {"ask": "outcome", "script": [], "report": ["i.zone", "p.virus"]}})");
    REQUIRE(asked);
    const Answer derived = answer(RulesVersion::Rr10, *asked);
    CHECK(derived.confidence == Confidence::Derived);
    CHECK(core::dump(verdictJson(derived.verdict)) == R"({"i.zone":"protecting","p.virus":5})");
}

TEST_CASE("Random tables stay sound, whatever is played, and every question comes to an end")
{
    playTables(20171214, 400);
}

TEST_CASE("Many more random tables stay sound", "[.long]") { playTables(20120901, 40000); }

TEST_CASE("The tables of the official rulings stay sound, whatever is played")
{
    core::Random random(7);
    constexpr int gamesEach = 4;
    for (const Scenario &scenario : scenarios())
        for (const auto &[version, word] : rules::rulesVersionWords)
            for (int game = 0; game < gamesEach; ++game) {
                const Rulebook book(ruleCatalogue(), version);
                State start = scenario.asked.cases.front().state;
                start.at.step = findStep(book, start.at.kind, start.step);
                if (!start.at.step || start.objects.empty() || !unsound(start).empty())
                    continue;
                INFO(scenario.id << " by " << word);
                playRandomly(random, start, book);
            }
}

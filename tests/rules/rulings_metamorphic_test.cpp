// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What must not change a verdict does not: other names, another order, cards that do nothing. And
// whatever is played, the table stays sound.
#include "core/random.h"
#include "rules/rulings/acts.h"
#include "rules/rulings/coverage.h"
#include "rules/rulings/run_walk.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>

using namespace rulings;

namespace {

void forEachState(Asked &asked, const std::function<void(State &)> &change)
{
    for (Case &one : asked.cases)
        change(one.state);
}

void forEachAct(Asked &asked, const std::function<void(Act &)> &change)
{
    if (asked.question.act)
        change(*asked.question.act);
    for (Act &act : asked.question.script)
        change(act);
}

std::string verdictOf(const Scenario &scenario, const Asked &asked)
{
    const Answer derived = answer(scenario.version, asked);
    return std::string(core::toWord(confidenceWords, derived.confidence)) + " "
        + core::dump(verdictJson(derived.verdict)) + " " + derived.why;
}

std::string without(std::string text, const std::string &mark)
{
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark))
        text.erase(at, mark.size());
    return text;
}

void remap(ObjectId &id, std::int16_t count)
{
    if (id.exists())
        id.value = static_cast<std::int16_t>(count - 1 - id.value);
}

void reverseObjects(Asked &asked)
{
    const auto count = static_cast<std::int16_t>(asked.cases.front().state.objects.size());
    const auto turn = [&](ObjectId &id) { remap(id, count); };
    forEachState(asked, [&](State &state) {
        std::ranges::reverse(state.objects);
        for (Object &object : state.objects) {
            turn(object.host);
            turn(object.chosen);
        }
        turn(state.run.ice);
        turn(state.run.accessing);
        std::ranges::for_each(state.run.passed, turn);
        std::ranges::for_each(state.run.accessed, turn);
        for (auto &[id, ability] : state.resolved)
            turn(id);
    });
    forEachAct(asked, [&](Act &act) {
        turn(act.object);
        turn(act.host);
        std::ranges::for_each(act.trash, turn);
        std::ranges::for_each(act.chosen, turn);
    });
}

} // namespace

TEST_CASE("A card that is out of the game changes no verdict")
{
    static const CardModel bystander;
    for (const Scenario &scenario : scenarios()) {
        Asked asked = scenario.asked;
        forEachState(asked, [](State &state) {
            Object object;
            object.name = "bystander";
            object.card = &bystander;
            object.zone = Zone::Removed;
            state.objects.push_back(object);
        });
        INFO(scenario.id);
        CHECK(verdictOf(scenario, asked) == verdictOf(scenario, scenario.asked));
    }
}

TEST_CASE("Names of objects change no verdict")
{
    const std::string mark = "_renamed";
    for (const Scenario &scenario : scenarios()) {
        Asked asked = scenario.asked;
        const State before = asked.cases.front().state;
        forEachState(asked, [&](State &state) {
            for (Object &object : state.objects)
                object.name += mark;
        });
        for (std::string &path : asked.question.report)
            if (const auto dot = path.find('.');
                dot != std::string::npos && before.find(path.substr(0, dot)).exists())
                path.insert(dot, mark);
        INFO(scenario.id);
        CHECK(without(verdictOf(scenario, asked), mark) == verdictOf(scenario, scenario.asked));
    }
}

TEST_CASE("The order in which objects are told changes no verdict")
{
    for (const Scenario &scenario : scenarios()) {
        // In R&D the order is the order of the deck.
        if (std::ranges::count(scenario.asked.cases.front().state.objects, Zone::RnD, &Object::zone)
            > 1)
            continue;
        Asked asked = scenario.asked;
        reverseObjects(asked);
        INFO(scenario.id);
        CHECK(verdictOf(scenario, asked) == verdictOf(scenario, scenario.asked));
    }
}

namespace {

bool isSound(const State &state)
{
    for (const Object &object : state.objects) {
        if (std::ranges::any_of(object.counters, [](int count) { return count < 0; }))
            return false;
        if (object.host.exists() && state[object.host].zone == Zone::Removed)
            return false;
    }
    for (std::size_t i = 0; i < state.servers.size(); ++i) {
        const auto ice = iceProtecting(state, {static_cast<std::int16_t>(i)});
        for (std::size_t position = 0; position < ice.size(); ++position)
            if (state[ice[position]].position != static_cast<int>(position))
                return false;
    }
    const auto sound = [](const Player &player) {
        return (!player.credits.isKnown() || player.credits >= 0)
            && (!player.clicks.isKnown() || player.clicks >= 0)
            && (!player.hand.isKnown() || player.hand >= 0);
    };
    return sound(state.corp) && sound(state.runner);
}

std::size_t below(core::Random &random, std::size_t count)
{
    return random.below(static_cast<std::uint32_t>(count));
}

Act randomAct(const State &state, core::Random &random)
{
    Act act;
    act.kind = actWords[below(random, actWords.size())].first;
    if (!state.objects.empty()) {
        act.object = {static_cast<std::int16_t>(below(random, state.objects.size()))};
        const auto &abilities = state[act.object].card->abilities;
        if (!abilities.empty())
            act.ability = abilities[below(random, abilities.size())].id;
    }
    act.server = {static_cast<std::int16_t>(below(random, state.servers.size()))};
    if (act.kind == ActKind::To)
        act.step = "run-over";
    if (random.below(3) == 0 && act.object.exists())
        act.chosen.push_back({static_cast<std::int16_t>(below(random, state.objects.size()))});
    return act;
}

} // namespace

TEST_CASE("Whatever is played, the table stays sound and nothing runs forever")
{
    core::Random random(7);
    constexpr int gamesEach = 4;
    constexpr std::size_t acts = 12;
    for (const Scenario &scenario : scenarios())
        for (const auto &[version, word] : rules::rulesVersionWords)
            for (int game = 0; game < gamesEach; ++game) {
                const Rulebook book(ruleCatalogue(), version);
                State start = scenario.asked.cases.front().state;
                start.at.step = findStep(book, start.at.kind, start.step);
                if (!start.at.step || !isSound(start))
                    continue;
                std::vector<Act> script;
                for (std::size_t i = 0; i < acts; ++i)
                    script.push_back(randomAct(start, random));
                Table table(start, book, script, {});
                while (const Act *act = table.next()) {
                    table.consume();
                    const State before = table.state;
                    // The rules refuse most of it: then nothing has happened.
                    try {
                        perform(table, *act);
                    } catch (const NotAllowed &) {
                        table.state = before;
                    } catch (const NotDerivable &) {
                        table.state = before;
                    }
                    table.pending.clear();
                    INFO(scenario.id << " " << word << " " << core::toWord(actWords, act->kind));
                    REQUIRE(isSound(table.state));
                    REQUIRE(table.state.objects.size() == start.objects.size());
                }
            }
}

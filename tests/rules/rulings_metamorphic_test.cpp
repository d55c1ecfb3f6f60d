// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What must not change a verdict does not: other names, another order, cards that do nothing.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"

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

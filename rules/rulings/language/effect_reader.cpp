// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/effect_reader.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

Effect readEffect(const JsonPlace &place)
{
    Effect effect;
    effect.op = place.at("op").word(opWords);
    place.allowOnly(keysOf(effect.op));
    if (const auto player = place.get("player"))
        effect.player = player->word(whoWords);
    for (const std::string_view key : {"n", "by", "strength"})
        if (const auto amount = place.get(key))
            effect.amount = readAmount(*amount);
    if (const auto of = place.get("of"))
        effect.of = readFilter(*of);
    const std::pair<std::string_view, bool Effect::*> flags[] = {
        {"if_able", &Effect::ifAble},
        {"once", &Effect::once},
        {"for_run", &Effect::forRun},
        {"unpreventable", &Effect::unpreventable},
        {"no_jack_out", &Effect::noJackOut},
        {"up_to", &Effect::upTo},
        {"remembered", &Effect::remembered},
        {"ignoring_costs", &Effect::ignoringCosts},
        {"ignoring_additional", &Effect::ignoringAdditional},
        {"bottom", &Effect::bottom},
        {"facedown", &Effect::facedown},
        {"inward", &Effect::inward},
        {"rezzed", &Effect::rezzed},
        {"keeps_counters", &Effect::keepsCounters},
    };
    for (const auto &[key, member] : flags)
        if (const auto flag = place.get(key))
            effect.*member = isTrue(*flag);
    // Without a number: as many as the player likes.
    effect.upTo = effect.upTo || (effect.op == Op::TakeCredits && !place.get("n"));
    if (const auto on = place.get("on"))
        effect.on = readFilter(*on);
    if (const auto zone = place.get("zone"))
        effect.zone = zone->word(zoneWords);
    if (const auto server = place.get("server")) {
        if (effect.op != Op::Run)
            effect.where = server->word(whereWords);
        else
            for (const JsonPlace &one : server->items())
                effect.servers.push_back(one.word(whereWords));
    }
    if (const auto lowered = place.get("lowered"))
        effect.lowered = readAmount(*lowered);
    if (const auto cards = place.get("cards"))
        effect.cards = static_cast<int>(cards->integer(1, 99));
    if (const auto points = place.get("points"))
        effect.points = static_cast<int>(points->integer(-99, 99));
    if (const auto subtype = place.get("subtype"))
        effect.subtype = subtype->string();
    if (const auto what = place.get("what"))
        effect.forbidden = what->word(forbiddenWords);
    if (const auto cost = place.get("cost"))
        effect.cost = readCost(*cost);
    if (const auto condition = place.get("condition"))
        effect.condition = readCondition(*condition);
    if (const auto value = place.get("value"))
        effect.value = value->word(valueWords);
    if (const auto kind = place.get("kind"))
        effect.damage = kind->word(damageWords);
    if (const auto counter = place.get("counter"))
        effect.counter = counter->word(counterWords);
    if (const auto to = place.get("to"))
        effect.to = to->word(initiatedWords);
    if (const auto until = place.get("until"))
        effect.until = until->word(durationWords);
    for (const std::string_view key : {"then", "parts"})
        if (const auto then = place.get(key))
            effect.then = readEffects(*then);
    for (const std::string_view key : {"else", "unless_all_broken"})
        if (const auto otherwise = place.get(key))
            effect.otherwise = readEffects(*otherwise);
    if (const auto options = place.get("options"))
        for (const JsonPlace &option : options->items())
            effect.options.push_back(readEffects(option));
    return effect;
}

} // namespace

std::vector<Effect> readEffects(const JsonPlace &list)
{
    std::vector<Effect> effects;
    for (const JsonPlace &place : list.items())
        effects.push_back(readEffect(place));
    if (effects.empty())
        list.fail("expected at least one effect");
    return effects;
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/effect_reader.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"

#include <string_view>
#include <vector>

namespace rulings {

using core::JsonPlace;

namespace {

Effect readEffect(const JsonPlace &place)
{
    Effect effect;
    const JsonPlace op = place.at("op");
    effect.op = operationCalled(op.string());
    if (!effect.op)
        op.fail("no operation is called " + core::jsonQuoted(op.string())
                + "; docs/card-language.md lists them all");
    place.allowOnly(keysOf(effect.op));
    fill(effect.player, place, "player", whoWords);
    for (const std::string_view key : {"n", "by", "strength"})
        fill(effect.amount, place, key);
    fill(effect.of, place, "of");
    fill(effect.upTo, place, "up_to");
    effect.how = readHow(effect.op, place);
    for (const std::string_view key : {"then", "parts"})
        if (const auto then = place.get(key))
            effect.then = readEffects(*then);
    for (const std::string_view key : {"else", "unless_all_broken"})
        if (const auto otherwise = place.get(key))
            effect.otherwise = readEffects(*otherwise);
    if (const auto options = place.get("options"))
        for (const JsonPlace &option : options->items())
            effect.options.push_back(readEffects(option));
    if (const auto nothing = place.get("or_nothing"); nothing && nothing->boolean())
        effect.options.emplace_back();
    return effect;
}

} // namespace

std::vector<Effect> readEffects(const JsonPlace &list)
{
    const std::vector<JsonPlace> items = list.items();
    std::vector<Effect> effects;
    effects.reserve(items.size());
    for (const JsonPlace &place : items)
        effects.push_back(readEffect(place));
    if (effects.empty())
        list.fail("expected at least one effect");
    return effects;
}

} // namespace rulings

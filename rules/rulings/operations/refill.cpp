// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `refill` of the card language: spent recurring credits come back.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rulings {

namespace {

int spentOf(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    if (!object.card->recurring.refillsTo || !isActive(table.state, id) || isBlank(table, id))
        return 0;
    return number(table, *object.card->recurring.refillsTo, contextOf(table, id))
        - object.counter(Counter::Recurring);
}

std::vector<ObjectId> spentFrom(const Table &table, Side side)
{
    std::vector<ObjectId> found;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)};
            table.state[id].owner == side && spentOf(table, id) > 0)
            found.push_back(id);
    return found;
}

void resolveRefill(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    for (int i = number(table, effect.amount, context); i > 0; --i) {
        const auto from = spentFrom(table, by);
        if (from.empty())
            return;
        const ObjectId id =
            table.pick(by, Sentence::tr("on which card a credit is replaced"), from);
        auto &credits = table.state[id].counters[static_cast<std::size_t>(Counter::Recurring)];
        credits = static_cast<std::int16_t>(credits + 1);
        table.say(Sentence::tr("a recurring credit of {card} is replaced", {{"card", id}}),
                  {"effect.resolve"_rule});
    }
}

bool couldRefill(const Table &table, const Effect &effect, const Context &context)
{
    return !spentFrom(table, playerOf(effect, context)).empty();
}

Sentence describeRefill(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} puts back spent recurring credits, up to {amount}",
        {{"player", playerMeant(effect, owner)}, {"amount", describe(effect.amount, owner)}});
}

} // namespace

extern const Operation refillOperation{.word = "refill",
                                       .keys = {"op", "player", "n"},
                                       .resolve = resolveRefill,
                                       .couldChange = couldRefill,
                                       .needsChoice = alwaysNeedsChoice,
                                       .describe = describeRefill};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `place`, `remove` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>

namespace rulings {

namespace {

void place(Table &table, const Effect &effect, Context &context)
{
    const int count = number(table, effect.amount, context);
    auto ids = all(table, effect.of, context);
    if (effect.cards) {
        Effect choice = effect;
        choice.amount = *effect.cards;
        ids = chosenCards(table, choice, context);
    }
    for (const ObjectId id : ids) {
        if (!takesCounters(table.state[id]))
            continue;
        auto &counter = table.state[id].counters[static_cast<std::size_t>(effect.counter)];
        counter = static_cast<std::int16_t>(
            std::max(0, counter + (effect.op == Op::Place ? count : -count)));
        table.say((effect.op == Op::Place ? "placed on " : "removed from ") + table.nameOf(id)
                      + ": " + counted(count, effect.counter),
                  {table.orElse("counter.placing"_rule, "effect.resolve"_rule,
                                effect.counter == Counter::Advancement
                                    && isAwaited(table, EventKind::Advanced))});
    }
}

bool couldPlace(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return takesCounters(table.state[id]); });
}

bool couldRemove(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return table.state[id].counter(effect.counter) > 0;
    });
}

bool canBeWholeRemove(const Table &table, const Effect &effect, const Context &context)
{
    return std::ranges::all_of(all(table, effect.of, context), [&](ObjectId id) {
        return table.state[id].counter(effect.counter) >= number(table, effect.amount, context);
    });
}

} // namespace

const Operation placeOperation{
    Op::Place, {"op", "player", "of", "counter", "n", "cards", "up_to"}, place, couldPlace};

const Operation removeOperation{
    Op::Remove, {"op", "of", "counter", "n"}, place, couldRemove, canBeWholeRemove};

} // namespace rulings

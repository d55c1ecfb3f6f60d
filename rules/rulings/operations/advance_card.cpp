// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `advance` of the card language: an effect advances a card so many times.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <cstdint>

namespace rulings {

namespace {

bool mayBeAdvanced(const Table &table, ObjectId id)
{
    return canBeAdvanced(table, id) && !isForbidden(table, Forbidden::Advance, Side::Corp, id);
}

/// One after the other, without what the action costs.
void resolveAdvance(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    Effect one = effect;
    one.amount = 1;
    const int times = number(table, effect.amount, context);
    if (times > 1 && isAwaited(table, EventKind::Advanced))
        throw NotDerivable{Sentence::tr("no rule says whether what advancing sets off comes after "
                                        "each time or when the card was advanced the last time")};
    for (const ObjectId id : chosenCards(table, one, context)) {
        if (!mayBeAdvanced(table, id))
            continue;
        auto &tokens = table.state[id].counters[static_cast<std::size_t>(Counter::Advancement)];
        for (int i = 0; i < times; ++i) {
            tokens = static_cast<std::int16_t>(tokens + 1);
            raise(table, {EventKind::Advanced, id, by});
            raise(table, {EventKind::AdvancementPlaced, id, by, Damage::Net, 1});
        }
        table.say(Sentence::tr("{card} is advanced {n} time", "{card} is advanced {n} times", times,
                               {{"card", id}}),
                  {"effect.resolve"_rule});
    }
}

bool couldAdvance(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return mayBeAdvanced(table, id); });
}

Sentence describeAdvance(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} advances {cards}",
        {{"player", playerMeant(effect, owner)}, {"cards", describeOne(effect.of, owner)}});
}

} // namespace

extern const Operation advanceOperation{.word = "advance",
                                        .keys = {"op", "player", "n", "of"},
                                        .resolve = resolveAdvance,
                                        .couldChange = couldAdvance,
                                        .needsChoice = choosesCards,
                                        .describe = describeAdvance};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `resolve-scored` of the card language: what an agenda does when it is scored, once more.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

/// “When scored” of the card itself.
bool isOwnScoring(const Ability &ability)
{
    return isMetBy(ability, EventKind::Scored) && ability.as<ConditionalAbility>().when.object
        && ability.as<ConditionalAbility>().when.object->ref == Ref::Self;
}

bool hasOwnScoring(const Table &table, ObjectId id)
{
    return std::ranges::any_of(table.state[id].card->abilities, isOwnScoring);
}

void resolveScored(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : chosenCards(table, effect, context)) {
        requireModelled(table, id, Uncovered::Score);
        for (const Ability &ability : table.state[id].card->abilities) {
            if (!isOwnScoring(ability))
                continue;
            table.say(Sentence::tr("what {card} does when it is scored resolves", {{"card", id}}),
                      {"effect.resolve"_rule});
            Context own = contextOf(table, id);
            own.event = {EventKind::Scored, id, context.controller};
            own.chosenToUse = ability.optional;
            resolve(table, ability.effects, own);
        }
    }
}

bool couldResolveScored(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context,
                          [&](ObjectId id) { return hasOwnScoring(table, id); });
}

Sentence describeResolveScored(const Effect &effect, Side owner)
{
    return Sentence::tr("what {card} does when it is scored is done once more",
                        {{"card", describeOne(effect.of, owner)}});
}

} // namespace

extern const Operation resolveScoredOperation{.word = "resolve-scored",
                                              .keys = {"op", "player", "of"},
                                              .resolve = resolveScored,
                                              .couldChange = couldResolveScored,
                                              .needsChoice = choosesCards,
                                              .describe = describeResolveScored};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Replacement Effects", "Trash". A card that goes elsewhere than to the trash
// pile as it is trashed.
#include "rules/rulings/play/moves.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/waiting_uses.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace rulings {

namespace {

/// Its own text has it go elsewhere, and in the turn of its player that comes first.
bool replacesItselfFirst(const Table &table, ObjectId card)
{
    const Object &object = table.state[card];
    return object.owner == table.state.turn && isActive(table.state, card) && !isBlank(table, card)
        && std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
               const auto *conditional = ability.asIf<ConditionalAbility>();
               return conditional && conditional->atOnce && conditional->whenLeaving
                   && isMetBy(ability, EventKind::Trashed);
           });
}

} // namespace

std::optional<Elsewhere> insteadOfPile(Table &table, ObjectId card)
{
    std::vector<Elsewhere> found;
    if (replacesItselfFirst(table, card))
        return std::nullopt;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *replacement = ability.asIf<ReplacementAbility>();
        const auto &used = table.state[source].usedThisTurn;
        const Context context = contextOf(table, source);
        if (!replacement || !replacement->ofTrashing || !matches(table, ability.of, card, context)
            || !holds(table, ability.during, context)
            || isForbidden(table, Forbidden::Use, table.state[source].owner, source))
            return;
        if (ability.oncePerTurn && std::ranges::find(used, ability.id) != used.end()) {
            noteIdle(table, source, ability, "replace.instead"_rule, [&] {
                return Sentence::tr("{source} does not replace where {card} goes: it was used "
                                    "once in this turn already",
                                    {{"source", source}, {"card", card}});
            });
            return;
        }
        found.push_back({source, &ability});
    });
    for (const Elsewhere &one : found)
        if (isWanted(table, one.source, *one.ability)) {
            assumeUnused(table, one.source, *one.ability);
            return one;
        }
    return std::nullopt;
}

void goInstead(Table &table, ObjectId card, const Elsewhere &instead)
{
    noteUsed(table, instead.source, *instead.ability);
    table.say(Sentence::tr("{source} replaces where {card} goes",
                           {{"source", instead.source}, {"card", card}}),
              {"replace.instead"_rule});
    Context context = contextOf(table, instead.source);
    context.event.object = card;
    context.picked = card;
    resolve(table, instead.ability->effects, context);
}

} // namespace rulings

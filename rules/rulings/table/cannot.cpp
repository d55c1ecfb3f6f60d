// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Must", "Cannot", "Choosing Cards".
#include "rules/rulings/table/cannot.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

bool isForbidden(const Table &table, Forbidden what, Side side, ObjectId object)
{
    return isForbiddenWith(table, what, side, object, {});
}

bool isForbiddenWith(const Table &table, Forbidden what, Side side, ObjectId object, ObjectId with)
{
    const bool constantly = anyAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!forbids(ability, what))
            return false;
        const auto &cannot = ability.as<CannotAbility>();
        const auto &whose = cannot.ofPlayer;
        const Context context = contextOf(table, source);
        if (cannot.with && !matches(table, *cannot.with, with, context))
            return false;
        return (!whose || sideOf(*whose, context.controller) == side)
            && (!object.exists() || matches(table, ability.of, object, context))
            && holds(table, ability.during, context);
    });
    return constantly || std::ranges::any_of(table.state.lasting, [&](const Lasting &lasting) {
               if (lasting.kind != Lasting::Kind::Forbid || lasting.forbidden != what
                   || lasting.player != side)
                   return false;
               if (lasting.object.exists())
                   return lasting.object == object && lasting.copy == table.state[object].copy;
               return !object.exists()
                   || matches(table, lasting.effect->of, object, contextOf(table, lasting.source));
           });
}

bool cannotBeTrashed(const Table &table, ObjectId id)
{
    return isForbidden(table, Forbidden::Trash, table.state[id].owner, id);
}

bool cannotJackOut(const Table &table)
{
    return table.state.run.cannotJackOut || table.state.run.noJackOutBeforeEncounter
        || isForbidden(table, Forbidden::JackOut, Side::Runner, {});
}

} // namespace rulings

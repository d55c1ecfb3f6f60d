// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `damage` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

namespace {

/// One instance of damage and several are not prevented and replaced alike.
bool canBeDisrupted(const Table &table)
{
    return anyAbility(table, [](ObjectId, const Ability &ability) {
        return ability.kind == AbilityKind::Prevent || ability.kind == AbilityKind::Replacement
            || ability.kind == AbilityKind::Adds;
    });
}

void resolveDoDamage(Table &table, const Effect &effect, Context &context)
{
    const int amount = number(table, effect.amount, context);
    if (effect.amount.of != Amount::Of::Nothing)
        table.note("what is counted is counted first: " + std::to_string(amount)
                       + (amount > 0 ? " in one effect" : ", so nothing resolves"),
                   "effect.for-each"_rule,
                   amount > 1
                       && (isAwaited(table, EventKind::DamageTaken) || canBeDisrupted(table)));
    (void)doDamage(table, effect.damage, amount, !effect.unpreventable);
}

bool couldDoDamage(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context);
}

} // namespace

const Operation doDamageOperation{
    Op::DoDamage, {"op", "player", "kind", "n", "unpreventable"}, resolveDoDamage, couldDoDamage};

} // namespace rulings

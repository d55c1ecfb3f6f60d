// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Using Abilities", "Must", "Composite Effect"; FAQ 1.6: "Triggering Actions
// and Abilities".
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/values.h"

#include <algorithm>

namespace rulings {

Side playerOf(const Effect &effect, const Context &context)
{
    return effect.player ? sideOf(*effect.player, context.controller) : context.controller;
}

Bundle bundleOf(Table &table, const Effect &effect, const Context &context)
{
    Bundle bundle;
    bundle.payer = playerOf(effect, context);
    bundle.purpose.object = context.source;
    add(table, bundle, effect.cost, context);
    return bundle;
}

std::vector<ObjectId> candidates(const Table &table, Filter filter, const Context &context)
{
    if (filter.ref == Ref::None && !filter.zone && !filter.installed)
        filter.installed = true;
    return all(table, filter, context);
}

bool canResolveFully(Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    switch (effect.op) {
    case Op::LoseCredits:
        return table.state.player(side).credits >= number(table, effect.amount, context);
    case Op::LoseClicks:
        return table.state.player(side).clicks >= number(table, effect.amount, context);
    case Op::Trash:
    case Op::Choose:
    case Op::Derez:
    case Op::AddToHand:
        return static_cast<int>(candidates(table, effect.of, context).size())
            >= number(table, effect.amount, context);
    case Op::Pay:
    case Op::MustPay:
        return canPay(table, bundleOf(table, effect, context));
    case Op::Rez: {
        const auto ids = all(table, effect.of, context);
        return std::ranges::all_of(ids, [&](ObjectId id) {
            Bundle bundle;
            bundle.payer = Side::Corp;
            bundle.purpose.object = id;
            bundle.credits = value(table, Value::RezCost, id);
            (void)addAdditional(table, bundle, Initiated::Rez, id);
            return effect.ignoringCosts || canPay(table, bundle);
        });
    }
    default:
        return canChangeAnything(table, effect, context);
    }
}

bool canChangeAnything(Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    switch (effect.op) {
    case Op::LoseCredits:
        return state.player(side).credits > 0;
    case Op::LoseClicks:
        return state.player(side).clicks > 0;
    case Op::RemoveTags:
        return state.tags > 0;
    case Op::EndRun:
        return state.run.on;
    case Op::Bypass:
    case Op::Break:
        return state.run.encountering;
    case Op::Trash:
    case Op::Choose:
    case Op::Derez:
    case Op::Rez:
    case Op::AddToHand:
    case Op::Place:
    case Op::Modify:
        return !candidates(table, effect.of, context).empty();
    case Op::Draw:
        return state.player(side).deck > 0;
    case Op::Together:
        return std::ranges::any_of(effect.then, [&](const Effect &part) {
            return canChangeAnything(table, part, context);
        });
    default:
        return true;
    }
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/lasting_effects.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>

namespace rulings {

Lasting lastingOf(const Effect &effect, const Context &context, Lasting::Kind kind, Duration until)
{
    Lasting lasting;
    lasting.kind = kind;
    lasting.until = until;
    lasting.source = context.source;
    lasting.controller = context.controller;
    lasting.effect = &effect;
    return lasting;
}

/// The core rules know no more of it than that effects resolve.
RuleName lastingRule(const Table &table, const Context &context)
{
    // Trashed for its own cost, the core rules know what follows.
    const bool gone =
        context.source.exists() && !context.sourceBefore && !isActive(table.state, context.source);
    return gone ? table.orElse("lasting.independent"_rule, "effect.resolve"_rule, true)
                : "effect.resolve"_rule;
}

void forgetServersOfTurn(State &state, std::optional<Side> whose)
{
    const auto isForTurn = [](const Effect &effect) {
        return effect.op == &chooseServerOperation
            && effect.as<ChooseServerHow>().until == Duration::Turn;
    };
    for (Object &object : state.objects)
        if ((!whose || object.owner == *whose)
            && std::ranges::any_of(object.card->abilities, [&](const Ability &ability) {
                   return std::ranges::any_of(ability.effects, isForTurn);
               }))
            object.chosenServer = {};
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `gain-subtype` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

void resolveGainSubtype(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    for (const ObjectId id : chosenCards(table, effect, context)) {
        Lasting lasting = lastingOf(effect, context, Lasting::Kind::Subtype);
        lasting.object = id;
        lasting.copy = state[id].copy;
        state.lasting.push_back(std::move(lasting));
        table.say(table.nameOf(id) + " gains a subtype for a while",
                  {table.orElse("subtype.running-total"_rule, "effect.resolve"_rule)});
    }
}

bool couldGainSubtype(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [](ObjectId) { return true; });
}

} // namespace

const Operation gainSubtypeOperation{
    Op::GainSubtype, {"op", "of", "subtype", "until"}, resolveGainSubtype, couldGainSubtype};

} // namespace rulings

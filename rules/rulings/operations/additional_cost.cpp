// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `additional-cost` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

void addLastingCost(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : all(table, effect.of, context)) {
        Lasting lasting;
        lasting.kind = Lasting::Kind::AdditionalCost;
        lasting.until = effect.until;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.object = id;
        lasting.copy = table.state[id].copy;
        lasting.to = effect.to;
        lasting.cost = effect.cost;
        table.state.lasting.push_back(std::move(lasting));
    }
    table.say(table.nameOf(context.source) + " adds an additional cost for a while",
              {lastingRule(table, context)});
}

bool couldAdditionalCost(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [](ObjectId) { return true; });
}

} // namespace

const Operation additionalCostOperation{
    Op::AdditionalCost, {"op", "to", "of", "cost", "until"}, addLastingCost, couldAdditionalCost};

} // namespace rulings

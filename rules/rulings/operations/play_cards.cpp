// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `play` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/one_by_one.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/playing.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

namespace rulings {

namespace {

void playEach(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    oneByOne(table, effect, context, "play.one-by-one"_rule, [&](ObjectId id) {
        Judgement judgement;
        judgePlaying(judgement, table, by, id);
        Bundle cost;
        cost.payer = by;
        cost.purpose = {id, Spending::Play};
        if (!effect.ignoringCosts)
            cost.credits = value(table, Value::PlayCost, id);
        if (!effect.ignoringCosts && !effect.ignoringAdditional)
            (void)addAdditional(table, cost, Initiated::Play, id);
        requireAllowed(table, judgement);
        if (const auto lacking = whatIsLacking(table, cost))
            throw NotAllowed{"it costs " + toString(table, cost) + ", and " + *lacking};
        (void)play(table, by, id, cost);
    });
}

bool couldPlay(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [&](ObjectId id) {
        const Object &object = table.state[id];
        Judgement judgement;
        judgePlaying(judgement, table, object.owner, id);
        if (!judgement.allowed(*table.book))
            return false;
        Bundle cost;
        cost.payer = object.owner;
        cost.purpose = {id, Spending::Play};
        if (!effect.ignoringCosts)
            cost.credits = value(table, Value::PlayCost, id);
        return isAffordable(table, cost);
    });
}

} // namespace

const Operation playOperation{
    Op::Play,
    {"op", "player", "n", "up_to", "of", "ignoring_costs", "ignoring_additional"},
    playEach,
    couldPlay};

} // namespace rulings

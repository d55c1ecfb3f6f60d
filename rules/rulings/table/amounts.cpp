// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Memory Limit", "Link", "Scored Points"; FAQ 1.6: "Rez Cost & Play Cost",
// the card ruling on Nasir Meidan.
#include "rules/rulings/table/amounts.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>

namespace rulings {

namespace {

int playerNumber(const Table &table, PlayerNumber number, Side side)
{
    const State &state = table.state;
    switch (number) {
    case PlayerNumber::Credits:
        return state.player(side).credits;
    case PlayerNumber::Hand:
        return handSizeOf(state, side);
    case PlayerNumber::Link:
        return playerValue(table, Value::Link, side);
    case PlayerNumber::AgendaPoints:
        return agendaPoints(table, side);
    case PlayerNumber::UnusedMemory:
        return std::max(0, playerValue(table, Value::MemoryLimit, side) - memoryUsed(table));
    case PlayerNumber::BadPublicity:
        return state.badPublicity;
    }
    return 0;
}

/// What an effect means by a value. Of a rez or play cost it may be the printed number alone.
int namedValue(const Table &table, const Amount &amount, ObjectId id)
{
    const Value kind = amount.value;
    const int total = value(table, kind, id);
    if (amount.modified) {
        table.say(Sentence::tr("what modifies the cost counts with it"),
                  {"cost.modified-counts"_rule});
        return total;
    }
    const auto &cost = table.state[id].card->cost;
    const bool formula = kind == Value::RezCost || kind == Value::PlayCost;
    return formula && cost && total != *cost && !table.setting("cost.rez-is-a-formula") ? *cost
                                                                                        : total;
}

} // namespace

int number(const Table &table, const Amount &amount, const Context &context)
{
    int counted = 0;
    const ObjectId one = object(table, amount.object.ref, context);
    switch (amount.of) {
    case Amount::Of::Nothing:
        break;
    case Amount::Of::Counters:
        if (one == context.source && context.sourceBefore)
            counted = context.sourceBefore->counter(amount.counter);
        else if (one.exists())
            counted = table.state[one].counter(amount.counter);
        break;
    case Amount::Of::Subroutines:
        if (one.exists()) {
            requireModelled(table, one, Uncovered::Encounter);
            counted = subroutineCount(table.state[one]);
            if (table.state.run.encountering && table.state.run.ice == one)
                counted += static_cast<int>(table.state.run.gained.size());
        }
        break;
    case Amount::Of::Count:
        requireListed(table, amount.object);
        counted = static_cast<int>(all(table, amount.object, context).size());
        break;
    case Amount::Of::Value:
        if (one.exists())
            counted = namedValue(table, amount, one);
        break;
    case Amount::Of::TagsOfRunner:
        counted = table.state.tags;
        break;
    case Amount::Of::Player:
        counted = playerNumber(table, amount.playerNumber, sideOf(amount.who, context.controller));
        break;
    case Amount::Of::LastLost:
        counted = context.lost;
        break;
    case Amount::Of::TraceStrength:
        counted = table.state.trace.strength;
        break;
    case Amount::Of::ChosenNumber:
        counted = context.number;
        break;
    case Amount::Of::OfEvent:
        counted = context.event.amount;
        break;
    }
    const int total = amount.factor * counted + amount.plus;
    return amount.dividedBy > 1 ? std::max(0, total) / amount.dividedBy : total;
}

} // namespace rulings

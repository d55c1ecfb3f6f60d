// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/price.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <algorithm>
#include <utility>

namespace rulings {

Price priceOf(const Bundle &bundle)
{
    const ObjectId card = bundle.purpose.object;
    const auto price = [&](PaidFor what) { return Price{what, bundle.payer, card}; };
    if (bundle.inText || bundle.asEffect)
        return price(PaidFor::Text);
    // What only clicks are spent for is the action.
    const bool ofAction = bundle.credits == 0 && bundle.clicks > 0;
    switch (bundle.purpose.to) {
    case Spending::Install:
        return price(ofAction ? PaidFor::Action : PaidFor::Install);
    case Spending::Rez:
        return price(PaidFor::Rez);
    case Spending::Play:
        return price(PaidFor::Play);
    case Spending::Trash:
        return price(PaidFor::Trash);
    case Spending::Steal:
        return price(PaidFor::Steal);
    case Spending::Trace:
        return price(PaidFor::Trace);
    case Spending::Use:
        return price(card.exists() ? PaidFor::Ability : PaidFor::Action);
    case Spending::Anything:
    case Spending::RemoveTag:
    case Spending::Advance:
        break;
    }
    return price(PaidFor::Action);
}

namespace {

/// Whether a card in force prevents such a part of it.
bool mayBePrevented(const Table &table, const Bundle &bundle)
{
    const bool damage = std::ranges::any_of(bundle.damage, [](int one) { return one > 0; });
    const bool trashing = !bundle.trashed.empty() || !bundle.trashAny.empty();
    return (damage || trashing) && anyAbility(table, [&](ObjectId source, const Ability &ability) {
               const auto *prevent = ability.asIf<PreventAbility>();
               return prevent
                   && ((damage && prevent->prevents == Prevented::Damage)
                       || (trashing && prevent->prevents == Prevented::Trash))
                   && std::ranges::find(bundle.trashed, source) == bundle.trashed.end();
           });
}

bool hasAmount(const Bundle &bundle)
{
    return bundle.clicks > 0 || bundle.credits > 0
        || std::ranges::any_of(bundle.damage, [](int one) { return one > 0; })
        || !bundle.counters.empty() || !bundle.countersOf.empty();
}

/// Something is done for it.
bool hasDeed(const Bundle &bundle)
{
    return !bundle.trashed.empty() || !bundle.trashAny.empty() || !bundle.forfeited.empty()
        || bundle.forfeits > 0 || bundle.tags > 0 || !bundle.returned.empty()
        || !bundle.removed.empty() || !bundle.trashAll.empty() || bundle.trashRandom > 0
        || bundle.trashTop > 0 || !bundle.moved.empty();
}

/// Not every version says of what an effect asks for first that it is a cost.
void sayCost(const Table &table, const Bundle &bundle, Sentence what)
{
    if (bundle.inText && table.hasRule("cost.nested"_rule)) {
        table.say(std::move(what), {"cost.nested"_rule, "cost.at-once"_rule});
        table.record.trace.back().price = priceOf(bundle);
    } else {
        table.say(std::move(what), "cost.at-once"_rule, priceOf(bundle));
    }
}

} // namespace

void sayLowered(const Table &table, Value kind, ObjectId card, int lowered, int left)
{
    if (kind == Value::RezCost) // what cards in force make of it before
        (void)value(table, kind, card, Told::IfModified);
    if (lowered > 0 && left == 0 && printedOn(*table.state[card].card, kind) == lowered)
        //: a cost of a card that an effect takes off, all of it
        table.say(Sentence::tr("the {value} of {card} is lowered to nothing",
                               {{"value", nameOf(kind)}, {"card", card}}),
                  {"effect.resolve"_rule});
    else if (lowered > 0)
        //: a cost of a card, by how much it is lowered, and what it comes to
        table.say(
            Sentence::tr(
                "the {value} of {card} is lowered by {lowered}, to {left}",
                {{"value", nameOf(kind)}, {"card", card}, {"lowered", lowered}, {"left", left}}),
            {"effect.resolve"_rule});
}

bool isAmount(const Bundle &bundle) { return !hasDeed(bundle); }

bool isOnlyDeed(const Bundle &bundle) { return hasDeed(bundle) && !hasAmount(bundle); }

void sayPrice(const Table &table, const Bundle &bundle)
{
    const Side payer = bundle.payer;
    const Sentence price = inWords(bundle);
    if (mayBePrevented(table, bundle))
        sayCost(
            table, bundle,
            Sentence::tr("{player} is about to pay: {cost}", {{"player", payer}, {"cost", price}}));
    else if (!hasDeed(bundle))
        //: "2 credits"
        sayCost(table, bundle,
                Sentence::tr("{player} pays {cost}", {{"player", payer}, {"cost", price}}));
    else if (!hasAmount(bundle) && bundle.inText && !table.hasRule("cost.nested"_rule))
        //: "trashing Crypsis", "forfeiting an agenda"
        sayCost(table, bundle,
                Sentence::tr("{player} does what the text asks for first: {deed}",
                             {{"player", payer}, {"deed", price}}));
    else if (!hasAmount(bundle))
        //: "trashing Crypsis", "forfeiting an agenda"
        sayCost(table, bundle,
                Sentence::tr("{player} pays by {cost}", {{"player", payer}, {"cost", price}}));
    else
        //: "1 click and trashing Plascrete Carapace"
        sayCost(
            table, bundle,
            Sentence::tr("{player} pays the cost: {cost}", {{"player", payer}, {"cost", price}}));
}

void sayRezzedForNothing(const Table &table, ObjectId card)
{
    table.say(Sentence::tr("the text has {card} rezzed without any of its costs", {{"card", card}}),
              {"effect.resolve"_rule});
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `rez` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

struct RezHow {
    bool ignoringCosts = false;
    Amount lowered = 0; ///< by how much the cost is
};

How readRezHow(const core::JsonPlace &place)
{
    RezHow how;
    fill(how.ignoringCosts, place, "ignoring_costs");
    fill(how.lowered, place, "lowered");
    return how;
}

/// Its own text lets another cost be paid, and the usual one cannot be.
bool isLeftToOtherCost(const Table &table, ObjectId id, int lowered)
{
    return table.state[id].card->rezInstead && !canPay(table, rezCost(table, id, lowered))
        && canPay(table, otherRezCost(table, id));
}

/// An additional cost may be declined, unless rezzing is the option that was chosen.
bool declinesToRez(Table &table, ObjectId id, const Context &context)
{
    const Act *act = table.next();
    if (!act || act->kind != ActKind::Decline || act->object != id)
        return false;
    const bool any = hasAdditional(table, Initiated::Rez, id) || isLeftToOtherCost(table, id, 0);
    if (!any || context.ofOptions)
        throw NotAllowed{Sentence::tr("rezzing {card} cannot be declined", {{"card", id}})};
    table.consume();
    table.say(Sentence::tr("the Corp declines the additional cost: it is not rezzed"),
              {"cost.decline-additional"_rule});
    return true;
}

/// What forces the Corp to rez it does not force it to pay an additional cost, nor one that may be
/// paid instead of the rez cost.
bool isRefused(Table &table, ObjectId id, int lowered)
{
    if (!isRezzable(table.state[id]) || table.state[id].faceup)
        return false;
    const bool other = isLeftToOtherCost(table, id, lowered);
    const bool any = hasAdditional(table, Initiated::Rez, id);
    if ((!any && !other) || (!other && !canPay(table, rezCost(table, id, lowered)))
        || !table.hasRule("cost.decline-additional"_rule))
        return false;
    if (const Act *act = table.next();
        act && act->kind == ActKind::Rez && act->object == id && !table.isAsked(act)) {
        table.consume();
        return false;
    }
    if (table.choose(Side::Corp, Sentence::tr("whether to pay for rezzing {card}", {{"card", id}}),
                     //: of the Runner
                     {Sentence::tr("pays"), Sentence::tr("declines")},
                     {actOf(ActKind::Rez, id), actOf(ActKind::Decline, id)})
        == 0)
        return false;
    table.say(other ? Sentence::tr("the Corp does not pay another cost instead: it is not rezzed")
                    : Sentence::tr("the Corp declines the additional cost: it is not rezzed"),
              {other ? "effect.resolve"_rule : "cost.decline-additional"_rule});
    return true;
}

/// What asks for the rez cost of ice that was just rezzed asks for what it was then (FAQ 1.6).
void keepLowered(Table &table, const Effect &effect, const Context &context, ObjectId id,
                 int lowered)
{
    if (lowered == 0 || !table.state[id].justRezzed)
        return;
    Lasting lasting = lastingOf(effect, context, Lasting::Kind::Modifier, Duration::Encounter);
    lasting.object = id;
    lasting.copy = table.state[id].copy;
    lasting.value = Value::RezCost;
    lasting.by = -lowered;
    table.state.lasting.push_back(std::move(lasting));
}

void resolveRez(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<RezHow>();
    for (const ObjectId id : chosenCards(table, effect, context)) {
        if (declinesToRez(table, id, context))
            continue;
        const int lowered = number(table, how.lowered, context);
        const bool forced = !isChosen(effect, context) && !context.ofOptions;
        if (forced && !how.ignoringCosts && isRefused(table, id, lowered))
            continue;
        if (doRez(table, id, how.ignoringCosts, lowered) && !isEveryOne(how.lowered))
            keepLowered(table, effect, context, id, lowered);
    }
}

bool couldRez(const Table &table, const Effect &effect, const Context &context)
{
    const auto &how = effect.as<RezHow>();
    return anyCandidateChanges(table, effect, context, [&](ObjectId id) {
        return isRezzable(table.state[id]) && !table.state[id].faceup
            && !isForbidden(table, Forbidden::Rez, Side::Corp, id)
            && (how.ignoringCosts || (asksForPaid(how.lowered) && !context.paid)
                || isAffordable(table, rezCost(table, id, number(table, how.lowered, context))));
    });
}

bool canBeWholeRez(const Table &table, const Effect &effect, const Context &context)
{
    const auto &how = effect.as<RezHow>();
    const auto canBeRezzed = [&](ObjectId id) {
        if (!isRezzable(table.state[id]) || isForbidden(table, Forbidden::Rez, Side::Corp, id))
            return false;
        return how.ignoringCosts
            || canPay(table, rezCost(table, id, number(table, how.lowered, context)));
    };
    return std::ranges::any_of(candidates(table, effect.of, context), canBeRezzed);
}

Sentence sayRezAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} is rezzed", {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeRez(const Effect &effect, Side owner)
{
    const auto &how = effect.as<RezHow>();
    // Nobody else rezzes, whose text it may be.
    const Side side = Side::Corp;
    const Sentence cards = describeTaken(effect, owner);
    if (how.ignoringCosts)
        return Sentence::tr("{player} rezzes {cards} without paying for it",
                            {{"player", side}, {"cards", cards}});
    return how.lowered.isZero()
        ? Sentence::tr("{player} rezzes {cards}", {{"player", side}, {"cards", cards}})
        : isEveryOne(how.lowered)
        ? Sentence::tr("{player} rezzes {cards} without paying its rez cost",
                       {{"player", side}, {"cards", cards}})
        : Sentence::tr(
              "{player} rezzes {cards}, its rez cost lowered by {amount}",
              {{"player", side}, {"cards", cards}, {"amount", describe(how.lowered, owner)}});
}

} // namespace

extern const Operation rezOperation{
    .word = "rez",
    .keys = {"op", "player", "n", "up_to", "of", "ignoring_costs", "lowered"},
    .read = readRezHow,
    .resolve = resolveRez,
    .couldChange = couldRez,
    .canBeWhole = canBeWholeRez,
    .inWords = sayRezAsOption,
    .needsChoice = choosesCards,
    .describe = describeRez};

} // namespace rulings

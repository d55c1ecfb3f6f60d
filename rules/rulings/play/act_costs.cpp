// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Action Phase", "Advancing Cards", "Purge", "Tagged", "Resource", "Install
// Cost", "Additional Costs", "Nested Costs"; Core Rules: the same matters.
#include "rules/rulings/play/act_costs.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/access_limits.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/breaking.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/play/using_abilities.h"
#include "rules/rulings/play/which_fit.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace rulings {

namespace {

int clicksOf(ActKind kind) { return kind == ActKind::Purge ? 3 : 1; }

Bundle actionCost(Side by, int clicks, int credits)
{
    Bundle bundle;
    bundle.payer = by;
    bundle.clicks = clicks;
    bundle.credits = credits;
    return bundle;
}

/// One that is used for its strength as well, and that breaks something here with it.
bool breaksIfAble(const Table &table, const Ability &ability, const Context &context)
{
    const Run &run = table.state.run;
    return run.encountering && std::ranges::any_of(ability.effects, [&](const Effect &effect) {
               return effect.op == &breakOperation && effect.as<BreakHow>().ifAble
                   && whyNothingBreaks(table, effect, context, context.number).empty();
           });
}

/// Of which card the counters are so many; looked at again it is told once.
void sayX(const Table &table, const Amount &counters, const Bundle &bundle, const Context &context)
{
    for (const Amount &part : counters.parts)
        sayX(table, part, bundle, context);
    if (counters.of != Amount::Of::Highest || bundle.countersOf.empty())
        return;
    const auto &trace = table.record.trace;
    for (const ObjectId card : all(table, counters.object, context)) {
        const Sentence x = xIs(table.state, counters.value, card, bundle.countersOf.back().count);
        if (trace.empty() || trace.back().what != x)
            table.say(x, {table.orElse("cost.modified-counts"_rule, "effect.resolve"_rule)});
    }
}

/// The card whose trash cost is paid: the one that is named, or the only one there is.
ObjectId whatIsTrashed(const Table &table, const Ability &ability, const Act &act,
                       const Context &context)
{
    if (!act.chosen.empty())
        return act.chosen.front();
    const auto cards = all(table, ability.effects.front().of, context);
    return cards.size() == 1 ? cards.front() : ObjectId{};
}

/// Adds the cost of the ability to what says who pays, and for which card.
Bundle costOfUse(const Table &table, Bundle bundle, const Act &act)
{
    const Ability &ability = usedAbility(table, act);
    if (ability.kind() == AbilityKind::Conditional || ability.kind() == AbilityKind::IfSuccessful) {
        bundle = nestedCost(table, bundle.payer, act.object, ability);
        sayNestedCost(table, bundle);
        return bundle;
    }
    const ObjectId user = userOf(table, act, ability);
    bundle.purpose.object = user;
    Context context = contextOf(table, user);
    if (ability.cost.credits.of == Amount::Of::ChosenNumber && !act.x)
        throw notStated(Sentence::tr("the X of {card} is not stated", {{"card", act.object}}));
    context.number = act.x.value_or(0);
    if (ability.cost.trashCost)
        bundle.purpose = {whatIsTrashed(table, ability, act, context), Spending::Trash};
    add(table, bundle, ability.cost, context);
    sayX(table, ability.cost.counters, bundle, context);
    if (breaks(ability) || breaksIfAble(table, ability, context))
        (void)addAdditional(table, bundle, Initiated::Break, user);
    return bundle;
}

Purpose ofInstall(const Table &table, const Act &act)
{
    return {act.object, Spending::Install, act.server, withHosted(table.state, act.trash)};
}

/// To access a card, to steal it or to trash it.
Bundle costInAccess(const Table &table, const Act &act)
{
    if (act.kind == ActKind::Access)
        return accessCost(table, act.object);
    return act.kind == ActKind::Steal ? stealCost(table, act.object) : trashCost(table, act.object);
}

} // namespace

Bundle priceOfAction(Side by, ActKind kind)
{
    switch (kind) {
    case ActKind::Advance:
        return actionCost(by, 1, 1);
    case ActKind::TrashResource:
    case ActKind::RemoveTag:
        return actionCost(by, 1, 2);
    default:
        return actionCost(by, clicksOf(kind), 0);
    }
}

Bundle costOf(const Table &table, Side by, const Act &act)
{
    Bundle bundle;
    bundle.payer = by;
    bundle.purpose.object = act.object;
    switch (act.kind) {
    case ActKind::Rez:
        bundle.purpose.to = Spending::Rez;
        bundle.credits = std::max(0, value(table, Value::RezCost, act.object, Told::IfModified));
        (void)addAdditional(table, bundle, Initiated::Rez, act.object);
        if (table.state[act.object].card->rezInstead && !canPay(table, bundle))
            if (const Bundle other = otherRezCost(table, act.object); canPay(table, other))
                return other;
        return bundle;
    case ActKind::Score:
        (void)addAdditional(table, bundle, Initiated::Score, act.object);
        return bundle;
    case ActKind::Access:
    case ActKind::Steal:
    case ActKind::Trash:
        return costInAccess(table, act);
    case ActKind::Use:
    case ActKind::Respond:
        return costOfUse(table, std::move(bundle), act);
    case ActKind::Play:
        bundle = actionCost(
            by, 1, std::max(0, value(table, Value::PlayCost, act.object, Told::IfModified)));
        bundle.purpose = {act.object, Spending::Play};
        (void)addAdditional(table, bundle, Initiated::Play, act.object);
        return bundle;
    case ActKind::Install:
        bundle = actionCost(by, 1, installCost(table, by, act));
        bundle.purpose = ofInstall(table, act);
        (void)addAdditional(table, bundle, Initiated::Install, act.object, act.server);
        return bundle;
    case ActKind::RemoveTag:
        bundle = priceOfAction(by, act.kind);
        bundle.purpose.to = Spending::RemoveTag;
        (void)addAdditional(table, bundle, Initiated::RemoveTag, {});
        return bundle;
    case ActKind::TrashResource:
        bundle = priceOfAction(by, act.kind);
        (void)addAdditional(table, bundle, Initiated::TrashResource, act.object);
        return bundle;
    case ActKind::Advance:
        bundle = priceOfAction(by, act.kind);
        bundle.purpose = {act.object, Spending::Advance};
        return bundle;
    case ActKind::JackOut:
        return jackOutCost(table);
    case ActKind::Run:
        requireAllModelled(table, Uncovered::Run);
        bundle = actionCost(by, 1, 0);
        (void)addAdditional(table, bundle, Initiated::Run, {}, act.server);
        (void)addAdditional(table, bundle, Initiated::RunAction, {}, act.server);
        return bundle;
    default:
        return isAction(act.kind) ? priceOfAction(by, act.kind) : bundle;
    }
}

bool choosesNumber(const std::vector<Effect> &effects)
{
    return std::ranges::any_of(effects, [](const Effect &effect) {
        return effect.op == &chooseNumberOperation
            || (effect.op == &takeCreditsOperation && effect.as<TakeHow>().anyNumber)
            || choosesNumber(effect.then);
    });
}

void declareX(Table &table, const Act &act)
{
    // Of a card whose cost has no X it is the number that its text lets be chosen.
    if (act.kind == ActKind::Play && act.x && act.object.exists()
        && (table.state[act.object].card->mostX
            || std::ranges::none_of(table.state[act.object].card->abilities,
                                    [](const Ability &one) { return choosesNumber(one.effects); })))
        (void)table.takeX();
    if ((act.kind == ActKind::Play || act.kind == ActKind::Install) && act.x && act.object.exists())
        table.state[act.object].x = act.x;
}

std::optional<RuleName> whatPrices(ActKind kind)
{
    switch (kind) {
    case ActKind::TrashResource:
        return "tag.trash-resource"_rule;
    case ActKind::RemoveTag:
        return "tag.remove"_rule;
    case ActKind::Advance:
        return "advance.action"_rule;
    case ActKind::GainCredit:
    case ActKind::Draw:
    case ActKind::Install:
    case ActKind::Play:
    case ActKind::Purge:
    case ActKind::Run:
        return "action.basic"_rule;
    default:
        return std::nullopt;
    }
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Abilities", "Paid Abilities", "Using Abilities", "Icebreaker",
// "Subroutine", "Action", "Nested Costs"; FAQ 1.6: "Triggering Actions and Abilities", "Using
// Icebreakers"; Core Rules: "Paid abilities", "Icebreakers".
#include "rules/rulings/act_checks.h"
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

using rules::Window;

std::string here(const Table &table)
{
    return "step " + table.state.at.step->id + " (" + table.state.at.step->title + ")";
}

void requireSide(Judgement &judgement, Side by, Side side, RuleName rule)
{
    if (by != side)
        judgement.require(rule, false,
                          side == Side::Corp ? "only the Corp does that"
                                             : "only the Runner does that");
}

void requireWindow(Judgement &judgement, const Table &table, Side by, Window window, RuleName rule,
                   const std::string &what)
{
    const bool open = isOpen(table, by, window);
    judgement.require(rule, open, here(table) + (open ? " lets " : " does not let ") + what);
}

void requireCost(Judgement &judgement, Table &table, const Bundle &bundle)
{
    if (bundle.isNothing())
        return;
    judgement.require("cost.all-or-nothing"_rule, canPay(table, bundle),
                      "it costs " + toString(table, bundle) + ", all at once");
}

namespace {

bool breaks(const Ability &ability)
{
    return std::ranges::any_of(ability.effects,
                               [](const Effect &effect) { return effect.op == Op::Break; });
}

/// Whether it touches ice: then an icebreaker needs strength for it.
bool interactsWithIce(const Ability &ability)
{
    return std::ranges::any_of(ability.effects, [](const Effect &effect) {
        return effect.op == Op::Break
            || (effect.op == Op::Modify && effect.of.ref == Ref::Encountered);
    });
}

/// The cost is left out of account, but its clicks have been spent by then.
bool isUseful(Table &table, const Ability &ability, const Context &context)
{
    const int before = table.state.clicksSpent;
    table.state.clicksSpent += ability.cost.clicks;
    const bool useful = canChangeAnything(table, ability.effects, context);
    table.state.clicksSpent = before;
    return useful;
}

/// The cost without which the effect does nothing at all.
const Effect *wholeCost(const Ability &ability)
{
    const bool whole = ability.effects.size() == 1 && ability.effects.front().op == Op::Pay
        && ability.effects.front().otherwise.empty();
    return whole ? &ability.effects.front() : nullptr;
}

Context contextOfOccasion(const Table &table, ObjectId source)
{
    Context context = contextOf(table, source);
    if (table.occasion) {
        context.chosenToUse = table.occasion->ability->optional;
        context.controller = table.occasion->controller;
        context.event = table.occasion->event;
        context.heldWhenMet = table.occasion->held;
    }
    return context;
}

/// A conditional ability while it waits to trigger.
void judgeTriggering(Judgement &judgement, Table &table, Side by, ObjectId source,
                     const Ability &ability)
{
    judgement.require("trigger.met"_rule, true, table.nameOf(source) + " has its occasion");
    const Context context = contextOfOccasion(table, source);
    judgement.require("ability.own-cards"_rule, by == context.controller,
                      "the ability is that player's");
    if (!isOptional(ability))
        return;
    if (!isUseful(table, ability, context) && table.setting("use.must-change-something"))
        judgement.require("ability.must-change-something"_rule, false,
                          "its effect could change nothing, its cost left out of account");
    requireCost(judgement, table, nestedCost(table, by, source, ability));
}

} // namespace

Bundle nestedCost(Table &table, Side by, ObjectId source, const Ability &ability)
{
    const Effect *effect = wholeCost(ability);
    const Context context = contextOfOccasion(table, source);
    if (!effect || playerOf(*effect, context) != by) {
        Bundle nothing;
        nothing.payer = by;
        return nothing;
    }
    if (effect->cost.credits.object.ref == Ref::Event && !context.event.object.exists())
        throw NotDerivable{"what it costs depends on an occasion that is not there"};
    return bundleOf(table, *effect, context);
}

void judgeDeclineToUse(Judgement &judgement, const Table &table, Side by)
{
    if (!table.occasion) {
        judgement.require("ability.trigger-condition"_rule, false,
                          "its trigger condition is not met now");
        return;
    }
    const bool free = isOptional(*table.occasion->ability);
    judgement.require("ability.own-cards"_rule, by == table.occasion->controller,
                      "the ability is that player's");
    judgement.require("trigger.optional"_rule, free,
                      free ? "it says that its player may use it"
                           : "it says nothing of a choice: it must be triggered");
}

void judgeUse(Judgement &judgement, Table &table, Side by, const Act &act)
{
    State &state = table.state;
    const Object &object = state[act.object];
    requireModelled(table, act.object);
    const Ability *ability = object.card->find(act.ability);
    if (!ability) {
        requireModelled(table, act.object, Uncovered::Use);
        throw NotAllowed{table.nameOf(act.object) + " has no ability " + act.ability};
    }
    if (table.occasion) {
        judgeTriggering(judgement, table, by, act.object, *ability);
        return;
    }
    const bool active = isActive(state, act.object);
    judgement.require("zone.active"_rule, active || ability->worksInactive,
                      table.nameOf(act.object) + (active ? " is active" : " is inactive"));
    if (isBlank(table, act.object))
        judgement.require("zone.active"_rule, false, "another card has taken its text");
    if (ability->kind == AbilityKind::Prevent) {
        judgement.require("prevent.while-resolving"_rule, false,
                          "what it could prevent is not being resolved");
        return;
    }
    if (ability->kind != AbilityKind::Paid) {
        judgement.require("ability.trigger-condition"_rule, false,
                          "its trigger condition is not met now");
        return;
    }
    judgement.require("ability.own-cards"_rule, by == sideOf(ability->usedBy, object.owner),
                      "the ability is that player's");
    Context context = contextOf(table, act.object);
    context.number = act.x.value_or(0);
    const auto &inRun = state.run.used;
    const bool used =
        (ability->oncePerTurn
         && std::ranges::find(object.usedThisTurn, ability->id) != object.usedThisTurn.end())
        || (ability->oncePerRun
            && std::ranges::find(inRun, std::pair(act.object, ability->id)) != inRun.end());
    if (!used)
        assumeUnused(table, act.object, *ability);
    if (used)
        judgement.require("ability.restriction"_rule, false, "it was used as often as it says");
    if (isForbidden(table, Forbidden::Use, by, act.object))
        judgement.require("cannot.prevails"_rule, false, "an effect says that it cannot be used");
    const bool onAccessed = std::ranges::any_of(
        ability->effects, [](const Effect &effect) { return effect.of.ref == Ref::Accessed; });
    if (onAccessed) {
        judgement.require("access.trash-ability"_rule, state.run.accessing.exists(),
                          state.run.accessing.exists() ? "a card is being accessed"
                                                       : "no card is being accessed");
        if (state.run.accessing.exists()
            && state[state.run.accessing].card->type == CardType::Agenda
            && !table.setting("access.trash-before-steal"))
            judgement.require("steal.must"_rule, false, "an accessed agenda must be stolen");
        if (state.run.accessing.exists() && state[state.run.accessing].zone == Zone::Archives)
            judgement.require("access.archives-no-trash"_rule, false,
                              "a card in Archives cannot be trashed");
    } else if (breaks(*ability)) {
        requireWindow(judgement, table, by, Window::BreakSubroutines, "subroutine.break-when"_rule,
                      "the Runner break subroutines");
    } else if (ability->cost.clicks > 0) {
        judgement.require("action.one-at-a-time"_rule,
                          !state.actionOpen && state.at.kind != TimingKind::Run,
                          "an ability that costs a click is an action of its own");
        requireWindow(judgement, table, by, Window::TakeActions, "action.own-action-phase"_rule,
                      "that player take actions");
    } else {
        requireWindow(judgement, table, by, Window::PaidAbilities, "window.paid"_rule,
                      "players use paid abilities");
    }
    if (interactsWithIce(*ability)) {
        for (const Effect &effect : ability->effects)
            if (effect.op == Op::Break || effect.of.ref == Ref::Encountered) {
                const bool fits =
                    matches(table, effect.of, state.run.ice, context) && state.run.encountering;
                judgement.require("breaker.kind-of-ice"_rule, fits,
                                  fits ? "the ice encountered is of its kind"
                                       : "no ice of its kind is being encountered");
            }
        if (hasSubtype(table, act.object, "Icebreaker") && state.run.encountering) {
            const int own = value(table, Value::Strength, act.object);
            const int ices = value(table, Value::Strength, state.run.ice);
            judgement.require("breaker.strength"_rule, own >= ices,
                              "strength " + std::to_string(own) + " against "
                                  + std::to_string(ices));
        }
    }
    if (!holds(table, ability->restriction, context))
        judgement.require("ability.restriction"_rule, false, "its restriction is not met");
    if (table.setting("use.must-change-something") && !isUseful(table, *ability, context))
        judgement.require("ability.must-change-something"_rule, false,
                          "its effect could change nothing, its cost left out of account");
    requireCost(judgement, table, costOf(table, by, act));
}

} // namespace rulings

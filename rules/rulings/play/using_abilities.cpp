// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Abilities", "Paid Abilities", "Using Abilities", "Icebreaker",
// "Subroutine", "Action", "Nested Costs"; FAQ 1.6: "Triggering Actions and Abilities", "Using
// Icebreakers"; Core Rules: "Paid abilities", "Icebreakers".
#include "rules/rulings/play/using_abilities.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace rulings {

using rules::Window;

std::string here(const Table &table)
{
    return "step " + table.state.at.step->id + " (" + table.state.at.step->title + ")";
}

void requireSide(Judgement &judgement, Side by, Side side, RuleName rule)
{
    if (by != side)
        judgement.forbid(
            rule, side == Side::Corp ? "only the Corp does that" : "only the Runner does that");
}

void requireWindow(Judgement &judgement, const Table &table, Side by, Window window, RuleName rule,
                   const std::string &what)
{
    const bool early = table.state.at.step->topic == "encounter"
        && (window == Window::PaidAbilities || window == Window::BreakSubroutines);
    judgement.requireNow(rule, isOpen(table, by, window), here(table) + " lets " + what,
                         here(table) + " does not let " + what
                             + (early ? ": what waits for the encounter comes first" : ""));
}

bool hasSeveralParts(const Ability &ability)
{
    return ability.effects.size() > 1
        || (!ability.effects.empty() && ability.effects.front().op == Op::Together);
}

void requireUseful(Judgement &judgement, bool useful, const std::string &name, bool severalParts)
{
    if (!useful)
        judgement.forbid("ability.must-change-something"_rule,
                         "the effect of " + name
                             + " could change nothing, its cost left out of account");
    else if (severalParts)
        judgement.note("ability.must-change-something"_rule,
                       "at least a part of the effect of " + name + " can change something");
}

void requireCost(Judgement &judgement, const Table &table, const Bundle &bundle)
{
    if (bundle.isNothing())
        return;
    const std::optional<std::string> lacking = whatIsLacking(table, bundle);
    const std::string parts = toString(table, bundle);
    const bool several = parts.find(',') != std::string::npos;
    const std::string price = "it costs " + parts + (several ? ", all at once" : "");
    const std::string how = lacking ? "" : withWhat(table, bundle);
    judgement.require("cost.all-or-nothing"_rule, !lacking, price + ", which can be paid" + how,
                      price + ", and " + lacking.value_or(""));
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
bool isUseful(const Table &table, const Ability &ability, const Context &context)
{
    if (ability.cost.clicks == 0)
        return canChangeAnything(table, ability.effects, context);
    Trial paid(table);
    paid.state().clicksSpent += ability.cost.clicks;
    return canChangeAnything(*paid, ability.effects, context);
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
    if (const Pending *occasion = table.frames.occasion()) {
        context.chosenToUse = occasion->ability->optional;
        context.controller = occasion->controller;
        context.event = occasion->event;
        context.heldWhenMet = occasion->held;
    }
    return context;
}

/// Whose the ability is, or that it is for another player than the owner of the card.
void requireUser(Judgement &judgement, const Table &table, Side by, Side user, ObjectId source)
{
    const bool own = by == table.state[source].owner;
    judgement.require("ability.own-cards"_rule, by == user,
                      own ? "it is an ability of " + nameOf(by) + "'s own card"
                          : table.nameOf(source) + " says that " + nameOf(by) + " uses it",
                      "the ability is for " + nameOf(user) + " to use, not for " + nameOf(by));
}

/// A conditional ability while it waits to trigger.
void judgeTriggering(Judgement &judgement, const Table &table, Side by, ObjectId source,
                     const Ability &ability)
{
    judgement.note("trigger.met"_rule, table.nameOf(source) + ": what it waits for has happened");
    const Context context = contextOfOccasion(table, source);
    requireUser(judgement, table, by, context.controller, source);
    if (!isOptional(ability))
        return;
    if (!isUseful(table, ability, context) && table.setting("use.must-change-something"))
        requireUseful(judgement, false, table.nameOf(source), false);
    requireCost(judgement, table, nestedCost(table, by, source, ability));
}

/// What the condition asks of the object of an event and does not find; empty: something else.
std::string lackOf(const Table &table, const Filter &asked, ObjectId object, const Context &context)
{
    const auto fitsWithout = [&](auto Filter::*part) {
        Filter less = asked;
        less.*part = Filter{}.*part;
        return !matches(table, asked, object, context) && matches(table, less, object, context);
    };
    if (asked.rezzed && fitsWithout(&Filter::rezzed))
        return *asked.rezzed ? " is not rezzed" : " is not unrezzed";
    if (!asked.types.empty() && fitsWithout(&Filter::types))
        return " is not of the right type";
    if (!asked.subtype.empty() && fitsWithout(&Filter::subtype))
        return " is no " + asked.subtype;
    return {};
}

/// What came nearest to its trigger condition.
std::string whyNotMet(const Table &table, ObjectId source, const Ability &ability)
{
    const std::string why = "its trigger condition is not met";
    // Only to find words: what is assumed for them, or not known, changes nothing.
    for (auto one = table.record.missed.rbegin(); one != table.record.missed.rend(); ++one) {
        if (one->source != source || one->ability != &ability)
            continue;
        try {
            const Aside aside(table);
            const std::string lack = lackOf(table, *ability.as<ConditionalAbility>().when.object,
                                            one->object, contextOf(table, source));
            if (!lack.empty())
                return why + ": " + table.nameOf(one->object) + lack + "; " + table.nameOf(source)
                    + " asks for one that is";
        } catch (const NotDerivable &) {
        }
    }
    return why + " now";
}

} // namespace

const Ability &usedAbility(const Table &table, const Act &act)
{
    requireModelled(table, act.object);
    const Ability *ability = table.state[act.object].card->find(act.ability);
    if (!ability) {
        requireModelled(table, act.object, Uncovered::Use);
        throw NotAllowed{table.nameOf(act.object) + " has no ability " + act.ability};
    }
    return *ability;
}

Bundle nestedCost(const Table &table, Side by, ObjectId source, const Ability &ability)
{
    const Effect *effect = wholeCost(ability);
    const Context context = contextOfOccasion(table, source);
    if (!effect || playerOf(*effect, context) != by) {
        Bundle nothing;
        nothing.payer = by;
        return nothing;
    }
    if (effect->as<CostHow>().cost.credits.object.ref == Ref::Event
        && !context.event.object.exists())
        throw NotDerivable{"what it costs depends on an occasion that is not there"};
    return bundleOf(table, *effect, context);
}

void judgeDeclineToUse(Judgement &judgement, const Table &table, Side by)
{
    const Pending *occasion = table.frames.occasion();
    if (!occasion) {
        judgement.forbid("ability.trigger-condition"_rule, "its trigger condition is not met now");
        return;
    }
    requireUser(judgement, table, by, occasion->controller, occasion->source);
    judgement.require("trigger.optional"_rule, isOptional(*occasion->ability),
                      "it says that its player may use it",
                      "it says nothing of a choice: it must be triggered");
}

namespace {

/// An active card uses its text, as long as no other one has taken that.
void requireActive(Judgement &judgement, const Table &table, ObjectId id, const Ability &ability)
{
    const bool active = isActive(table.state, id);
    const std::string name = table.nameOf(id);
    judgement.require("zone.active"_rule, active || ability.worksInactive,
                      active ? name + " is active" : name + " says that it works while inactive",
                      name + " is inactive");
    if (isBlank(table, id))
        judgement.forbid("zone.active"_rule, "another card has taken its text");
}

/// As often as its text says, and unless an effect stops it.
void requireUnused(Judgement &judgement, const Table &table, Side by, ObjectId id,
                   const Ability &ability)
{
    const auto &thisTurn = table.state[id].usedThisTurn;
    const auto &inRun = table.state.run.used;
    const bool used =
        (ability.oncePerTurn && std::ranges::find(thisTurn, ability.id) != thisTurn.end())
        || (ability.oncePerRun
            && std::ranges::find(inRun, std::pair(id, ability.id)) != inRun.end());
    if (!used)
        assumeUnused(table, id, ability);
    if (used)
        judgement.forbid("ability.restriction"_rule, "it was used as often as it says");
    if (isForbidden(table, Forbidden::Use, by, id))
        judgement.forbid("cannot.prevails"_rule, "an effect says that it cannot be used");
}

/// It does something with the card that is being accessed, as long as that lasts.
void requireAccessed(Judgement &judgement, const Table &table)
{
    const State &state = table.state;
    const ObjectId accessed = state.run.accessing;
    judgement.require("access.trash-ability"_rule, accessed.exists(), "a card is being accessed",
                      "no card is being accessed");
    if (!accessed.exists())
        return;
    if (state[accessed].card->type == CardType::Agenda
        && !table.setting("access.trash-before-steal"))
        judgement.forbid("steal.must"_rule, "an accessed agenda must be stolen");
    if (state[accessed].zone == Zone::Archives)
        judgement.forbid("access.archives-no-trash"_rule, "a card in Archives cannot be trashed");
}

/// The moment is one for abilities of its kind.
void requireMoment(Judgement &judgement, const Table &table, Side by, const Ability &ability)
{
    const State &state = table.state;
    const bool onAccessed = std::ranges::any_of(
        ability.effects, [](const Effect &effect) { return effect.of.ref == Ref::Accessed; });
    if (onAccessed) {
        requireAccessed(judgement, table);
    } else if (breaks(ability)) {
        requireWindow(judgement, table, by, Window::BreakSubroutines, "subroutine.break-when"_rule,
                      "the Runner break subroutines");
    } else if (ability.cost.clicks > 0) {
        judgement.require("action.one-at-a-time"_rule,
                          !state.actionOpen && state.at.kind != TimingKind::Run,
                          "no other action is being resolved: this one costs a click",
                          "an ability that costs a click is an action, and another is not over");
        requireWindow(judgement, table, by, Window::TakeActions, "action.own-action-phase"_rule,
                      nameOf(by) + " take actions");
    } else {
        requireWindow(judgement, table, by, Window::PaidAbilities, "window.paid"_rule,
                      "players use paid abilities");
    }
}

/// The ice is of its kind, and an icebreaker is strong enough for it.
void requireRightIce(Judgement &judgement, const Table &table, ObjectId id, const Ability &ability,
                     const Context &context)
{
    if (!interactsWithIce(ability))
        return;
    const Run &run = table.state.run;
    for (const Effect &effect : ability.effects)
        if (effect.op == Op::Break || effect.of.ref == Ref::Encountered) {
            const bool fits = matches(table, effect.of, run.ice, context) && run.encountering;
            judgement.require("breaker.kind-of-ice"_rule, fits,
                              "the ice encountered is of its kind",
                              "no ice of its kind is being encountered");
        }
    if (!hasSubtype(table, id, "Icebreaker") || !run.encountering)
        return;
    const int own = value(table, Value::Strength, id);
    const int ices = value(table, Value::Strength, run.ice);
    const std::string against =
        "strength " + std::to_string(own) + " against " + std::to_string(ices);
    judgement.require("breaker.strength"_rule, own >= ices, against + " is enough",
                      against + " is not enough");
}

/// A paid ability, which its player uses of free will.
void judgePaid(Judgement &judgement, const Table &table, Side by, const Act &act,
               const Ability &ability)
{
    const ObjectId id = act.object;
    const auto &paid = ability.as<PaidAbility>();
    requireUser(judgement, table, by, sideOf(paid.usedBy, table.state[id].owner), id);
    Context context = contextOf(table, id);
    context.number = act.x.value_or(0);
    requireUnused(judgement, table, by, id, ability);
    requireMoment(judgement, table, by, ability);
    requireRightIce(judgement, table, id, ability, context);
    if (!holds(table, paid.restriction, context))
        judgement.forbid("ability.restriction"_rule,
                         "its restriction is not met" + askingFor(paid.restriction));
    if (table.setting("use.must-change-something"))
        requireUseful(judgement, isUseful(table, ability, context), table.nameOf(id),
                      hasSeveralParts(ability));
    requireCost(judgement, table, costOf(table, by, act));
}

} // namespace

void judgeUse(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const Ability &ability = usedAbility(table, act);
    if (table.frames.occasion()) {
        judgeTriggering(judgement, table, by, act.object, ability);
        return;
    }
    requireActive(judgement, table, act.object, ability);
    if (ability.kind() == AbilityKind::Prevent)
        judgement.forbid("prevent.while-resolving"_rule,
                         "what it could prevent is not being resolved");
    else if (ability.kind() != AbilityKind::Paid)
        judgement.forbid("ability.trigger-condition"_rule, whyNotMet(table, act.object, ability));
    else
        judgePaid(judgement, table, by, act, ability);
}

} // namespace rulings

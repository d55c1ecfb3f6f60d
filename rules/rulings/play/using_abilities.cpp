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
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/breaking.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/in_vain.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/kind_of_ice.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

using rules::Window;

bool hasSeveralParts(const Ability &ability)
{
    return ability.effects.size() > 1
        || (!ability.effects.empty() && ability.effects.front().op == &togetherOperation);
}

namespace {

/// Whether it touches ice: then an icebreaker needs strength for it.
bool interactsWithIce(const Ability &ability)
{
    return std::ranges::any_of(ability.effects, [](const Effect &effect) {
        return (effect.op == &breakOperation && !effect.as<BreakHow>().ifAble)
            || (effect.op == &modifyOperation && effect.of.ref == Ref::Encountered);
    });
}

/// A card that is trashed for its own cost lies among those that the effect may take.
bool isUsefulWhenTrashed(Trial &paid, const Ability &ability, Context context)
{
    Object &source = paid.state()[context.source];
    context.sourceBefore = source;
    context.server = source.server;
    source.zone = source.owner == Side::Corp ? Zone::Archives : Zone::Heap;
    source.server = {};
    source.host = {};
    return canChangeAnything(*paid, ability.effects, context);
}

/// The cost is left out of account, but its clicks have been spent by then.
bool isUseful(const Table &table, const Ability &ability, const Context &context)
{
    if (ability.cost.clicks == 0 && canChangeAnything(table, ability.effects, context))
        return true;
    Trial paid(table);
    paid.state().player(context.controller).clicks -= ability.cost.clicks;
    paid.state().clicksSpent += ability.cost.clicks;
    if (ability.cost.clicks > 0 && canChangeAnything(*paid, ability.effects, context))
        return true;
    return ability.cost.trashSelf && isUsefulWhenTrashed(paid, ability, context);
}

/// The cost without which the effect does nothing at all.
const Effect *wholeCost(const Ability &ability)
{
    const bool whole = ability.effects.size() == 1 && ability.effects.front().op == &payOperation
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
    constexpr RuleName rule = "ability.own-cards"_rule;
    const bool corp = user == Side::Corp;
    if (by != user)
        judgement.forbid(
            rule,
            corp ? Sentence::tr("the ability is for the Corp to use, not for the Runner")
                 : Sentence::tr("the ability is for the Runner to use, not for the Corp"));
    else if (by != table.state[source].owner)
        judgement.note(
            rule,
            Sentence::tr("{card} says that {player} uses it", {{"card", source}, {"player", by}}));
    else
        judgement.notePlain(rule,
                            corp ? Sentence::tr("it is an ability of the Corp's own card")
                                 : Sentence::tr("it is an ability of the Runner's own card"));
}

/// What its cost counts: it belongs to the line of that cost.
void sayWhatCosts(const Table &table, const Ability &ability, const Context &context)
{
    const Effect *effect = wholeCost(ability);
    if (!effect)
        return;
    const Amount &credits = effect->as<CostHow>().cost.credits;
    if (const Sentence counted = countedInWords(table, credits, context); !counted.empty())
        table.say(Sentence::tr("{what}: {number}",
                               {{"what", counted}, {"number", number(table, credits, context)}}),
                  {"effect.resolve"_rule});
}

/// A conditional ability while it waits to trigger.
void judgeTriggering(Judgement &judgement, const Table &table, Side by, ObjectId source,
                     const Ability &ability)
{
    judgement.notePlain("trigger.met"_rule,
                        Sentence::tr("{card}: what it waits for has happened", {{"card", source}}));
    const Context context = contextOfOccasion(table, source);
    requireUser(judgement, table, by, context.controller, source);
    if (!isOptional(ability))
        return;
    noteOnlyForbids(table, Forbidden::UsePaid, by, source, {});
    if (!isUseful(table, ability, context) && table.setting("use.must-change-something"))
        requireUseful(judgement, false, source, false,
                      [&] { return whatIsMissing(table, ability.effects, context); });
    sayWhatCosts(table, ability, context);
    requireCost(judgement, table, nestedCost(table, by, source, ability));
}

} // namespace

const Ability &usedAbility(const Table &table, const Act &act)
{
    requireModelled(table, act.object);
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
    if (!ability) {
        requireModelled(table, act.object, Uncovered::Use);
        throw NotAllowed{Sentence::tr("{card} has no ability {ability}",
                                      {{"card", act.object}, {"ability", act.ability}})};
    }
    return *ability;
}

ObjectId userOf(const Table &table, const Act &act, const Ability &ability)
{
    const auto *paid = ability.asIf<PaidAbility>();
    return paid && paid->ofHost ? table.state[act.object].host : act.object;
}

Bundle nestedCost(const Table &table, Side by, ObjectId source, const Ability &ability)
{
    const Effect *effect = wholeCost(ability);
    Context context = contextOfOccasion(table, source);
    // What it waits for is known before it happens where the card has chosen it.
    if (const auto *waits = ability.asIf<ConditionalAbility>(); waits
        && !context.event.object.exists() && waits->when.object
        && waits->when.object->ref == Ref::Chosen)
        context.event.object = object(table, Ref::Chosen, context);
    if (!effect || playerOf(*effect, context) != by) {
        Bundle nothing;
        nothing.payer = by;
        return nothing;
    }
    if (effect->as<CostHow>().cost.credits.object.ref == Ref::Event
        && !context.event.object.exists())
        throw NotDerivable{
            Sentence::tr("what it costs depends on something that has not happened")};
    return bundleOf(table, *effect, context);
}

void judgeDeclineToUse(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const Pending *occasion = table.frames.occasion();
    if (!occasion)
        return judgement.forbid("ability.trigger-condition"_rule, nothingForIt(act.object));
    requireUser(judgement, table, by, occasion->controller, occasion->source);
    judgement.require("trigger.optional"_rule, isOptional(*occasion->ability),
                      Sentence::tr("it says that its player may use it"),
                      Sentence::tr("it says nothing of a choice: it must be triggered"));
}

namespace {

/// An active card uses its text, as long as no other one has taken that.
void requireActive(Judgement &judgement, const Table &table, ObjectId id, const Ability &ability)
{
    if (const bool active = isActive(table.state, id); active || ability.worksInactive)
        judgement.notePlain(
            "zone.active"_rule,
            active ? Sentence::tr("{card} is active", {{"card", id}})
                   : Sentence::tr("{card} says that it works while inactive", {{"card", id}}));
    else
        judgement.forbid("zone.active"_rule, Sentence::tr("{card} is inactive", {{"card", id}}));
    if (const ObjectId by = blankedBy(table, id); by.exists())
        judgement.forbid(
            "zone.active"_rule,
            Sentence::tr("{other} has taken the text of {card}", {{"other", by}, {"card", id}}));
}

/// As often as its text says, and unless an effect stops it.
void requireUnused(Judgement &judgement, const Table &table, Side by, ObjectId id,
                   const Ability &ability)
{
    const auto &thisTurn = table.state[id].usedThisTurn;
    const auto &inRun = table.state.run.used;
    const bool used = (ability.oncePerTurnInAll && !thisTurn.empty())
        || (ability.oncePerTurn && std::ranges::find(thisTurn, ability.id) != thisTurn.end())
        || (ability.oncePerRun
            && std::ranges::find(inRun, std::pair(id, ability.id)) != inRun.end());
    const std::size_t assumed = table.record.assumptions.size();
    if (!used)
        assumeUnused(table, id, ability);
    if (!used && ability.oncePerTurn && table.record.assumptions.size() == assumed)
        judgement.note("ability.restriction"_rule,
                       Sentence::tr("it is used once per turn, and was not used in this turn"));
    if (used)
        judgement.forbid(
            "ability.restriction"_rule,
            ability.oncePerRun
                ? Sentence::tr("it is used once per run, and it was used in this run")
                : Sentence::tr("it is used once per turn, and it was used in this turn"));
    sayUsedOnIce(table, by, id, ability);
    requireNotForbidden(judgement, table, Forbidden::Use, by, id);
    requirePaidNotForbidden(judgement, table, by, id, ability.as<PaidAbility>());
}

/// It does something with the card that is being accessed, as long as that lasts.
void requireAccessed(Judgement &judgement, const Table &table)
{
    const ObjectId accessed = table.state.run.accessing;
    if (!accessed.exists())
        return judgement.forbid("access.trash-ability"_rule,
                                Sentence::tr("no card is being accessed"));
    const bool agenda = table.state[accessed].card->type == CardType::Agenda;
    judgement.note(table.orElse("access.trash-ability"_rule, "effect.resolve"_rule, agenda),
                   Sentence::tr("a card is being accessed"));
    if (agenda && !table.setting("access.trash-before-steal"))
        judgement.forbid("steal.must"_rule, Sentence::tr("an accessed agenda must be stolen"));
    if (table.state[accessed].zone == Zone::Archives)
        judgement.forbid("access.archives-no-trash"_rule,
                         Sentence::tr("a card in Archives cannot be trashed"));
}

/// The moment is one for abilities of its kind.
void requireMoment(Judgement &judgement, const Table &table, Side by, const Ability &ability)
{
    const State &state = table.state;
    if (actsOnAccessed(ability)) {
        requireAccessed(judgement, table);
    } else if (breaks(ability)) {
        requireWindow(judgement, table, by, Window::BreakSubroutines, "subroutine.break-when"_rule);
    } else if (ability.cost.clicks > 0) {
        judgement.requirePlain(
            "action.one-at-a-time"_rule, !state.actionOpen && state.at.kind != TimingKind::Run,
            Sentence::tr("no other action is being resolved: this one costs a click"),
            Sentence::tr("an ability that costs a click is an action, and another is not over"));
        requireWindow(judgement, table, by, Window::TakeActions, "action.own-action-phase"_rule);
    } else {
        requireWindow(judgement, table, by, Window::PaidAbilities, "window.paid"_rule);
    }
    requireRezOfApproached(judgement, table, ability.as<PaidAbility>());
}

/// The ice is of its kind, and an icebreaker is strong enough for it.
void requireRightIce(Judgement &judgement, const Table &table, ObjectId id, const Ability &ability,
                     const Context &context)
{
    if (!interactsWithIce(ability))
        return;
    const Run &run = table.state.run;
    for (const Effect &effect : ability.effects)
        if ((effect.op == &breakOperation && !effect.as<BreakHow>().ifAble)
            || effect.of.ref == Ref::Encountered) {
            const bool fits = run.encountering && matches(table, effect.of, run.ice, context);
            // Of what is no icebreaker its own text alone says which ice it works on.
            const RuleName rule = hasSubtype(table, id, "Icebreaker") ? "breaker.kind-of-ice"_rule
                                                                      : "ability.restriction"_rule;
            // That ice is encountered which has the ability goes without saying.
            if (!fits)
                judgement.forbid(rule, whyNotThisIce(table, id, effect));
            else if (run.ice == id)
                judgement.notePlain(rule, rightKind(table, id, effect.of));
            else
                judgement.note(rule, rightKind(table, id, effect.of));
        }
    if (run.encountering && breaks(ability))
        requireNotForbidden(judgement, table, Forbidden::Break, Side::Runner, run.ice, id);
    if (!hasSubtype(table, id, "Icebreaker") || !run.encountering)
        return;
    requireStrength(judgement, table, id);
}

/// A paid ability, which its player uses of free will.
void judgePaid(Judgement &judgement, const Table &table, Side by, const Act &act,
               const Ability &ability)
{
    const ObjectId id = userOf(table, act, ability);
    const auto &paid = ability.as<PaidAbility>();
    if (!id.exists())
        throw NotAllowed{Sentence::tr("{card} is not hosted", {{"card", act.object}})};
    requireUser(judgement, table, by, sideOf(paid.usedBy, table.state[id].owner), id);
    if (!judgement.allowed(*table.book))
        return; // whose it is not needs no other reason
    Context context = contextOf(table, id);
    context.number = act.x.value_or(0);
    requireUnused(judgement, table, by, id, ability);
    requireMoment(judgement, table, by, ability);
    if (table.state.run.encountering && !breaks(ability))
        noteOnlyForbids(table, Forbidden::Break, by, table.state.run.ice, id);
    requireRightIce(judgement, table, id, ability, context);
    const bool restricted = paid.restriction.kind != Condition::Kind::Always;
    const Sentence what = restricted ? whatDecides(table, paid.restriction, context) : Sentence();
    const bool fits = holds(table, paid.restriction, context);
    sayCompared(table, paid.restriction, context);
    if (fits && table.state.run.encountering && isStrengthForIce(paid.restriction)
        && hasSubtype(table, id, "Icebreaker")) {
        requireStrength(judgement, table, id); // as of every icebreaker
    } else if (fits && !what.empty()) {
        noteTextAllows(judgement, id, paid.restriction, what);
    } else if (!fits) {
        judgement.forbid("ability.restriction"_rule,
                         what.empty() ? Sentence::tr("its restriction is not met")
                                      //: a card, and what its text asks about and finds
                                      : Sentence::tr("the text of {card} does not allow it: {what}",
                                                     {{"card", id}, {"what", what}}));
    }
    requireEnough(judgement, id, whatIsTooFew(table, ability.effects, context), table);
    if (table.setting("use.must-change-something") && fits) // where it may be used at all
        requireUseful(judgement, isUseful(table, ability, context), id, hasSeveralParts(ability),
                      [&] { return whatIsMissing(table, ability.effects, context); });
    requireCost(judgement, table, costOf(table, by, act));
}

/// A conditional ability that nothing has met; of an inactive card that is no matter.
void judgeUnmet(Judgement &judgement, const Table &table, ObjectId id, const Ability &ability)
{
    const bool works = ability.worksInactive || isActive(table.state, id);
    Sentence why = works ? whyNotMet(table, id, ability) : noted(table, id, ability, Sentence());
    if (!why.empty())
        judgement.forbid("ability.trigger-condition"_rule, std::move(why));
}

} // namespace

void judgeUse(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    // One that an effect has made stands on no card.
    if (const Pending *occasion = table.frames.occasion()) {
        judgeTriggering(judgement, table, by, act.object, *occasion->ability);
        return;
    }
    const Ability &ability = usedAbility(table, act);
    requireActive(judgement, table, act.object, ability);
    if (ability.kind() == AbilityKind::Prevent)
        judgement.forbid("prevent.while-resolving"_rule,
                         noted(table, act.object, ability, nothingToPrevent(ability)));
    else if (ability.kind() != AbilityKind::Paid)
        judgeUnmet(judgement, table, act.object, ability);
    else
        judgePaid(judgement, table, by, act, ability);
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Encounter", "Ordinal Events", "Subroutine", "Run". What stands on the table
// when a question begins in the middle of a turn, a run or an encounter.
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/play/access_acts.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_before.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/ordinals.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

bool isResolved(const State &state, ObjectId source, const Ability &ability)
{
    return std::ranges::find(state.resolved, std::pair(source, ability.id)) != state.resolved.end();
}

namespace {

/// A step of the run behind that in which it is declared successful.
bool isBehindSuccess(const Table &table)
{
    const At &at = table.state.at;
    if (at.kind != TimingKind::Run)
        return false;
    const rules::TimingStep *success = table.book->timing(TimingKind::Run).findTopic("success");
    return success && at.step > success;
}

/// And before that in which it is over.
bool isPastSuccess(const Table &table)
{
    const rules::TimingStep *over = table.book->timing(TimingKind::Run).findTopic("run-over");
    return isBehindSuccess(table) && over && table.state.at.step < over;
}

/// Cards are accessed in a run that was declared successful, whether or not the question says so.
void takeSuccessForGranted(Table &table)
{
    State &state = table.state;
    if (state.run.status != RunStatus::Undeclared || !isPastSuccess(table))
        return;
    state.run.status = RunStatus::Successful;
    // The structure has it so, unless a card denies it.
    const bool deniable = std::ranges::any_of(state.objects, [](const Object &object) {
        return std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
            return forbids(ability, Forbidden::Succeed);
        });
    });
    if (deniable)
        table.assume(Sentence::tr("the run was declared successful"));
}

/// A run that was successful has had its success in this turn, unless the events of the turn that
/// are told may have it among them already.
void noteSuccess(Table &table)
{
    takeSuccessForGranted(table);
    const State &state = table.state;
    if (state.run.status != RunStatus::Successful || !isBehindSuccess(table))
        return;
    if (std::ranges::none_of(state.happened, [](const Happened &one) {
            return one.stated && one.event == EventKind::RunSuccessful;
        }))
        noteHappened(table, {EventKind::RunSuccessful, {}, Side::Runner});
}

/// Entered, the step in which the turn begins is the end of what the turn before was.
bool hasBegun(const Table &table, bool entered)
{
    const At &at = table.state.at;
    if (at.kind == TimingKind::Run)
        return true;
    const rules::TimingStep *begins = table.book->timing(at.kind).findTopic("turn-begins");
    return !begins || at.step > begins || (at.step == begins && !entered);
}

/// Whether a card of the table says how many clicks a turn has.
bool mayChangeAllotment(const State &state)
{
    return std::ranges::any_of(state.objects, [](const Object &object) {
        return std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
            return modifies(ability, Value::AllottedClicks);
        });
    });
}

bool outlasts(const Effect &effect) { return remainsOf(effect) != Remains::Nothing; }

bool outlasts(const Ability &ability)
{
    return std::ranges::any_of(ability.effects,
                               [](const Effect &effect) { return outlasts(effect); });
}

/// The effect itself or one inside it.
bool leavesAnything(const Effect &effect)
{
    return outlasts(effect) || std::ranges::any_of(effect.then, leavesAnything)
        || std::ranges::any_of(effect.otherwise, leavesAnything)
        || std::ranges::any_of(effect.options, [](const std::vector<Effect> &option) {
               return std::ranges::any_of(option, leavesAnything);
           });
}

void joinEncounter(Table &table)
{
    Run &run = table.state.run;
    requireModelled(table, run.ice, Uncovered::Encounter);
    if (!table.state[run.ice].faceup)
        throw NotDerivable{Sentence::tr("unrezzed ice is not encountered")};
    run.encountering = true;
    run.encounters = 1;
    run.joinedInEncounter = true;
}

Event encounterOf(const Table &table)
{
    return {EventKind::Encountered, table.state.run.ice, Side::Runner};
}

/// What it counts was counted when it resolved.
void assumeCountedAlike(const Table &table, ObjectId source, const Ability &ability)
{
    if (std::ranges::any_of(ability.effects, [](const Effect &effect) {
            return outlasts(effect) && effect.amount.of != Amount::Of::Nothing;
        }))
        table.assume(Sentence::tr("what {ability} counts is as it was when it resolved",
                                  {{"ability", AbilityOf{source, ability.id}}}));
}

/// Only what it left behind: all else is in the numbers and the places that the question tells.
void resolveWhatLasts(Table &table, ObjectId source, const Ability &ability,
                      const std::vector<Effect> &effects, Context &context)
{
    if (!std::ranges::any_of(effects, leavesAnything))
        return;
    for (const Effect &effect : effects) {
        if (onlyDecides(effect) || outlasts(effect))
            resolveOne(table, effect, context);
        else if (const auto *parts = partsDone(table, effect, context))
            resolveWhatLasts(table, source, ability, *parts, context);
        else if (leavesAnything(effect))
            throw notStated(Sentence::tr("not stated: what {ability} did; play it as an act before",
                                         {{"ability", AbilityOf{source, ability.id}}}));
    }
}

/// An ability that the question tells to have resolved.
void resolveStated(Table &table, ObjectId source, const std::string &id)
{
    const Ability *ability = abilityCalled(table.state, source, id);
    if (!ability)
        throw NotDerivable{
            Sentence::tr("{card} has no ability {ability}", {{"card", source}, {"ability", id}})};
    Run &run = table.state.run;
    Context context = contextOf(table, source);
    if (isMetBy(*ability, EventKind::Encountered) && run.joinedInEncounter) {
        // Counted for ice before this one, it is none of the present encounter's.
        const Event event = encounterOf(table);
        if (!ability->firstEachTurn || !happenedBefore(table, *ability, source, event))
            context.event = event;
        if (ability->firstEachTurn)
            table.state[source].usedThisTurn.push_back(id);
        assumeCountedAlike(table, source, *ability);
    }
    resolveWhatLasts(table, source, *ability, ability->effects, context);
    // The ice encountered now is the next one of an effect of other ice.
    if (run.encountering && source != run.ice)
        attachToEncounter(table);
}

/// The events of this turn that the question tells are those before the present encounter.
void takeOutPresentEncounter(Table &table)
{
    auto &happened = table.state.happened;
    const auto present = std::ranges::find_if(happened, [&](const Happened &one) {
        return one.stated && one.event == EventKind::Encountered
            && (!one.object.exists() || one.object == table.state.run.ice);
    });
    if (present == happened.end())
        return;
    if (!present->object.exists())
        table.assume(Sentence::tr("the encounter that is told is the present one"));
    happened.erase(present);
}

/// An ability of the first encounter that is told to have counted: for this one or before it?
void requireCountedBefore(const Table &table, ObjectId source, const Ability &ability)
{
    const auto &used = table.state[source].usedThisTurn;
    const bool meant = ability.firstEachTurn && isMetBy(ability, EventKind::Encountered)
        && outlasts(ability) && std::ranges::find(used, ability.id) != used.end()
        && !isResolved(table.state, source, ability);
    if (meant && !happenedBefore(table, ability, source, encounterOf(table)))
        throw notStated(Sentence::tr("whether {ability} counted for this encounter is not stated",
                                     {{"ability", AbilityOf{source, ability.id}}}));
}

/// A card that lies in the play area during a run has begun it.
void takeUpSuccess(Table &table)
{
    const State &state = table.state;
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        if (state[id].zone != Zone::PlayArea)
            continue;
        for (const Ability &ability : state[id].card->abilities)
            if (ability.kind() == AbilityKind::IfSuccessful && !ability.optional
                && outlasts(ability) && !isResolved(state, id, ability)
                && holds(table, ability.during, contextOf(table, id))) {
                table.assume(Sentence::tr("{ability} has resolved: its card made this run",
                                          {{"ability", AbilityOf{id, ability.id}}}));
                Context context = contextOf(table, id);
                resolve(table, ability.effects, context);
            }
    }
}

/// What the ice met as the encounter began, as far as it still lasts.
void takeUpEncounter(Table &table)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        requireCountedBefore(table, source, ability);
    });
    noteHappened(table, encounterOf(table));
    const Met met = meet(table, encounterOf(table));
    table.state.run.statedEncounter = true;
    resolveAtOnce(table, met);
    for (const Pending &one : met.waiting) {
        const Ability &ability = *one.ability;
        if (!outlasts(ability) || isResolved(table.state, one.source, ability))
            continue;
        const AbilityOf name{one.source, ability.id};
        if (isOptional(ability)) {
            table.assume(Sentence::tr("{ability} is not used", {{"ability", name}}));
            continue;
        }
        if (!std::ranges::all_of(ability.effects,
                                 [](const Effect &effect) { return outlasts(effect); }))
            throw notStated(
                Sentence::tr("whether {ability} has resolved is not stated", {{"ability", name}}));
        table.assume(
            Sentence::tr("{ability} resolved as the encounter began", {{"ability", name}}));
        assumeCountedAlike(table, one.source, ability);
        Context context = contextOf(table, one.source);
        context.event = one.event;
        resolve(table, ability.effects, context);
    }
}

bool lasts(const std::vector<Effect> &effects)
{
    return std::ranges::any_of(effects, [](const Effect &effect) {
        return remainsOf(effect) == Remains::ForTurn || lasts(effect.then)
            || lasts(effect.otherwise);
    });
}

/// Of an ability that was used before the question begins it is not told what it did for a while.
void requireNothingLasting(const State &state)
{
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        for (const std::string &used : state.objects[i].usedThisTurn) {
            const Ability *ability = state.objects[i].card->find(used);
            const ObjectId id{static_cast<std::int16_t>(i)};
            if (ability && !isResolved(state, id, *ability) && lasts(ability->effects))
                throw NotDerivable{Sentence::tr(
                    "not stated: what {ability} does for a while; play it as an act before",
                    {{"ability", AbilityOf{id, used}}})};
        }
}

/// What was used or chosen in a turn was so in this one, if it has begun.
void forgetTurnBefore(State &state)
{
    forgetServersOfTurn(state, opponentOf(state.turn));
    if (state.turnBegun)
        return;
    forgetServersOfTurn(state);
    for (Object &object : state.objects) {
        object.usedThisTurn.clear();
        object.usesKnown = true;
    }
}

/// By the title that another version gives it.
Sentence noSuchStep(const State &state)
{
    for (const rules::TimingStructure &structure : rules::timingStructures())
        if (structure.kind == state.at.kind)
            if (const rules::TimingStep *step = structure.findTopic(state.step))
                return Sentence::tr("this version has no such step: {title}",
                                    {{"title", OfData{&step->title}}});
    return Sentence::tr("this version has no step {step}", {{"step", state.step}});
}

} // namespace

const rules::TimingStep *stepAsked(const Rulebook &book, const State &state)
{
    const rules::TimingStep *step = findStep(book, state.at.kind, state.step);
    // Older versions do not number what is done with an accessed card, and do it all the same.
    return !step && state.at.kind == TimingKind::Run && isPartOfAccess(state.step)
        ? findStep(book, state.at.kind, "access")
        : step;
}

void setUp(Table &table, bool entered)
{
    State &state = table.state;
    state.at.step = stepAsked(*table.book, state);
    if (!state.at.step)
        throw NotDerivable{noSuchStep(state)};
    openWindow(table);
    state.turnBegun = hasBegun(table, entered);
    forgetTurnBefore(state);
    Run &run = state.run;
    const std::string &topic = state.at.step->topic;
    run.brokenOf = run.ice;
    if (topic == "approach-ice" && entered && run.ice.exists() && run.passed.empty()
        && run.approaches.isKnown() && run.approaches == 1)
        run.approaches = Stated{"whether the approach that begins is counted among “approaches”"};
    // Entered, the step of the encounter begins it.
    if (state.at.kind == TimingKind::Run && run.ice.exists()
        && (topic == "break-window" || topic == "subroutines"
            || (topic == "encounter" && !entered))) {
        joinEncounter(table);
    }
    takeUpMaker(table);
    noteSuccess(table);
    if (run.accessing.exists() && !isBlank(table, run.accessing))
        requireModelled(table, run.accessing, Uncovered::Access);
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (isNameless(state.objects[i]))
            requireFacedownCards(table);
    if (mayChangeAllotment(state))
        state.allotted = playerValue(table, Value::AllottedClicks, state.turn);
    state.gripEmpty = state.runner.hand.isKnown() && handSizeOf(state, Side::Runner) == 0;
    requireNothingLasting(state);
    takeUpResolved(table);
    const std::vector<bool> broken = run.broken;
    if (run.joinedInEncounter) {
        run.broken.clear();
        lookAtSubroutines(table);
        takeOutPresentEncounter(table);
    }
    for (const auto &[source, id] : state.resolved)
        resolveStated(table, source, id);
    if (run.status == RunStatus::Successful && isPastSuccess(table))
        takeUpSuccess(table);
    if (!run.joinedInEncounter)
        return;
    takeUpEncounter(table);
    lookAtSubroutines(table);
    for (std::size_t i = 0; i < broken.size(); ++i)
        if (broken[i] && i >= run.broken.size())
            throw NotDerivable{Sentence::tr("there is no subroutine {number} to be broken",
                                            {{"number", static_cast<int>(i) + 1}})};
        else if (broken[i])
            run.broken[i] = true;
}

} // namespace rulings

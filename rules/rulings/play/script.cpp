// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/script.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/going_on.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/perform.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_interrupts.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/state_rules.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/trial.h"

#include <algorithm>
#include <optional>

namespace rulings {

namespace {

/// Nobody does anything until the next step.
void letGoOn(Table &table)
{
    advance(table);
    followInterrupt(table);
}

bool costsClick(const Table &table, const Act &act)
{
    if (act.kind != ActKind::Use)
        return isAction(act.kind);
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
    return ability && ability->cost.clicks > 0;
}

bool replacesAccess(const Ability &ability)
{
    const auto *replacement = ability.asIf<ReplacementAbility>();
    return replacement && replacement->ofAccess;
}

/// Something asks for it when its moment comes: a decision, a prevention, an ability that is met.
bool isAskedFor(const Table &table, const Act &act)
{
    if (act.kind == ActKind::Respond || isDecision(act.kind))
        return true;
    if ((act.kind != ActKind::Use && act.kind != ActKind::Decline) || !act.object.exists())
        return false;
    const CardModel *card = table.state[act.object].card;
    const Ability *ability = act.ability.empty() ? nullptr : card->find(act.ability);
    return ability
        && (ability->kind() == AbilityKind::Conditional
            || ability->kind() == AbilityKind::IfSuccessful || replacesAccess(*ability));
}

/// Done by itself, it could be done at another moment.
bool isTooEarly(const Table &table, const Act &act)
{
    if (act.kind == ActKind::To || act.kind == ActKind::Pass || act.kind == ActKind::Continue)
        return false;
    const Aside aside(table);
    try {
        return judge(table, actorOf(table, act), act).waits();
    } catch (const NotDerivable &) {
        return false; // told when it is done
    } catch (const NotAllowed &) {
        return false;
    }
}

/// It raises a strength that it would raise for nothing before the ice is encountered.
bool boostsForEncounter(const Ability &ability)
{
    return std::ranges::any_of(ability.effects, [](const Effect &effect) {
        return effect.op == &modifyOperation && lastsForEncounter(effect);
    });
}

bool isOfEncounter(const Ability &ability)
{
    if (std::ranges::any_of(ability.effects, [](const Effect &effect) {
            return effect.op == &modifyOperation && effect.of.ref == Ref::Encountered;
        }))
        return true;
    const auto &restriction = ability.as<PaidAbility>().restriction;
    return restriction.kind == Condition::Kind::Matches && !restriction.negated
        && restriction.filter.ref == Ref::Encountered;
}

/// It breaks subroutines, or, `from` the beginning of a run, prepares for that, and the run has not
/// come to the ice yet.
bool needsEncounter(const Table &table, const Act &act, const Table &from)
{
    if (act.kind != ActKind::Use || table.state.at.kind != TimingKind::Run
        || table.state.run.encountering)
        return false;
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
    return ability && ability->kind() == AbilityKind::Paid
        && (breaks(*ability) || isOfEncounter(*ability)
            || (boostsForEncounter(*ability) && from.state.at.step->topic == "initiation"));
}

/// It is about a card that is being accessed, and none is yet.
bool needsAccess(const Table &table, const Act &act)
{
    if (act.kind != ActKind::Use || table.state.at.kind != TimingKind::Run
        || table.state.run.accessing.exists())
        return false;
    const Ability *ability = abilityCalled(table.state, act.object, act.ability);
    return ability && ability->kind() == AbilityKind::Paid
        && std::ranges::any_of(ability->effects,
                               [](const Effect &effect) { return effect.of.ref == Ref::Accessed; });
}

/// As the game stands, it is not the moment for it, and that will come. `from`: since the act is
/// waited with.
bool hasToWait(const Table &table, const Act &act, const Table &from)
{
    return needsEncounter(table, act, from) || needsAccess(table, act) || isTooEarly(table, act);
}

/// Between two actions, where nobody acts yet.
bool isBeforeAction(const State &state)
{
    return state.at.kind != TimingKind::Run && state.at.step->topic == "take-actions"
        && !state.actionOpen;
}

/// How often the game has to go on until the act, which is the next of the script, is asked for or
/// may be done; nothing where it does not come to that. A player's next action is not passed over.
std::optional<int> stepsUntil(const Table &table, const Act &act, bool asked)
{
    Table ahead = table;
    int steps = 0;
    std::optional<int> decided; // what comes of it may hang on that
    try {
        for (; steps < mostSteps; ++steps) {
            if (ahead.next() != &act || (!asked && !hasToWait(ahead, act, table)))
                return steps;
            if (ahead.state.winner != Winner::Nobody || isBeforeAction(ahead.state)
                || (ahead.state.at.step->ends() && !ahead.state.resume.step)) // of a run: its turn
                return decided;
            letGoOn(ahead);
            if (!decided && ahead.choices.size() > table.choices.size())
                decided = steps + 1;
        }
    } catch (const Moment &) { // of the question, which is about what comes before or behind
        return ahead.next() == &act ? std::nullopt : std::optional(steps + 1);
    } catch (const Held &) { // behind the act, which was asked for
        return steps + 1;
    } catch (const NotAllowed &) { // of what is named for it, if that comes behind it
        return ahead.next() == &act ? decided : std::optional(steps + 1);
    }
    return decided;
}

/// What is taken to happen before the act of the script.
void letPass(Table &table, const Sentence &what)
{
    table.passOver(what);
    table.assume(what);
}

Sentence doneBeforeAction(const Act &act)
{
    if (act.kind == ActKind::Use)
        return Sentence::tr("{ability} is used in the window before the next action",
                            {{"ability", AbilityOf{act.object, act.ability}}});
    if (act.kind == ActKind::Rez)
        return Sentence::tr("{card} is rezzed in the window before the next action",
                            {{"card", act.object}});
    return act.kind == ActKind::Score
        ? Sentence::tr("{card} is scored in the window before the next action",
                       {{"card", act.object}})
        : Sentence::tr("what is no action is done in the window before the next action");
}

/// What is no action is done in the window that lies before one.
void stepBack(Table &table, const Act &act)
{
    Table before = table;
    At &at = before.state.at;
    at.step = findStep(*table.book, at.kind, "after-action");
    before.state.priority = {};
    if (!at.step || isTooEarly(before, act))
        return;
    table.state.at = at;
    table.state.priority = {};
    // It is not done in the step that was come to.
    if (auto &trace = table.record.trace; !trace.empty() && trace.back().stepOf)
        trace.pop_back();
    letPass(table, doneBeforeAction(act));
}

/// An action cannot be taken before the run is over that another one began.
bool waitsForEndOfRun(Table &table, const Act &act)
{
    if (table.state.at.kind != TimingKind::Run || !costsClick(table, act) || !isWithinAction(table))
        return false;
    const Ability *ability =
        act.kind == ActKind::Use ? abilityCalled(table.state, act.object, act.ability) : nullptr;
    return !ability
        || (ability->kind() == AbilityKind::Paid && !breaks(*ability)
            && std::ranges::none_of(ability->effects, [](const Effect &effect) {
                   return effect.of.ref == Ref::Accessed || effect.of.ref == Ref::Encountered;
               }));
}

Sentence nothingBetween()
{
    return Sentence::tr("neither player does anything between the acts that the question names");
}

bool isBeforeFirstAction(const Table &table)
{
    const At &at = table.state.at;
    const auto *actions = findStep(*table.book, at.kind, "take-actions");
    return at.kind != TimingKind::Run && actions && at.step < actions;
}

/// The run goes on to its end, and what lies between it and the next action is over.
void letRunEnd(Table &table)
{
    const Act *act = table.next();
    letPass(table, Sentence::tr("neither player does anything more before the run is over"));
    for (int i = 0; i < mostSteps && table.next() == act && table.state.winner == Winner::Nobody
         && (table.state.at.kind == TimingKind::Run || table.state.at.step->topic == "after-action"
             || isBeforeFirstAction(table));
         ++i)
        letGoOn(table);
}

/// The game goes on to the moment for which the act has to wait, if it comes to it.
void awaitMoment(Table &table, const Act &act)
{
    if (waitsForEndOfRun(table, act))
        return letRunEnd(table);
    const bool asked = isAskedFor(table, act);
    if (!asked && !hasToWait(table, act, table))
        return;
    if (!asked && isBeforeAction(table.state))
        return stepBack(table, act);
    const auto steps = stepsUntil(table, act, asked);
    if (!steps || *steps == 0)
        return;
    letPass(table, nothingBetween());
    for (int i = 0; i < *steps; ++i)
        letGoOn(table);
}

/// An action behind an action is done when the window between them is over, and one that what is
/// done before the first leads to likewise.
void awaitNextAction(Table &table, const Act &act)
{
    const bool first = isBeforeFirstAction(table);
    if ((!first && table.state.at.step->topic != "after-action") || !costsClick(table, act))
        return;
    do
        letGoOn(table);
    while (isBeforeFirstAction(table) && table.state.winner == Winner::Nobody);
    table.assume(first ? nothingBetween()
                       : Sentence::tr("nobody does anything in the window after the action"));
}

/// How often the game has to go on within the run until what is asked about has its occasion;
/// nothing where it does not come to that.
std::optional<int> stepsToOccasion(const Table &table)
{
    Table ahead = table;
    int steps = 0;
    try {
        for (; steps < mostSteps && ahead.state.run.on && ahead.state.winner == Winner::Nobody
             && !ahead.state.at.step->ends();
             ++steps)
            letGoOn(ahead);
    } catch (const Moment &) {
        return steps + 1;
    } catch (const NotAllowed &) {
        return std::nullopt;
    } catch (const NotDerivable &) {
        return std::nullopt; // only to look for it
    }
    return std::nullopt;
}

/// The same of a paid ability: until it may be used. A decision on the way is left to the question.
std::optional<int> stepsToMoment(const Table &table, const Act &act)
{
    Table ahead = table;
    try {
        for (int steps = 0; ahead.state.run.on && ahead.state.winner == Winner::Nobody; ++steps) {
            if (!hasToWait(ahead, act, table))
                return steps;
            if (ahead.state.at.step->ends() || steps >= mostSteps)
                return std::nullopt;
            letGoOn(ahead);
        }
    } catch (const Moment &) {
        return std::nullopt;
    } catch (const NotAllowed &) {
        return std::nullopt;
    } catch (const NotDerivable &) {
        return std::nullopt;
    }
    return std::nullopt;
}

/// The script has just begun a run, and the question is about what waits for something that comes
/// of it, or for its end.
void awaitOccasion(Table &table)
{
    const Act *act = table.askedNow();
    if (!act)
        return;
    if (waitsForEndOfRun(table, *act))
        return letRunEnd(table);
    const bool waited = isAskedFor(table, *act);
    if (waited ? !table.isAsked(table.next())
               : costsClick(table, *act) || !hasToWait(table, *act, table))
        return;
    const auto steps = waited ? stepsToOccasion(table) : stepsToMoment(table, *act);
    if (!steps)
        return;
    table.assume(nothingBetween());
    for (int i = 0; i < *steps; ++i)
        letGoOn(table);
}

} // namespace

void bringUpToDate(Table &table)
{
    applyStateRules(table);
    checkRun(table);
    followInterrupt(table);
}

void beginScript(Table &table)
{
    // Ice that cannot stand is gone before its subroutines resolve.
    if (table.state.run.joinedInEncounter && table.state.at.step->topic == "subroutines")
        bringUpToDate(table);
    if (table.entered.empty())
        enterStep(table, table.state.at);
}

void playNext(Table &table)
{
    const Act *act = table.next();
    awaitMoment(table, *act);
    if (table.next() != act)
        return;
    table.consume();
    perform(table, *act);
}

void playScript(Table &table)
{
    try {
        beginScript(table);
        bool behindAction = false;
        bool beginsRun = false;
        for (const Act *act = table.next(); act && !table.isAsked(act); act = table.next()) {
            behindAction = costsClick(table, *act);
            const int before = table.state.runs;
            playNext(table);
            beginsRun = table.state.run.on && table.state.runs > before;
        }
        if (beginsRun)
            awaitOccasion(table);
        const Act *asked = table.askedNow();
        if (asked && (behindAction || (table.played() > 0 && isBeforeFirstAction(table))))
            awaitNextAction(table, *asked);
        if (table.state.winner == Winner::Nobody)
            table.requireAllUsed();
    } catch (const Moment &moment) {
        table.frames = moment.frames; // it is asked with all of that still open
    }
}

void goOnToDecision(Table &table)
{
    for (int i = 0; i < mostSteps && !table.firstOpen && table.state.run.on
         && table.state.winner == Winner::Nobody && !table.state.at.step->ends();
         ++i)
        letGoOn(table);
}

} // namespace rulings

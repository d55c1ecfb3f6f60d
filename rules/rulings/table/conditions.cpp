// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Conditional Abilities", "Paid Abilities" (restrictions), "Tagged",
// "Attacked Server". An event that the question does not tell is assumed not to have happened.
#include "rules/rulings/table/conditions.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/considered.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

bool isServerOfKind(const State &state, ServerId attacked, Where where, const Context &context)
{
    switch (where) {
    case Where::CentralServer:
        return isCentral(attacked);
    case Where::RemoteServer:
        return !isCentral(attacked);
    case Where::ThisServer:
        return context.source.exists() && state[context.source].server == attacked;
    case Where::ChosenServer:
        return context.source.exists() && state[context.source].chosenServer == attacked;
    case Where::HqOrRnD:
        return attacked == hqServer || attacked == rndServer;
    case Where::StartedServer:
        return state.run.on && state.run.startedOn == attacked;
    case Where::Hq:
    case Where::RnD:
    case Where::Archives:
        return attacked == centralServer(where);
    default:
        return true;
    }
}

namespace {

bool isRun(const Happened &one)
{
    return one.event == EventKind::RunBegins || one.event == EventKind::RunSuccessful
        || one.event == EventKind::RunUnsuccessful || one.event == EventKind::RunEnds;
}

/// In the last run of this turn; told of one run alone, it can be no other.
bool isInLastRun(const Table &table, const Happened &one)
{
    if (!one.stated)
        return one.run == table.state.runs;
    const auto ended = std::ranges::count_if(table.state.happened, [](const Happened &other) {
        return other.stated && other.event == EventKind::RunEnds;
    });
    if (table.state.runs == 0 && ended < 2)
        return true;
    throw notStated(Sentence::tr("in which run that happened is not stated"));
}

/// In the time between the paid ability window before this one and this one.
bool isBeforeWindow(const Table &table, const Happened &one)
{
    if (!one.stated) {
        const auto index = static_cast<std::size_t>(&one - table.state.happened.data());
        return index >= table.state.windowBefore && index < table.state.windowNow;
    }
    if (table.state.windows > 1)
        return false;
    table.assume(Sentence::tr("what is told happened right before this window"));
    return true;
}

/// Whether it is as asked, if that is asked; throws where the question tells of it without saying
/// so.
template <class Part>
bool isAsAsked(const Happened &one, const std::optional<Part> &asked, const std::optional<Part> &is,
               Sentence (*notStated)())
{
    if (asked && one.stated && !is)
        throw NotDerivable{notStated()};
    return !asked || is == asked;
}

/// Whose doing it was, by what, and in the course of what.
bool fitsCause(const Table &table, const Happened &one, const Condition &condition,
               const Context &context)
{
    const auto by = condition.by ? std::optional(sideOf(*condition.by, context.controller))
                                 : std::optional<Side>();
    const auto accessed = condition.accessed ? std::optional(true) : std::optional<bool>();
    const auto wasAccessed =
        one.stated && !one.accessedKnown ? std::optional<bool>() : std::optional(one.accessed);
    if (!isAsAsked(one, by, one.player,
                   [] { return Sentence::tr("whose doing that was is not stated"); })
        || !isAsAsked(
            one, accessed, wasAccessed,
            [] { return Sentence::tr("whether that was to an accessed card is not stated"); })
        || !isAsAsked(one, condition.damage, one.damage,
                      [] { return Sentence::tr("of which kind that damage was is not stated"); })
        || !isAsAsked(one, condition.from, one.from,
                      [] { return Sentence::tr("from where that was is not stated"); })
        || !isAsAsked(one, condition.counter, one.counter,
                      [] { return Sentence::tr("which counters those were is not stated"); }))
        return false;
    if (condition.cause) {
        if (one.stated && !one.cause.exists())
            throw notStated(Sentence::tr("what did that is not stated"));
        if (!one.cause.exists() || !matches(table, *condition.cause, one.cause, context))
            return false;
    }
    return !condition.beforeWindow || isBeforeWindow(table, one);
}

/// Whether it happened in the present run, if that is asked.
bool isInRun(const Table &table, const Happened &one, const Condition &condition)
{
    if (condition.lastRun)
        return isInLastRun(table, one);
    if (!condition.inRun)
        return true;
    if (!table.state.run.on && !table.state.run.ending)
        return false;
    if (one.stated && !table.state.run.followed)
        throw notStated(Sentence::tr("in which run that happened is not stated"));
    return !one.stated && one.run == table.state.runs;
}

/// How often such an event is among them, or what their amounts come to.
int timesAmong(const Table &table, const std::vector<Happened> &events, const Condition &condition,
               const Context &context, bool amounts = false)
{
    const auto tells = [&](const Happened &one) {
        // A run of which only the end is told has begun, too.
        return one.event == condition.event
            || (condition.event == EventKind::RunBegins && isRun(one));
    };
    if (condition.event == EventKind::RunAction && std::ranges::none_of(events, tells)
        && std::ranges::any_of(events,
                               [&](const Happened &one) { return one.stated && isRun(one); }))
        throw notStated(
            Sentence::tr("whether an action or an ability made that run is not stated"));
    const auto counts = [&](const Happened &one) {
        if (!tells(one) || !isInRun(table, one, condition))
            return false;
        if (condition.where != Where::Anywhere && !one.server.exists())
            throw notStated(Sentence::tr("on which server that happened is not stated"));
        // A card that is only counted is none of those that are told.
        if (condition.object && !one.object.exists() && !one.stated)
            return false;
        if (condition.object && !one.object.exists())
            throw notStated(Sentence::tr("to which card that happened is not stated"));
        return (condition.where == Where::Anywhere
                || isServerOfKind(table.state, one.server, condition.where, context))
            && (!condition.object || matches(table, *condition.object, one.object, context))
            && fitsCause(table, one, condition, context);
    };
    if (!amounts)
        return static_cast<int>(std::ranges::count_if(events, counts));
    int sum = 0;
    for (const Happened &one : events)
        if (counts(one)) {
            if (one.stated && one.amount == 0)
                throw notStated(Sentence::tr("how much that was is not stated"));
            sum += one.amount;
        }
    return sum;
}

/// Whether such a card broke a subroutine of the ice encountered last, or every one of them.
bool isBrokenWith(const Table &table, const Condition &condition, const Context &context)
{
    const Run &run = table.state.run;
    if (condition.inRun) {
        if (!run.followed)
            table.assume(Sentence::tr("nothing was broken before in this run but what is told"));
        if (condition.elsewhere)
            return std::ranges::any_of(run.brokenOn, [&](const auto &one) {
                return one.second != run.ice
                    && matches(table, condition.filter, one.first, context);
            });
        return std::ranges::any_of(run.breakers, [&](ObjectId id) {
            const auto &own = table.state[id].card->abilities;
            return matches(table, condition.filter, id, context)
                && (!condition.byClicks || std::ranges::any_of(own, breaksForClicks));
        });
    }
    if (!run.brokenOf.exists())
        return false;
    const auto byIt = [&](const SubroutineKey &subroutine) {
        return std::ranges::any_of(run.brokenBy, [&](const auto &one) {
            return one.first == subroutine && matches(table, condition.filter, one.second, context);
        });
    };
    const bool any = std::ranges::any_of(run.subroutines, byIt);
    if (!any
        && run.brokenBy.size() < static_cast<std::size_t>(std::ranges::count(run.broken, true)))
        throw notStated(Sentence::tr("what broke the subroutines is not stated"));
    return condition.allOf ? any && std::ranges::all_of(run.subroutines, byIt) : any;
}

void assumeNotInTurnBefore(const Table &table, EventKind event)
{
    table.assume(
        Sentence::tr("not told, and taken as not having happened in the turn before: {event}",
                     {{"event", factsOf(event).name}}));
}

void assumeNotInTurn(const Table &table, EventKind event)
{
    if (table.state.turnKnown)
        return;
    // Until the turn has begun, abilities ask for the one before.
    if (!table.state.turnBegun)
        assumeNotInTurnBefore(table, event);
    else
        table.assume(
            Sentence::tr("not told, and taken as not having happened in this turn: {event}",
                         {{"event", factsOf(event).name}}));
}

bool happenedLastTurn(const Table &table, const Condition &condition, const Context &context)
{
    if (timesAmong(table, table.state.happenedLastTurn, condition, context) > 0)
        return true;
    if (!table.state.lastTurnKnown)
        assumeNotInTurnBefore(table, condition.event);
    return false;
}

/// Neutral cards are of no faction.
bool leads(const Table &table, const Condition &condition, const Context &context)
{
    requireListed(table, condition.filter);
    std::array<int, rules::factionWords.size()> cards{};
    for (const ObjectId id : all(table, condition.filter, context))
        if (const auto &faction = table.state[id].card->faction;
            faction && !rules::isNeutral(*faction))
            ++cards[static_cast<std::size_t>(*faction)];
    const auto wanted = static_cast<std::size_t>(condition.faction);
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (i != wanted && cards[i] >= cards[wanted])
            return false;
    return true;
}

/// Who has all the clicks of the turn left is taken to have spent none.
bool isFirstClick(const Table &table)
{
    const State &state = table.state;
    if (state.clicksSpentStated || state.clicksSpent > 0)
        return state.clicksSpent == 0;
    const Stated &left = state.player(state.turn).clicks;
    if (!left.isKnown())
        throw notStated(Sentence::tr("not stated: clicks spent in this turn"));
    const bool none = left >= playerValue(table, Value::AllottedClicks, state.turn);
    table.assume(none ? Sentence::tr("no click was spent in this turn")
                      : Sentence::tr("a click was spent in this turn"));
    return none;
}

/// Of a zone whose cards are only counted one is there, whichever it is.
bool isThere(const Table &table, const Filter &filter, const Context &context)
{
    const auto zone = onlyByZone(filter);
    if (!all(table, filter, context).empty() || (zone && unlisted(table.state, *zone) > 0))
        return true;
    requireListed(table, filter, context);
    return false;
}

/// What few texts ask.
bool holdsRarely(const Table &table, const Condition &condition, const Context &context)
{
    const ServerId server = table.state.initiating;
    switch (condition.kind) {
    case Condition::Kind::Initiating:
        return server.exists() && isServerOfKind(table.state, server, condition.where, context);
    case Condition::Kind::PrintedBroken:
        return isPrintedBroken(table, context.source);
    case Condition::Kind::FirstClick:
        return isFirstClick(table);
    case Condition::Kind::Flipped:
        return table.state[context.source].flipped;
    case Condition::Kind::InSubroutine:
        return table.frames.isInSubroutine();
    default:
        return number(table, condition.left, context) % 2 != 0;
    }
}

} // namespace

bool holds(const Table &table, const Condition &condition, const Context &context)
{
    bool result = true;
    const auto ofPart = [&](const Condition &part) { return holds(table, part, context); };
    switch (condition.kind) {
    case Condition::Kind::Always:
        break;
    case Condition::Kind::AtLeast:
        result = number(table, condition.left, context) >= number(table, condition.right, context);
        break;
    case Condition::Kind::Matches:
        result = isThere(table, condition.filter, context);
        break;
    case Condition::Kind::AllBroken:
        result = allBroken(table);
        break;
    case Condition::Kind::Named:
        result = namedBy(table, context) == condition.word;
        break;
    case Condition::Kind::BrokenWith:
        result = isBrokenWith(table, condition, context);
        break;
    case Condition::Kind::Tagged:
        result = isTagged(table);
        break;
    case Condition::Kind::RunOn:
        result = table.state.run.on
            && isServerOfKind(table.state, table.state.run.server, condition.where, context);
        break;
    case Condition::Kind::Happened:
        result = timesHappened(table, condition, context) > 0;
        break;
    case Condition::Kind::HappenedLastTurn:
        result = happenedLastTurn(table, condition, context);
        break;
    case Condition::Kind::Turn:
        result = table.state.turn == sideOf(condition.who, context.controller);
        break;
    case Condition::Kind::PrintedBroken:
    case Condition::Kind::FirstClick:
    case Condition::Kind::Initiating:
    case Condition::Kind::Flipped:
    case Condition::Kind::Odd:
    case Condition::Kind::InSubroutine:
        result = holdsRarely(table, condition, context);
        break;
    case Condition::Kind::Leads:
        result = leads(table, condition, context);
        break;
    case Condition::Kind::Any:
        result = std::ranges::any_of(condition.parts, ofPart);
        break;
    case Condition::Kind::All:
        result = std::ranges::all_of(condition.parts, ofPart);
        break;
    }
    return result != condition.negated;
}

int timesHappened(const Table &table, const Condition &condition, const Context &context)
{
    const int times = timesAmong(table, table.state.happened, condition, context);
    if (times == 0)
        assumeNotInTurn(table, condition.event);
    return times;
}

int amountHappened(const Table &table, const Condition &condition, const Context &context)
{
    const int sum = timesAmong(table, table.state.happened, condition, context, true);
    if (sum == 0)
        assumeNotInTurn(table, condition.event);
    return sum;
}

bool wouldHold(const Table &table, const Condition &condition, const Context &context)
{
    bool result = false;
    std::vector<Sentence> assumptions;
    {
        const Aside aside(table);
        result = holds(table, condition, context);
        assumptions = std::move(table.record.assumptions);
    }
    for (Sentence &assumption : assumptions)
        table.assume(std::move(assumption));
    return result;
}

} // namespace rulings

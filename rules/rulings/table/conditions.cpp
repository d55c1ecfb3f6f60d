// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Conditional Abilities", "Paid Abilities" (restrictions), "Tagged",
// "Attacked Server". An event that the question does not tell is taken as not having happened, and
// that is noted as an assumption.
#include "rules/rulings/table/conditions.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/unlisted.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Whether the server is of that kind, seen from the card.
bool isKindOf(const State &state, ServerId attacked, Where where, const Context &context)
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
    case Where::Hq:
        return attacked == hqServer;
    case Where::RnD:
        return attacked == rndServer;
    case Where::Archives:
        return attacked == archivesServer;
    default:
        return true;
    }
}

bool happened(const Table &table, const std::vector<Happened> &events, const Condition &condition,
              const Context &context)
{
    const auto isRun = [](const Happened &one) {
        return one.event == EventKind::RunBegins || one.event == EventKind::RunSuccessful
            || one.event == EventKind::RunUnsuccessful || one.event == EventKind::RunEnds;
    };
    const auto tells = [&](const Happened &one) {
        // A run of which only the end is told has begun, too.
        return one.event == condition.event
            || (condition.event == EventKind::RunBegins && isRun(one));
    };
    if (condition.event == EventKind::RunAction && std::ranges::none_of(events, tells)
        && std::ranges::any_of(events,
                               [&](const Happened &one) { return one.stated && isRun(one); }))
        throw NotDerivable{
            Sentence::tr("whether an action or an ability made that run is not stated")};
    return std::ranges::any_of(events, [&](const Happened &one) {
        if (!tells(one))
            return false;
        if (condition.where != Where::Anywhere && !one.server.exists())
            throw NotDerivable{Sentence::tr("on which server that happened is not stated")};
        if (condition.object && !one.object.exists())
            throw NotDerivable{Sentence::tr("to which card that happened is not stated")};
        return (condition.where == Where::Anywhere
                || isKindOf(table.state, one.server, condition.where, context))
            && (!condition.object || matches(table, *condition.object, one.object, context));
    });
}

} // namespace

bool holds(const Table &table, const Condition &condition, const Context &context)
{
    bool result = true;
    switch (condition.kind) {
    case Condition::Kind::Always:
        break;
    case Condition::Kind::AtLeast:
        result = number(table, condition.left, context) >= number(table, condition.right, context);
        break;
    case Condition::Kind::Matches:
        result = !all(table, condition.filter, context).empty();
        if (!result)
            requireListed(table, condition.filter);
        break;
    case Condition::Kind::AllBroken:
        result = allBroken(table);
        break;
    case Condition::Kind::Tagged:
        result = table.state.tags > 0;
        break;
    case Condition::Kind::RunOn:
        result = table.state.run.on
            && isKindOf(table.state, table.state.run.server, condition.where, context);
        break;
    case Condition::Kind::Happened:
        result = happened(table, table.state.happened, condition, context);
        if (!result && !table.state.turnKnown)
            table.assume(
                Sentence::tr("not told, and taken as not having happened in this turn: {event}",
                             {{"event", factsOf(condition.event).name}}));
        break;
    case Condition::Kind::HappenedLastTurn:
        result = happened(table, table.state.happenedLastTurn, condition, context);
        if (!result && !table.state.lastTurnKnown)
            table.assume(Sentence::tr(
                "not told, and taken as not having happened in the turn before: {event}",
                {{"event", factsOf(condition.event).name}}));
        break;
    case Condition::Kind::Turn:
        result = table.state.turn == sideOf(condition.who, context.controller);
        break;
    case Condition::Kind::FirstClick:
        if (!table.state.clicksSpentStated && table.state.clicksSpent == 0)
            throw NotDerivable{Sentence::tr("not stated: clicks spent in this turn")};
        result = table.state.clicksSpent == 0;
        break;
    case Condition::Kind::Odd:
        result = number(table, condition.left, context) % 2 != 0;
        break;
    case Condition::Kind::Any:
        result = std::ranges::any_of(
            condition.parts, [&](const Condition &part) { return holds(table, part, context); });
        break;
    case Condition::Kind::All:
        result = std::ranges::all_of(
            condition.parts, [&](const Condition &part) { return holds(table, part, context); });
        break;
    }
    return result != condition.negated;
}

Sentence whatIsAsked(const Condition &condition)
{
    const bool no = condition.negated;
    switch (condition.kind) {
    case Condition::Kind::Tagged:
        return no ? Sentence::tr("an untagged Runner") : Sentence::tr("a tagged Runner");
    case Condition::Kind::RunOn:
        if (condition.where == Where::Anywhere)
            return no ? Sentence::tr("no run") : Sentence::tr("a run");
        return no ? Sentence::tr("no run on a certain server")
                  : Sentence::tr("a run on a certain server");
    case Condition::Kind::Happened:
        return no
            ? Sentence::tr("a turn without {event} so far",
                           {{"event", factsOf(condition.event).name}})
            : Sentence::tr("{event} in this turn", {{"event", factsOf(condition.event).name}});
    case Condition::Kind::HappenedLastTurn:
        return no ? Sentence::tr("a turn before without {event}",
                                 {{"event", factsOf(condition.event).name}})
                  : Sentence::tr("{event} in the turn before",
                                 {{"event", factsOf(condition.event).name}});
    case Condition::Kind::FirstClick:
        return no ? Sentence::tr("a click that is not the first")
                  : Sentence::tr("the first click of the turn");
    default:
        return {};
    }
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

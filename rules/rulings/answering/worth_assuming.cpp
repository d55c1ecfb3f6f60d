// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/worth_assuming.h"

#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace rulings {

namespace {

/// One of these facts, or one of that card, is asked for.
bool isAsked(const Question &question, std::string_view card, auto facts)
{
    return std::ranges::any_of(question.report, [&](std::string_view path) {
        return (path.size() > card.size() && path.starts_with(card) && path[card.size()] == '.')
            || std::ranges::any_of(facts,
                                   [&](std::string_view fact) { return path.ends_with(fact); });
    });
}

/// Something on the table waits for cards being trashed, or for that they were not.
bool isTrashingAwaited(const State &state)
{
    return std::ranges::any_of(state.objects, [](const Object &object) {
        return std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
            return isMetBy(ability, EventKind::Trashed) || isMetBy(ability, EventKind::AccessOver);
        });
    });
}

/// An ability of that card does not trigger, and would not if it were trashed.
bool isRefusedToTrigger(ObjectId card, const Play &play, const Question &question)
{
    const auto &trace = play.table.record.trace;
    return question.ask == Ask::Legal && question.act && question.act->kind == ActKind::Use
        && question.act->object == card && play.verdict == Verdict{{"", false}} && !trace.empty()
        && restsOn(trace.back(), "ability.trigger-condition")
        && !isTrashingAwaited(play.table.state);
}

/// An accessed card that is trashed changes where it lies, what that costs, and whether its server
/// goes on existing.
bool trashingMatters(ObjectId card, const Play &play, const Question &question)
{
    constexpr std::array<std::string_view, 13> touched{
        "runner.credits", ".pile",   "run.on", "run.status", "run.step", "run.topic", "step",
        "topic",          ".exists", ".new",   "winner",     "priority", "windows"};
    if (isRefusedToTrigger(card, play, question))
        return false;
    return (question.ask != Ask::Outcome && question.ask != Ask::Status)
        || isAsked(question, play.table.state[card].name, touched)
        || isTrashingAwaited(play.table.state);
}

/// They pay for what could not be paid otherwise, and are counted.
bool creditsMatter(const Play &play, const Question &question)
{
    const auto &trace = play.table.record.trace;
    const bool otherwise =
        !trace.empty() && (trace.back().ofStep || restsOn(trace.back(), "breaker.strength"));
    const bool allowed = play.verdict == Verdict{{"", true}};
    const bool refused = question.ask == Ask::Legal && !allowed && !otherwise;
    // What is allowed without them is paid without them.
    const bool unpaid = !(question.ask == Ask::Legal && allowed)
        && std::ranges::any_of(
            trace, [](const TraceLine &line) { return restsOn(line, "cost.all-or-nothing"); });
    constexpr std::array<std::string_view, 2> touched{"runner.credits", "run.credits"};
    return refused || unpaid || question.ask == Ask::Cost || isAsked(question, "runner.", touched)
        || isAsked(question, "run.credits", touched);
}

/// Whatever is accessed touches players and the game; of cards, those only that it speaks of, and
/// what comes of them behind the accesses, which it may end.
bool accessesMatter(const State &state, const Question &question)
{
    return question.ask != Ask::Outcome || !state.run.on
        || !std::ranges::all_of(question.report, [&](std::string_view path) {
               return std::ranges::any_of(state.objects, [&](const Object &object) {
                   return isInstalled(object) && path.size() > object.name.size()
                       && path.starts_with(object.name) && path[object.name.size()] == '.';
               });
           });
}

} // namespace

bool isWorthAssuming(const Sentence &assumption, const Play &play, const Question &question)
{
    if (play.confidence != Confidence::Derived && play.confidence != Confidence::Assumed)
        return true;
    if (assumption == noBadPublicityCredits())
        return creditsMatter(play, question);
    if (assumption == nothingFollowsFromAccess())
        return accessesMatter(play.table.state, question);
    for (std::size_t i = 0; i < play.table.state.objects.size(); ++i)
        if (const ObjectId card{static_cast<std::int16_t>(i)};
            assumption == notTrashedForCost(card))
            return trashingMatters(card, play, question);
    return true;
}

} // namespace rulings

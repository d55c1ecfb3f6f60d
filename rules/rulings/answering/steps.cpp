// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/steps.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/citations.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/answering/worth_telling.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// A line that was told: how deep it stands, and the card that does something by it.
struct Shown {
    std::size_t depth = 0;
    ObjectId acting;      ///< often none
    bool byRules = false; ///< and not by an act of the script alone
};

/// The card that is played or used, or whose ability triggers.
ObjectId actingIn(const TraceLine &line)
{
    ObjectId card;
    if (line.triggers || line.because.empty())
        line.what.forEachValue([&](const Sentence::Value &value) {
            if (const auto *ability = std::get_if<AbilityOf>(&value))
                card = ability->card;
            else if (const auto *named = std::get_if<ObjectId>(&value);
                     named && line.because.empty())
                card = *named;
        });
    return card;
}

/// The depth of the line that it would be read under, if that tells of another card's ability.
std::optional<std::size_t> wouldStandUnder(const std::vector<Shown> &told, const TraceLine &line)
{
    if (line.depth == 0 || !line.of.exists())
        return std::nullopt;
    for (auto one = told.rbegin(); one != told.rend(); ++one)
        if (one->depth < line.depth)
            return one->byRules && one->acting.exists() && one->acting != line.of
                ? std::optional(one->depth)
                : std::nullopt;
    return std::nullopt;
}

/// What that card does was begun before, on the same level or above, and something came between.
bool isInterrupted(const std::vector<Shown> &told, const TraceLine &line)
{
    return std::ranges::any_of(
        told, [&](const Shown &one) { return one.acting == line.of && one.depth < line.depth; });
}

/// An ability triggers, and nothing came of it.
bool isInVain(const std::vector<TraceLine> &trace, std::size_t line)
{
    if (!trace[line].triggers)
        return false;
    // That accesses are replaced is told on the same level, before what happens instead.
    const bool ends = line + 1 == trace.size();
    return ends
        || (trace[line + 1].depth <= trace[line].depth
            && !restsOn(trace[line + 1], "replace.instead"));
}

} // namespace

std::vector<Step> stepsOf(const std::vector<TraceLine> &trace, const Rulebook &book,
                          const State &state, const Question &question, bool brokenOff)
{
    const TableNames names(state, true);
    std::vector<Step> steps;
    std::vector<Shown> told;
    std::size_t again = trace.size(); // the line before, if the next one may say the same
    int times = 1;
    const std::vector<std::size_t> worth = worthTelling(trace, state, question);
    steps.reserve(worth.size());
    told.reserve(worth.size());
    for (const std::size_t i : worth) {
        const TraceLine &line = trace[i];
        if (const auto under = wouldStandUnder(told, line); under && isInterrupted(told, line)) {
            steps.push_back(
                {Sentence::tr("{card}: its effect goes on", {{"card", line.of}}).inWords(names),
                 {},
                 *under,
                 line.played});
            told.push_back({*under, line.of, true});
        }
        Step step{line.what.inWords(names), reasonsOf(trace, i, book, state, question), line.depth,
                  line.played};
        if (i == again + 1 && trace[again].what == line.what && trace[again].depth == line.depth
            && !line.because.empty()) {
            ++times;
            again = i;
            steps.back().what = Sentence::tr("{line}, {number} times",
                                             {{"line", std::move(step.what)}, {"number", times}})
                                    .inWords(names);
            continue;
        }
        times = 1;
        again = i;
        steps.push_back(std::move(step));
        told.push_back({line.depth, actingIn(line), !line.because.empty()});
        // Where a decision or a lack of rules ends the derivation, what comes of it is not told.
        if (question.ask == Ask::Chooser || !isInVain(trace, i)
            || (brokenOff && i + 1 == trace.size()))
            continue;
        again = trace.size();
        steps.push_back({Sentence::tr("this changes nothing here").inWords(names),
                         {},
                         line.depth + 1,
                         line.played});
    }
    return steps;
}

Reason reasonOf(const Rule &rule, const Rulebook &book)
{
    const auto citations = book.citations(rule);
    return {rule.id, {citations.begin(), citations.end()}};
}

} // namespace rulings

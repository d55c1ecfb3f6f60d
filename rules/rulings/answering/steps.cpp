// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/steps.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/citations.h"
#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

bool namesCard(const Sentence &sentence)
{
    bool any = false;
    sentence.forEachValue([&](const Sentence::Value &value) {
        any = any || std::holds_alternative<ObjectId>(value);
    });
    return any;
}

/// Of what people see and know, and of servers that are no more: worth a line where it is asked.
bool isBeside(const TraceLine &line, const Question &question)
{
    if (line.because.size() != 1)
        return false;
    const std::string_view rule = line.because.front()->id;
    const auto isAsked = [&](std::initializer_list<std::string_view> facts) {
        return std::ranges::any_of(question.report, [&](std::string_view path) {
            return std::ranges::any_of(facts,
                                       [&](std::string_view fact) { return path.ends_with(fact); });
        });
    };
    if (rule == "info.not-shown" || rule == "info.hq-accesses" || rule == "info.install-hidden")
        return !isAsked({"known-to", ".revealed"});
    if ((rule == "access.goes-back" && !namesCard(line.what)) || rule == "score.tokens-removed")
        return !isAsked({".zone", ".faceup", ".position", "known-to", ".advancement"});
    return rule == "server.ceases" && question.ask != Ask::Legal && question.ask != Ask::Cost
        && !isAsked({".exists", ".new", ".server", ".ice"});
}

bool isSaidBehind(const std::vector<TraceLine> &trace, std::size_t line, std::string_view rule)
{
    return std::any_of(trace.begin() + static_cast<std::ptrdiff_t>(line) + 1, trace.end(),
                       [&](const TraceLine &one) {
                           return std::ranges::find(one.because, rule, &Rule::id)
                               != one.because.end();
                       });
}

/// Where the game has come to is worth a line only if something happens there or is asked of it.
bool isPassedBy(const std::vector<TraceLine> &trace, std::size_t line, const Question &question)
{
    if (!trace[line].stepOf)
        return false;
    if (line + 1 < trace.size())
        return trace[line + 1].stepOf != nullptr;
    const auto isMore = [](const TraceLine &one) { return !one.stepOf; };
    return !isAboutCourse(question) && std::ranges::any_of(trace, isMore);
}

/// The lines that are told, of which at least one rests on a rule.
std::vector<std::size_t> toldOf(const std::vector<TraceLine> &trace, const Question &question)
{
    std::vector<std::size_t> told, beside;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        // That the run ends unsuccessfully is said once.
        const bool twice = trace[i].endsRun && isSaidBehind(trace, i, "run.unsuccessful");
        if (isPassedBy(trace, i, question) || twice)
            continue;
        (isBeside(trace[i], question) ? beside : told).push_back(i);
    }
    const auto restsOnRule = [&](std::size_t i) { return !trace[i].because.empty(); };
    if (std::ranges::any_of(told, restsOnRule))
        return told;
    told.insert(told.end(), beside.begin(), beside.end());
    std::ranges::sort(told);
    return told;
}

} // namespace

std::vector<Step> stepsOf(const std::vector<TraceLine> &trace, const Rulebook &book,
                          const State &state, const Question &question)
{
    const TableNames names(state);
    std::vector<Step> steps;
    for (const std::size_t i : toldOf(trace, question))
        steps.push_back({trace[i].what.inWords(names), reasonsOf(trace, i, book, state, question),
                         trace[i].depth, trace[i].played});
    return steps;
}

Reason reasonOf(const Rule &rule, const Rulebook &book)
{
    const auto citations = book.citations(rule);
    return {rule.id, {citations.begin(), citations.end()}};
}

} // namespace rulings

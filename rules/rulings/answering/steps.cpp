// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/steps.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/citations.h"
#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace rulings {

namespace {

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

} // namespace

std::vector<Step> stepsOf(const std::vector<TraceLine> &trace, const Rulebook &book,
                          const State &state, const Question &question)
{
    const TableNames names(state);
    std::vector<Step> steps;
    for (std::size_t i = 0; i < trace.size(); ++i)
        if (!isPassedBy(trace, i, question))
            steps.push_back({trace[i].what.inWords(names),
                             reasonsOf(trace, i, book, state, question), trace[i].depth,
                             trace[i].played});
    return steps;
}

Reason reasonOf(const Rule &rule, const Rulebook &book)
{
    const auto citations = book.citations(rule);
    return {rule.id, {citations.begin(), citations.end()}};
}

} // namespace rulings

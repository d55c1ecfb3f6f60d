// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/steps.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/citations.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/worth_telling.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <cstddef>
#include <vector>

namespace rulings {

std::vector<Step> stepsOf(const std::vector<TraceLine> &trace, const Rulebook &book,
                          const State &state, const Question &question)
{
    const TableNames names(state, true);
    std::vector<Step> steps;
    for (const std::size_t i : worthTelling(trace, state, question))
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

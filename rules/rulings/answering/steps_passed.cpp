// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/steps_passed.h"

#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/record.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace rulings {

void dropSteps(std::vector<std::size_t> &told, std::span<const TraceLine> trace,
               const Question &question)
{
    const auto isMore = [&](std::size_t i) { return !trace[i].stepOf; };
    const bool more = std::ranges::any_of(told, isMore);
    const bool course = question.ask != Ask::Order && isAboutCourse(question);
    const bool ofDecision = question.ask == Ask::Legal && isDecision(question.act->kind);
    const Sentence *before = nullptr;
    std::size_t kept = 0;
    for (std::size_t n = 0; n < told.size(); ++n) {
        const TraceLine &line = trace[told[n]];
        if (line.stepOf) {
            // Behind the last one nothing happened; what is told there is what was asked for.
            const bool last = n + 1 == told.size() || trace[told[n + 1]].ofReport;
            const bool passed = last ? more && !course
                                     : trace[told[n + 1]].stepOf != nullptr
                    || restsOn(trace[told[n + 1]], "run.successful");
            const bool again = before && *before == line.what && !last;
            // A decision is come to within an effect, and not at a step behind it.
            const bool behind = ofDecision && n > 0 && n + 2 == told.size();
            if (passed || again || behind)
                continue;
            before = &line.what;
        }
        told[kept++] = told[n];
    }
    told.resize(kept);
}

} // namespace rulings

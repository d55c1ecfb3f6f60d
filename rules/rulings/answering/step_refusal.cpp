// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/step_refusal.h"

#include "rules/rulings/answering/question.h"
#include "rules/rulings/table/record.h"

#include <cstddef>

namespace rulings {

void leaveOutInStep(Record &record, const Question &question)
{
    auto &trace = record.trace;
    if (question.ask != Ask::Legal || trace.empty() || !trace.back().ofStep)
        return;
    record.silent.clear();
    std::size_t entered = trace.size() - 1;
    while (entered > 0 && !trace[entered - 1].stepOf)
        --entered;
    if (entered == 0) // it began there
        return;
    const auto from = trace.begin() + static_cast<std::ptrdiff_t>(entered);
    trace.erase(from, trace.end() - 1);
}

} // namespace rulings

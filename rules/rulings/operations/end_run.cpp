// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `end-run` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveEndRun(Table &table, const Effect &, Context &)
{
    State &state = table.state;
    if (state.run.on)
        endRun(table);
}

bool couldEndRun(const Table &table, const Effect &, const Context &)
{
    const State &state = table.state;
    return state.run.on;
}

Sentence sayEndRunAsOption(const Table &, const Effect &, const Context &)
{
    return Sentence::tr("the run ends");
}

Sentence sayRunDoesNotEnd(const Table &, const Effect &, const Context &)
{
    return Sentence::tr("the run does not end");
}

Sentence describeEndRun(const Effect &, Side) { return Sentence::tr("the run ends"); }

} // namespace

extern const Operation endRunOperation{.word = "end-run",
                                       .keys = {"op"},
                                       .resolve = resolveEndRun,
                                       .couldChange = couldEndRun,
                                       .inWords = sayEndRunAsOption,
                                       .notInWords = sayRunDoesNotEnd,
                                       .describe = describeEndRun};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `limit-accesses` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

void resolveLimitAccesses(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    state.run.mostAccesses =
        std::min(state.run.mostAccesses, number(table, effect.amount, context));
    if (effect.upTo)
        state.run.mayStop = context.source;
    table.say(Sentence::tr("{card}: no more than {n} card is accessed in this run",
                           "{card}: no more than {n} cards are accessed in this run",
                           state.run.mostAccesses, {{"card", context.source}}),
              {"cannot.prevails"_rule});
}

bool couldLimitAccesses(const Table &table, const Effect &, const Context &)
{
    const State &state = table.state;
    return state.run.on;
}

Sentence describeLimitAccesses(const Effect &effect, Side owner)
{
    return Sentence::tr("in this run the Runner accesses at most {cards}",
                        {{"cards", describeCards(effect.amount, owner)}});
}

} // namespace

extern const Operation limitAccessesOperation{.word = "limit-accesses",
                                              .keys = {"op", "n", "up_to"},
                                              .resolve = resolveLimitAccesses,
                                              .couldChange = couldLimitAccesses,
                                              .remains = remainsForRun,
                                              .describe = describeLimitAccesses};

} // namespace rulings

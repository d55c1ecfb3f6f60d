// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `add-subroutine` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveAddSubroutine(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    for (int i = number(table, effect.amount, context); i > 0; --i) {
        state.run.added.emplace_back(&effect, context.source);
        table.say(Sentence::tr("one subroutine more, after all it has"),
                  {"subroutine.gained"_rule});
        if (state.run.encountering && matches(table, effect.of, state.run.ice, context)) {
            state.run.gained.push_back(&effect);
            state.run.broken.push_back(false);
        }
    }
}

bool couldAddSubroutine(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context);
}

} // namespace

extern const Operation addSubroutineOperation{.word = "add-subroutine",
                                              .keys = {"op", "n", "of", "then"},
                                              .resolve = resolveAddSubroutine,
                                              .couldChange = couldAddSubroutine,
                                              .remains = remainsForRun};

} // namespace rulings

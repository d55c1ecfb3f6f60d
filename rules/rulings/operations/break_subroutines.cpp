// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `break` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/breaking.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

How readBreakHow(const core::JsonPlace &place)
{
    BreakHow how;
    fill(how.which, place, "which", breakableWords);
    return how;
}

void resolveBreak(Table &table, const Effect &effect, Context &context)
{
    breakSubroutines(table, effect, context);
}

bool couldBreak(const Table &table, const Effect &effect, const Context &context)
{
    const Run &run = table.state.run;
    assumeUnbroken(table);
    return run.encountering && !breakable(table, effect.as<BreakHow>().which).empty()
        && !isForbiddenWith(table, Forbidden::Break, Side::Runner, run.ice, context.source);
}

} // namespace

extern const Operation breakOperation{.word = "break",
                                      .keys = {"op", "n", "of", "which"},
                                      .read = readBreakHow,
                                      .resolve = resolveBreak,
                                      .couldChange = couldBreak};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `break` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

void resolveBreak(Table &table, const Effect &effect, Context &context)
{
    breakSubroutines(table, effect, context);
}

bool couldBreak(const Table &table, const Effect &, const Context &)
{
    const Run &run = table.state.run;
    assumeUnbroken(table);
    return run.encountering && std::ranges::any_of(run.broken, [](bool broken) { return !broken; });
}

} // namespace

extern const Operation breakOperation{
    .word = "break", .keys = {"op", "n", "of"}, .resolve = resolveBreak, .couldChange = couldBreak};

} // namespace rulings

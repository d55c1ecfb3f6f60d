// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `bypass` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveBypass(Table &table, const Effect &, Context &) { bypass(table); }

bool couldBypass(const Table &table, const Effect &, const Context &)
{
    const Run &run = table.state.run;
    return run.encountering && !isForbidden(table, Forbidden::Bypass, Side::Runner, run.ice);
}

Sentence describeBypass(const Effect &, Side)
{
    return Sentence::tr("the Runner bypasses the ice that is encountered");
}

} // namespace

extern const Operation bypassOperation{.word = "bypass",
                                       .keys = {"op"},
                                       .resolve = resolveBypass,
                                       .couldChange = couldBypass,
                                       .describe = describeBypass};

} // namespace rulings

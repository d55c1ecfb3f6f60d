// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `note` of the card language: what the effect has looked at is what the ice encountered speaks of.
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveNote(Table &table, const Effect &, Context &context)
{
    for (const auto &[card, copy] : context.looked)
        table.state.run.noted.push_back(card);
}

Sentence describeNote(const Effect &, Side)
{
    return Sentence::tr("what was shown is spoken of in this encounter");
}

} // namespace

extern const Operation noteOperation{.word = "note",
                                     .keys = {"op"},
                                     .resolve = resolveNote,
                                     .remains = remainsForRun,
                                     .describe = describeNote};

} // namespace rulings

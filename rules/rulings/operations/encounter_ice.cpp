// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `encounter` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveEncounter(Table &table, const Effect &effect, Context &context)
{
    for (const ObjectId id : all(table, effect.of, context))
        encounterApart(table, id);
}

bool couldEncounter(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [](ObjectId) { return true; });
}

Sentence describeEncounter(const Effect &effect, Side owner)
{
    return Sentence::tr("the Runner encounters {ice}", {{"ice", describeOne(effect.of, owner)}});
}

} // namespace

extern const Operation encounterOperation{.word = "encounter",
                                          .keys = {"op", "of"},
                                          .resolve = resolveEncounter,
                                          .couldChange = couldEncounter,
                                          .describe = describeEncounter};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `choose-accesses` of the card language: who chooses which cards are accessed in this run.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveChooseAccesses(Table &table, const Effect &effect, Context &context)
{
    table.state.run.chooser = playerOf(effect, context);
    table.say(Sentence::tr("{card}: {player} chooses what is accessed in this run",
                           {{"card", context.source}, {"player", table.state.run.chooser}}),
              {"effect.resolve"_rule});
}

Sentence describeChooseAccesses(const Effect &effect, Side owner)
{
    return Sentence::tr("{player} chooses what is accessed in this run",
                        {{"player", playerMeant(effect, owner)}});
}

} // namespace

extern const Operation chooseAccessesOperation{.word = "choose-accesses",
                                               .keys = {"op", "player"},
                                               .resolve = resolveChooseAccesses,
                                               .remains = remainsForRun,
                                               .describe = describeChooseAccesses};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `next-encounter` of the card language.
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

#include <utility>

namespace rulings {

namespace {

void resolveNextEncounter(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    Lasting lasting;
    lasting.kind = Lasting::Kind::NextEncounter;
    lasting.until = Duration::Run;
    lasting.source = context.source;
    lasting.controller = context.controller;
    lasting.by = number(table, effect.amount, context);
    lasting.effect = &effect;
    state.lasting.push_back(std::move(lasting));
    table.say(Sentence::tr("an effect of {card} waits for the next encounter of this run",
                           {{"card", context.source}}),
              {"lasting.next-encounter"_rule});
}

Sentence describeNextEncounter(const Effect &effect, Side owner)
{
    const Sentence strength =
        Sentence::tr("strength of the next ice encountered in this run: {change}",
                     {{"change", describeChange(effect.amount, owner)}});
    return effect.otherwise.empty()
        ? strength
        : describeBoth(strength,
                       Sentence::tr("unless all its subroutines are broken: {what}",
                                    {{"what", describe(effect.otherwise, owner)}}));
}

} // namespace

extern const Operation nextEncounterOperation{.word = "next-encounter",
                                              .keys = {"op", "strength", "unless_all_broken"},
                                              .resolve = resolveNextEncounter,
                                              .remains = remainsForRun,
                                              .describe = describeNextEncounter};

} // namespace rulings

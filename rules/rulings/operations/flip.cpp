// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `flip` of the card language: the other side of the card is up, with the text it has.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveFlip(Table &table, const Effect &, Context &context)
{
    Object &object = table.state[context.source];
    object.flipped = !object.flipped;
    table.say(Sentence::tr("{card} is flipped", {{"card", context.source}}),
              {"effect.resolve"_rule});
}

Sentence describeFlip(const Effect &, Side)
{
    return Sentence::tr("this card is turned to its other side");
}

} // namespace

extern const Operation flipOperation{
    .word = "flip", .keys = {"op"}, .resolve = resolveFlip, .describe = describeFlip};

} // namespace rulings

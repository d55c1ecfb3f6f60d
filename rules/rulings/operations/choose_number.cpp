// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `choose-number` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveChooseNumber(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    context.number = table.chooseNumber(side, Sentence::tr("which number is chosen"),
                                        number(table, effect.amount, context));
}

} // namespace

extern const Operation chooseNumberOperation{.word = "choose-number",
                                             .keys = {"op", "player", "n"},
                                             .resolve = resolveChooseNumber,
                                             .onlyDecides = true};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `extra-turn` of the card language: its player takes another turn after this one.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveExtraTurn(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    table.state.turnsToCome.push_back(side);
    table.say(Sentence::tr("{player} takes another turn after this one", {{"player", side}}),
              {"effect.resolve"_rule});
}

Sentence describeExtraTurn(const Effect &effect, Side owner)
{
    return Sentence::tr("{player} takes another turn after this one",
                        {{"player", playerMeant(effect, owner)}});
}

} // namespace

extern const Operation extraTurnOperation{.word = "extra-turn",
                                          .keys = {"op", "player"},
                                          .resolve = resolveExtraTurn,
                                          .describe = describeExtraTurn};

} // namespace rulings

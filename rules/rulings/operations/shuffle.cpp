// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `shuffle` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveShuffle(Table &table, const Effect &effect, Context &context)
{
    // As part of a search it was done before anything else, where a rule says so.
    if (context.searched && table.hasRule("search.shuffle-first"_rule))
        return;
    shuffle(table, playerOf(effect, context));
}

Sentence describeShuffle(const Effect &effect, Side owner)
{
    return Sentence::tr("{player} shuffles the deck", {{"player", playerMeant(effect, owner)}});
}

} // namespace

extern const Operation shuffleOperation{.word = "shuffle",
                                        .keys = {"op", "player"},
                                        .resolve = resolveShuffle,
                                        .onlyFollows = true,
                                        .describe = describeShuffle};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `reveal-until` of the card language: cards from the top of a deck, up to one that fits.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <vector>

namespace rulings {

namespace {

/// That one is picked then.
void resolveRevealUntil(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    context.picked = {};
    for (const ObjectId id : fromTop(table.state, side, deckSizeOf(table.state, side))) {
        if (!id.exists())
            throw notStated(Sentence::tr("which cards are {zone.in} is not stated",
                                         {{"zone", deckZoneOf(side)}}));
        reveal(table, {id});
        if (matches(table, effect.of, id, context)) {
            context.picked = id;
            return;
        }
    }
}

Sentence describeRevealUntil(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} reveals cards from the top of the deck, up to {card}",
        {{"player", playerMeant(effect, owner)}, {"card", describeOne(effect.of, owner)}});
}

} // namespace

extern const Operation revealUntilOperation{.word = "reveal-until",
                                            .keys = {"op", "player", "of"},
                                            .resolve = resolveRevealUntil,
                                            .describe = describeRevealUntil};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `draw` of the card language.
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/drawing.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>

namespace rulings {

namespace {

struct DrawHow {
    bool bottom = false; ///< of the deck
};

How readDrawHow(const core::JsonPlace &place)
{
    DrawHow how;
    fill(how.bottom, place, "bottom");
    return how;
}

/// Drawn cards that the question only counts, unless others wait in a deck that was looked at.
void countDrawn(Context &context, Zone hand, int counted)
{
    if (context.lookedCounted > 0 && context.lookedIn != hand)
        return;
    context.lookedIn = hand;
    context.lookedCounted += std::max(0, counted);
}

void resolveDraw(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const Zone hand = handOf(side);
    const int before = unlisted(table.state, hand);
    for (const ObjectId id :
         doDraw(table, side, number(table, effect.amount, context), effect.as<DrawHow>().bottom))
        context.looked.emplace_back(id, table.state[id].copy);
    countDrawn(context, hand, unlisted(table.state, hand) - before);
}

bool couldDraw(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    return isSome(table, effect, context) && !isForbidden(table, Forbidden::Draw, side, {})
        && hasCardsLeft(state, side);
}

Sentence sayDrawAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} draws {cards}",
                        {{"player", playerOf(effect, context)},
                         {"cards", cards(number(table, effect.amount, context))}});
}

Sentence sayNoneDrawn(const Table &, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} draws no cards", {{"player", playerOf(effect, context)}});
}

Sentence describeDraw(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    const Sentence drawn = describeCards(effect.amount, owner);
    return effect.as<DrawHow>().bottom
        ? Sentence::tr("{player} draws {cards} from the bottom of the deck",
                       {{"player", side}, {"cards", drawn}})
        : Sentence::tr("{player} draws {cards}", {{"player", side}, {"cards", drawn}});
}

} // namespace

extern const Operation drawOperation{
    .word = "draw",
    .keys = {"op", "player", "n", "bottom"},
    .read = readDrawHow,
    .resolve = resolveDraw,
    .couldChange = couldDraw,
    .inWords = sayDrawAsOption,
    .notInWords = sayNoneDrawn,
    .soMuch = [](const Effect &, int number) { return cards(number); },
    .describe = describeDraw};

} // namespace rulings

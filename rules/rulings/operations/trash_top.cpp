// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `trash-top` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/whose_cards.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <utility>

namespace rulings {

namespace {

void resolveTrashTop(Table &table, const Effect &effect, Context &context)
{
    const Side side = whoseCards(effect, context);
    trashTop(table, side, number(table, effect.amount, context));
}

bool couldTrashTop(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = whoseCards(effect, context);
    return isSome(table, effect, context) && hasCardsLeft(state, side);
}

bool canBeWholeTrashTop(const Table &table, const Effect &effect, const Context &context)
{
    const Side side = whoseCards(effect, context);
    return !table.state.player(side).deck.isKnown()
        || deckSizeOf(table.state, side) >= number(table, effect.amount, context);
}

Sentence sayTrashTop(Side trashes, Side deck, Sentence cards)
{
    if (trashes == deck)
        return Sentence::tr("{player} trashes {cards} from the top of the deck",
                            {{"player", trashes}, {"cards", std::move(cards)}});
    //: from the deck of the other player
    return Sentence::tr("{player} trashes {cards} from the top of the deck {owner.of}",
                        {{"player", trashes}, {"cards", std::move(cards)}, {"owner", deck}});
}

Sentence sayTrashTopAsOption(const Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    // How many, the effect before it settles, which an option has yet to do.
    return sayTrashTop(side, whoseCards(effect, context),
                       effect.amount.of == Amount::Of::LastLost
                           ? Sentence::tr("cards")
                           : cards(number(table, effect.amount, context)));
}

Sentence describeTrashTop(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    return sayTrashTop(side, whoseCards(effect, side, owner), describeCards(effect.amount, owner));
}

} // namespace

extern const Operation trashTopOperation{
    .word = "trash-top",
    .keys = {"op", "player", "n", "deck"},
    .read = [](const core::JsonPlace &place) { return readWhose(place, "deck"); },
    .resolve = resolveTrashTop,
    .couldChange = couldTrashTop,
    .canBeWhole = canBeWholeTrashTop,
    .inWords = sayTrashTopAsOption,
    .soMuch = [](const Effect &, int number) { return cards(number); },
    .describe = describeTrashTop};

} // namespace rulings

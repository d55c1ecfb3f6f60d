// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `trash-random` of the card language: cards of a hand that chance takes.
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
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <utility>

namespace rulings {

namespace {

void resolveTrashRandom(Table &table, const Effect &effect, Context &context)
{
    const Side side = whoseCards(effect, context);
    const int wanted = number(table, effect.amount, context);
    const int there = handSizeOf(table.state, side);
    if (there < wanted)
        table.say(Sentence::tr("{number} are to be trashed, and {n} card is {zone.in}",
                               "{number} are to be trashed, and {n} cards are {zone.in}", there,
                               {{"number", wanted}, {"zone", handOf(side)}}),
                  {"effect.resolve"_rule});
    context.lost = loseAtRandom(table, side, wanted);
}

bool couldTrashRandom(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context)
        && handSizeOf(table.state, whoseCards(effect, context)) > 0;
}

bool canTrashAll(const Table &table, const Effect &effect, const Context &context)
{
    return handSizeOf(table.state, whoseCards(effect, context))
        >= number(table, effect.amount, context);
}

Sentence sayTrashRandom(Side trashes, Side hand, Sentence cards)
{
    if (trashes == hand)
        return Sentence::tr("{player} trashes {cards} of the hand at random",
                            {{"player", trashes}, {"cards", std::move(cards)}});
    //: from the hand of the other player
    return Sentence::tr("{player} trashes {cards} {zone.from} at random",
                        {{"player", trashes}, {"cards", std::move(cards)}, {"zone", handOf(hand)}});
}

Sentence sayTrashRandomAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return sayTrashRandom(playerOf(effect, context), whoseCards(effect, context),
                          cards(number(table, effect.amount, context)));
}

Sentence whatWasTrashedByChance(bool any)
{
    return any ? Sentence::tr("a card was trashed") : Sentence::tr("no card was trashed");
}

Sentence describeTrashRandom(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    return sayTrashRandom(side, whoseCards(effect, side, owner),
                          describeCards(effect.amount, owner));
}

} // namespace

extern const Operation trashRandomOperation{
    .word = "trash-random",
    .keys = {"op", "player", "n", "hand"},
    .read = [](const core::JsonPlace &place) { return readWhose(place, "hand"); },
    .resolve = resolveTrashRandom,
    .couldChange = couldTrashRandom,
    .canBeWhole = canTrashAll,
    .inWords = sayTrashRandomAsOption,
    .soMuch = [](const Effect &, int number) { return cards(number); },
    .whatCame = whatWasTrashedByChance,
    .describe = describeTrashRandom};

} // namespace rulings

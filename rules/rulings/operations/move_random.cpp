// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-random` of the card language: cards of a hand that chance takes go under the deck.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/chance.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Those that the question only counts go as numbers.
void resolveMoveRandom(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const int hand = handSizeOf(table.state, side);
    const int count = std::min(hand, number(table, effect.amount, context));
    const auto taken = takenByChance(table, side, count);
    for (auto left = count - static_cast<int>(taken.size()); left > 0; --left)
        moveUnlisted(table, handOf(side), deckZoneOf(side));
    for (const ObjectId id : taken) {
        moveTo(table, id, deckZoneOf(side));
        table.state[id].faceup = false;
        putToBottom(table.state, id);
        table.order.push_back("move:" + table.state[id].name);
    }
    context.lost = count;
    table.say(Sentence::tr("{cards} of the hand {player.of} go to the bottom of the deck at random",
                           {{"cards", cards(count)}, {"player", side}}),
              {"effect.resolve"_rule});
}

bool couldMoveRandom(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context) && handSizeOf(table.state, playerOf(effect, context)) > 0;
}

Sentence describeMoveRandom(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} moves at random {cards} of the hand to the bottom of the deck",
        {{"player", playerMeant(effect, owner)}, {"cards", describeCards(effect.amount, owner)}});
}

} // namespace

extern const Operation moveRandomOperation{.word = "move-random",
                                           .keys = {"op", "player", "n"},
                                           .resolve = resolveMoveRandom,
                                           .couldChange = couldMoveRandom,
                                           .describe = describeMoveRandom};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/decks.h"

#include "tournament/event.h"

#include <algorithm>

namespace tournament {

const SubmittedDeck *findDeck(const Event &event, PlayerId player, Side side)
{
    const auto found = std::ranges::find_if(event.decks.lists, [&](const SubmittedDeck &deck) {
        return deck.player == player && deck.side == side;
    });
    return found == event.decks.lists.end() ? nullptr : &*found;
}

bool decksLocked(const Event &event, PlayerId player)
{
    return event.decks.locked != std::ranges::binary_search(event.decks.exceptions, player);
}

std::vector<MissingDeck> missingDecks(const Event &event)
{
    std::vector<MissingDeck> missing;
    for (const Player &player : event.players)
        if (player.status == PlayerStatus::Active)
            for (const Side side : {Side::Corp, Side::Runner})
                if (!findDeck(event, player.id, side))
                    missing.push_back({player.id, side});
    return missing;
}

} // namespace tournament

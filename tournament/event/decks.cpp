// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/decks.h"

#include "tournament/event/event.h"

#include <algorithm>
#include <utility>

namespace tournament {

const SubmittedDeck *findDeck(const Event &event, PlayerId player, Side side)
{
    const auto key = [](const SubmittedDeck &deck) { return std::pair(deck.player, deck.side); };
    const auto wanted = std::pair(player, side);
    const auto found = std::ranges::lower_bound(event.decks.lists, wanted, {}, key);
    return found != event.decks.lists.end() && key(*found) == wanted ? &*found : nullptr;
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

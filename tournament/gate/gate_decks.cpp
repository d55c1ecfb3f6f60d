// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/gate/gate_parts.h"

#include <algorithm>
#include <functional>

namespace tournament {

namespace {

Objection missingDeck(const Event &event, PlayerId player, Side side)
{
    if (findDeck(event, player, side))
        return std::nullopt;
    return numbered("player", player.value) + " has handed in no such list";
}

} // namespace

Objection objection(const Event & /*event*/, const DeckPolicyChanged & /*fact*/)
{
    return std::nullopt;
}

Objection objection(const Event &event, const DeckSubmitted &fact)
{
    if (auto found = unknown(event, fact.deck.player))
        return found;
    std::int64_t cards = 0;
    for (const ListedCard &card : fact.deck.cards) {
        if (auto found = outside({{"copies of a card", card.quantity, limits::copiesOfCard}}))
            return found;
        cards += card.quantity;
    }
    return outside({{"cards of a list", cards, limits::cardsOfList},
                    {"time of a list", fact.deck.at.milliseconds, limits::moments}});
}

Objection objection(const Event &event, const DeckWithdrawn &fact)
{
    return missingDeck(event, fact.player, fact.side);
}

Objection objection(const Event &event, const DecksLocked &fact)
{
    return unknown(event, fact.players);
}

Objection objection(const Event &event, const DecksUnlocked &fact)
{
    return unknown(event, fact.players);
}

Objection objection(const Event &event, const DeckAccepted &fact)
{
    return missingDeck(event, fact.player, fact.side);
}

Objection objection(const Event &event, const DeckAcceptanceRevoked &fact)
{
    return missingDeck(event, fact.player, fact.side);
}

Objection objection(const Event &event, const DeckChecksDrawn &fact)
{
    const FactRange rounds{0, std::ssize(event.rounds)};
    if (auto found = unknown(event, fact.draw.players))
        return found;
    const auto &drawn = fact.draw.players;
    if (std::ranges::adjacent_find(drawn, std::ranges::greater_equal()) != drawn.end())
        return "the players drawn are not listed by number";
    return outside({{"round of a draw", fact.draw.round, rounds}});
}

Objection objection(const Event &event, const DeckCheckRecorded &fact)
{
    const FactRange rounds{0, std::ssize(event.rounds)};
    return orElse(unknown(event, fact.check.player), [&] {
        return outside({{"round of a check", fact.check.round, rounds},
                        {"time of a check", fact.check.at.milliseconds, limits::moments}});
    });
}

} // namespace tournament

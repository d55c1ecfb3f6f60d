// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rules {

struct DeckCard {
    CardId card;
    int quantity = 0;
    friend bool operator==(const DeckCard &, const DeckCard &) = default;
};

/// A deck as it lies on the table: every title once, however many lines or printings named it.
class Deck {
public:
    std::optional<CardId> identity;
    /// Cards that begin the game installed and are no part of the deck (Adam's directives).
    std::vector<CardId> startingCards;
    /// Lines of a list that name no card we know.
    std::vector<std::string> unknown;

    /// Adds copies to those already there; `quantity` must be positive.
    void add(CardId card, int quantity);
    void remove(CardId card); ///< every copy
    [[nodiscard]] std::span<const DeckCard> cards() const { return m_cards; }
    [[nodiscard]] int copiesOf(CardId card) const;

    /// The same cards, whatever their order.
    [[nodiscard]] bool sameCards(const Deck &other) const;
    friend bool operator==(const Deck &, const Deck &) = default;

private:
    std::vector<DeckCard> m_cards; ///< in the order of the list: players check line by line
};

} // namespace rules

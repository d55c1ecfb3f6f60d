// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck.h"

namespace rules {

void Deck::add(CardId card, int quantity)
{
    const auto present = std::ranges::find(m_cards, card, &DeckCard::card);
    if (present == m_cards.end())
        m_cards.push_back({card, quantity});
    else
        present->quantity += quantity;
}

void Deck::remove(CardId card)
{
    std::erase_if(m_cards, [&](const DeckCard &line) { return line.card == card; });
}

int Deck::copiesOf(CardId card) const
{
    const auto present = std::ranges::find(m_cards, card, &DeckCard::card);
    return present == m_cards.end() ? 0 : present->quantity;
}

bool Deck::sameCards(const Deck &other) const
{
    const auto starting = [](const Deck &deck) {
        auto cards = deck.startingCards;
        std::ranges::sort(cards);
        return cards;
    };
    return identity == other.identity && starting(*this) == starting(other)
        && m_cards.size() == other.m_cards.size()
        && std::ranges::all_of(m_cards, [&](const DeckCard &line) {
               return other.copiesOf(line.card) == line.quantity;
           });
}

} // namespace rules

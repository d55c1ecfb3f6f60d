// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"
#include "interchange/decklist.h"

#include <cstdlib>

/// Any bytes as lists of this format: refused with one clean sentence, or read as decks that every
/// format gives back unchanged.
inline int exerciseDecklists(const unsigned char *data, std::size_t size,
                             std::optional<interchange::DecklistFormat> format)
{
    const auto &library = rules::cardLibrary();
    const auto &rules = rules::deckRules();
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const auto lists = interchange::readDecklists(bytes, library, format);
    if (!lists) {
        if (lists.error().problem.empty() || !core::isValidUtf8(core::toString(lists.error())))
            std::abort();
        return 0;
    }
    const auto event = rules::formatOn(rules, rules::Date{20160305});
    for (const auto &list : *lists) {
        (void)rules::checkDeck(list.deck, rules, event);
        for (const auto &line : list.unknown)
            if (!core::isValidUtf8(line.text))
                std::abort();
        // Without an identity the first of several would be taken for it, and where cards of the
        // other side have an identity or are many, they are read as a list of their own.
        bool plain = list.deck.identity.has_value();
        for (const auto &line : list.deck.cards())
            plain = plain && line.quantity <= 99
                && library[line.card].side() == library[*list.deck.identity].side();
        for (const auto &[to, word] : interchange::decklistFormatWords) {
            const std::string text = interchange::writeDecklist(list, to, rules, event);
            if (!plain)
                continue;
            const auto again = interchange::readDecklists(text, library, to);
            if (!again || again->size() != 1 || !again->front().deck.sameCards(list.deck))
                std::abort();
        }
    }
    return 0;
}

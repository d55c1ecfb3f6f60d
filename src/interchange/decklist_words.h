// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace interchange {

/// What a word of a list may say that is not a card. A word may say several ("name" heads a column
/// and labels the deck's name), so these are bits.
enum class WordRole : std::uint16_t {
    Type = 1 << 0,      ///< "Agenda", "Brise-glaces": a heading above cards of a kind
    Identity = 1 << 1,  ///< "Identity", "ID", "Tożsamość"
    Side = 1 << 2,      ///< "Corp", "Konzern", "Runner"
    Faction = 1 << 3,   ///< "Anarch", "HB"
    Quantity = 1 << 4,  ///< "Qty", "Anzahl": labels a number of copies
    Copies = 1 << 5,    ///< "copies", "Stück": what is counted
    Title = 1 << 6,     ///< "Card", "Name": heads a column of titles
    Influence = 1 << 7, ///< "influence", "pips": its number is no number of copies
    Total = 1 << 8,     ///< "total", "agenda points", "minimum"
    Filler = 1 << 9,    ///< "of", "von": says nothing alone
    Name = 1 << 10,     ///< "Deck", "Title": labels the name of the list
    Remark = 1 << 11,   ///< "Player", "Date": labels what is no card
};

struct WordMeaning {
    std::uint16_t roles = 0;
    int number = 0; ///< of "three" and "drei"; 0: it is none

    [[nodiscard]] bool is(WordRole role) const
    {
        return (roles & static_cast<std::uint16_t>(role)) != 0;
    }
};

/// By the key of a word or phrase (rules::titleKey), in the languages of the rules desk: English,
/// German, French, Spanish and Polish.
[[nodiscard]] WordMeaning listWord(std::string_view key);

/// Letters of the longest phrase.
[[nodiscard]] std::size_t longestListWord();

} // namespace interchange

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"

#include <optional>
#include <string>
#include <vector>

namespace interchange {

/// What a line of a pasted text says of a deck, or a part of a line with several cards.
struct Said {
    enum class Kind : std::uint8_t {
        Card,     ///< copies of a card that is sure
        Identity, ///< an identity, or several of which one is meant
        Doubt,    ///< of a card, but not surely: to be asked about
        Words,    ///< words: the name of the list, a mistyped title, a sentence
        Name,     ///< of the list, by its label
        Remark,   ///< of no concern for the deck
        Heading,
    };
    Kind kind = Kind::Words;
    std::size_t line = 0; ///< of what was pasted, from 1
    std::size_t at = 0;   ///< where that line begins in the text
    std::string text;
    std::string wanted; ///< what near titles are looked for
    std::vector<rules::CardId> cards;
    int copies = 0;          ///< 0: none are said
    bool labelled = false;   ///< an identity, by a label or a heading
    bool whole = false;      ///< an identity, by its whole title
    bool mentioned = false;  ///< an identity, by its whole title within a sentence
    bool counted = false;    ///< words with a number
    bool multiplied = false; ///< words behind "3x": a card, however many they are
    int words = 0;           ///< that nothing explains
    bool alone = false;      ///< an empty line follows
};

/// The side all these cards are of.
[[nodiscard]] std::optional<rules::Side> sideOf(const Said &said,
                                                const rules::CardLibrary &library);

/// A text with both lists, told apart by their identities: where one ends and the other begins or,
/// where they stand mixed, by the side of each card. One text where there is one list.
[[nodiscard]] std::vector<std::vector<Said>> apart(std::vector<Said> said,
                                                   const rules::CardLibrary &library);

} // namespace interchange

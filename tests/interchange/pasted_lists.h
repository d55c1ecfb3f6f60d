// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist.h"

#include <string>
#include <string_view>
#include <vector>

/// A list of tests/data/pasted with what it must give.
struct PastedList {
    std::string name;
    std::vector<std::string> decks; ///< "NBN: Making News | 2 Jackson Howard, 3 Hedge Fund"
    std::vector<std::string> asked; ///< words of lines that must be asked about
    std::string text;
};

[[nodiscard]] std::vector<PastedList> pastedLists();

/// What the reader made of a text.
struct PastedReading {
    std::vector<interchange::Decklist> lists;
    std::string refusal;

    [[nodiscard]] std::string shown() const;
    /// The decks wanted, in any order, and of lines asked about just those.
    [[nodiscard]] bool gives(const PastedList &wanted) const;
    /// What was wanted and stands neither in a deck nor among the lines asked about.
    [[nodiscard]] std::vector<std::string> lostOf(const PastedList &wanted) const;
    /// Whether this title is read or asked about.
    [[nodiscard]] bool accountsFor(std::string_view title) const;
};

[[nodiscard]] PastedReading readPasted(std::string_view text);

/// The identity, or "-", and the cards in the order of their keys.
[[nodiscard]] std::string deckText(const interchange::Decklist &list);

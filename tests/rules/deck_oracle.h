// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/check_deck.h"

#include <map>
#include <set>
#include <string>

/// What a second validator makes of a deck, written naively and apart from the first: it works on
/// titles and reads lists, cards' exceptions and formulas from its own tables.
struct OracleVerdict {
    std::set<std::string> codes;
    int size = 0;
    int spent = 0;
    int universal = 0;
    int limit = -1; ///< -1: none
    int points = 0;
};

[[nodiscard]] OracleVerdict oracle(const rules::Deck &deck, const rules::DeckFormat &format);

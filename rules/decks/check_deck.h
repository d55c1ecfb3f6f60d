// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck.h"
#include "rules/decks/deck_format.h"
#include "rules/decks/verdict.h"

#include <vector>

namespace rules {

/// All problems of the deck at once, in the order of ProblemCode, one for each broken rule.
[[nodiscard]] Verdict checkDeck(const Deck &deck, const DeckRules &rules, const DeckFormat &format);

/// Copies of this card that the deck may hold: by the card, the identity and the day.
[[nodiscard]] int mostCopies(CardId card, const IdentityRule *identity, const DeckRules &rules,
                             Date date);

} // namespace rules

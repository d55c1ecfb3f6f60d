// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck.h"
#include "rules/decks/deck_rules.h"
#include "rules/decks/verdict.h"

namespace rules {

/// Pips of one copy that this identity pays for: none in its own faction. Neutral is nobody's
/// faction, so that neutral cards with pips cost everybody (Rules Reference 1.0, "Influence").
[[nodiscard]] int pipsOf(const Card &card, const Card &identity);

/// Whether this deck meets the condition under which the card costs no influence.
[[nodiscard]] bool isFree(CardId card, const Deck &deck, const DeckRules &rules);

/// What a deck of this identity spends. `list` may be null.
[[nodiscard]] InfluenceCount countInfluence(const Deck &deck, CardId identity,
                                            const DeckRules &rules, const RestrictionList *list);

} // namespace rules

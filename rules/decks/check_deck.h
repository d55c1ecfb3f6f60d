// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck.h"
#include "rules/decks/deck_rules.h"
#include "rules/decks/verdict.h"

#include <vector>

namespace rules {

/// What an event's decks are checked against.
struct DeckFormat {
    Date date;
    const RestrictionList *list = nullptr; ///< none: no list
    const CardPool *pool = nullptr;        ///< none: every title released by the date
    bool draft = false;             ///< draft identities allowed, agenda points not asked for
    bool anyRelease = false;        ///< the TO authorizes cards whatever their day of release
    std::vector<CardId> authorized; ///< the TO authorizes these titles before their release
};

/// The format of that day: the list in force, every released title.
[[nodiscard]] DeckFormat formatOn(const DeckRules &rules, Date date);

/// All problems of the deck at once, in the order of ProblemCode, one for each broken rule.
[[nodiscard]] Verdict checkDeck(const Deck &deck, const DeckRules &rules, const DeckFormat &format);

/// Whether some deck of that format may hold the card: released, of the pool, not set apart, not
/// banned. Whether this deck may, checkDeck says.
[[nodiscard]] bool mayBePlayed(CardId card, const DeckRules &rules, const DeckFormat &format);

/// Copies of this card that the deck may hold: by the card, the identity and the day.
[[nodiscard]] int mostCopies(CardId card, const IdentityRule *identity, const DeckRules &rules,
                             Date date);

} // namespace rules

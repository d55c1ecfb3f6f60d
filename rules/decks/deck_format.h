// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/decks/deck_rules.h"

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

/// Released by that day, or authorized; cards of sets apart are told as such, whenever they
/// appeared.
[[nodiscard]] bool isReleased(CardId card, const DeckRules &rules, const DeckFormat &format);
/// Rotated, or of another pool alone.
[[nodiscard]] bool isOutsidePool(CardId card, const DeckRules &rules, const DeckFormat &format);
/// Draft cards are not apart where drafts are played.
[[nodiscard]] bool isSetApart(CardId card, const DeckRules &rules, const DeckFormat &format);
[[nodiscard]] ListMark markOf(CardId card, const DeckFormat &format);
[[nodiscard]] bool isBanned(CardId card, const DeckFormat &format);
/// Whether some deck of that format may hold the card: released, of the pool, not set apart, not
/// banned. Whether this deck may, checkDeck says.
[[nodiscard]] bool mayBePlayed(CardId card, const DeckRules &rules, const DeckFormat &format);

} // namespace rules

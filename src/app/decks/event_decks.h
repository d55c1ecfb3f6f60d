// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/check_deck.h"
#include "tournament/event/command.h"

#include <optional>
#include <string>
#include <vector>

namespace app {

// Where the lists of an event, which know titles, meet the cards. Verdicts are worked out at every
// look: they change with the date, the list of restrictions, the pool and the cards.

/// How the decks of this event are judged; today where the event has no date. Refused where the
/// user's data know the list or pool of the event no more.
[[nodiscard]] core::Expected<rules::DeckFormat, Failure>
eventDeckFormat(const rules::DeckRules &rules, const tournament::Event &event, rules::Date today);

/// The list as the journal keeps it.
[[nodiscard]] tournament::SubmittedDeck submittedDeck(const interchange::Decklist &list,
                                                      const rules::CardLibrary &library,
                                                      tournament::PlayerId player,
                                                      tournament::Side side, core::Timestamp at);
/// A list of the journal with these cards; titles they do not hold become unknown lines.
[[nodiscard]] interchange::Decklist decklistOf(const tournament::SubmittedDeck &deck,
                                               const rules::CardLibrary &library);
/// The side its identity, or else its cards, belong to.
[[nodiscard]] std::optional<tournament::Side> sideOf(const rules::Deck &deck,
                                                     const rules::CardLibrary &library);

enum class DeckStanding : std::uint8_t {
    Legal,
    Accepted, ///< every problem it has was accepted by the TO
    Illegal,
};
struct JudgedDeck {
    CheckedDeck checked;
    DeckStanding standing{};
};
/// Accepted where every problem is one that was accepted.
[[nodiscard]] DeckStanding standingOf(const rules::Verdict &verdict,
                                      const std::optional<tournament::DeckAcceptance> &acceptance);
[[nodiscard]] JudgedDeck judged(const tournament::SubmittedDeck &deck,
                                const rules::DeckRules &rules, const rules::DeckFormat &format);
/// What the TO accepts when he lets this deck stand.
[[nodiscard]] tournament::DeckAcceptance acceptanceOf(const rules::Verdict &verdict,
                                                      std::string reason);

/// The order of a pile on the table, or of a sheet.
enum class DeckOrder : std::uint8_t { AsListed, ByTitle, ByType };
[[nodiscard]] std::vector<rules::DeckCard> cardsInOrder(const rules::Deck &deck, DeckOrder order,
                                                        const rules::CardLibrary &library);

/// Drawn by lot for a check in the round that is played now, each once.
[[nodiscard]] std::vector<tournament::PlayerId> drawnPlayers(const tournament::Event &event);

/// The heading under which a list by type puts a card.
[[nodiscard]] std::string_view sectionOf(const rules::Card &card);

/// A card of which a list and the deck presented hold different numbers; the identity counts as
/// one copy.
struct CardDifference {
    std::string title;
    int submitted = 0;
    int presented = 0;
    friend bool operator==(const CardDifference &, const CardDifference &) = default;
};
/// By title.
[[nodiscard]] std::vector<CardDifference> differences(const rules::Deck &submitted,
                                                      const rules::Deck &presented,
                                                      const rules::CardLibrary &library);

} // namespace app

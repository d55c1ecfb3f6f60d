// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "tournament/event/player.h"
#include "tournament/event/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tournament {

struct Event;

// What players handed in, as facts. Whether a list is legal is no fact: it follows from the cards,
// the date and the lists of restrictions, and is worked out anew at every look.

/// How the decks of the event are judged, beside its date. Ids are those of the data on cards.
struct DeckPolicy {
    std::string list;                    ///< of restrictions; empty: the one in force that day
    std::string pool;                    ///< empty: every title released by that day
    bool anyRelease = false;             ///< cards count whatever their day of release
    bool draft = false;                  ///< built in a draft
    std::vector<std::string> authorized; ///< titles allowed before their release
    friend bool operator==(const DeckPolicy &, const DeckPolicy &) = default;
};

struct ListedCard {
    std::string title;
    int quantity = 0;
    friend bool operator==(const ListedCard &, const ListedCard &) = default;
};

/// The TO lets a list stand although it broke these rules.
struct DeckAcceptance {
    std::string reason;
    std::vector<std::string> problems; ///< their codes; others that turn up later are not covered
    friend bool operator==(const DeckAcceptance &, const DeckAcceptance &) = default;
};

struct SubmittedDeck {
    PlayerId player;
    Side side = Side::Corp;
    core::Timestamp at;                     ///< when it was handed in
    std::string name;                       ///< of the deck, often empty
    std::string format;                     ///< in which it was read
    std::string original;                   ///< exactly as it was handed in
    std::string identity;                   ///< empty: the list names none
    std::string faction;                    ///< of the identity
    std::vector<ListedCard> cards;          ///< in the order of the list
    std::vector<std::string> startingCards; ///< begin installed and are no part of the deck
    std::vector<std::string> unknown;       ///< lines that name no card
    std::string reason;                     ///< why it was taken when lists were locked
    std::optional<DeckAcceptance> acceptance;
    friend bool operator==(const SubmittedDeck &, const SubmittedDeck &) = default;
};

enum class CheckOutcome : std::uint8_t { InOrder, Differs };

/// A pile was compared with the list. Private to the organizers, as penalties are.
struct DeckCheck {
    PlayerId player;
    Side side = Side::Corp;
    int round = 0; ///< 0: before round 1
    core::Timestamp at;
    CheckOutcome outcome{};
    std::string judge;
    std::string note; ///< what differed
    friend bool operator==(const DeckCheck &, const DeckCheck &) = default;
};

/// Who was drawn by lot for a check.
struct DeckCheckDraw {
    int round = 0;
    std::uint64_t seed = 0;
    std::vector<PlayerId> players; ///< by number
    friend bool operator==(const DeckCheckDraw &, const DeckCheckDraw &) = default;
};

/// Everything about the decks of an event.
struct DeckDesk {
    DeckPolicy policy;
    bool locked = false;              ///< by the TO, or because round 1 was paired
    std::vector<PlayerId> exceptions; ///< for these it is the other way round; by number
    std::vector<SubmittedDeck> lists; ///< by player, the Corp's first
    std::vector<DeckCheckDraw> draws;
    std::vector<DeckCheck> checks;
    friend bool operator==(const DeckDesk &, const DeckDesk &) = default;
};

[[nodiscard]] const SubmittedDeck *findDeck(const Event &event, PlayerId player, Side side);

/// No cards may be changed during the tournament (Tournament Rules 3.0.2, "Deck Lists"): a list
/// that comes, changes or goes now needs a reason.
[[nodiscard]] bool decksLocked(const Event &event, PlayerId player);

struct MissingDeck {
    PlayerId player;
    Side side = Side::Corp;
    friend bool operator==(const MissingDeck &, const MissingDeck &) = default;
};
/// Of the players still in the event, by number.
[[nodiscard]] std::vector<MissingDeck> missingDecks(const Event &event);

} // namespace tournament

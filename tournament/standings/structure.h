// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace tournament {

/// Tournament Rules 3.0.2, "Round Structure". Below 4 players: the least the table knows.
[[nodiscard]] int suggestedRounds(const Profile &profile, int players);
/// 0: none.
[[nodiscard]] int suggestedCut(const Profile &profile, int players);
/// Sizes a TO may choose, 0 first.
[[nodiscard]] std::vector<int> cutSizes();

/// Announced, or else suggested for the field there is.
[[nodiscard]] int plannedRounds(const Event &event);
[[nodiscard]] int plannedCut(const Event &event);

enum class AdviceCode : std::uint8_t {
    DecklistsRequired,
    SleevesRequired,
    SecondOrganizerNeeded,
    OrganizerMayNotPlay,
    TooFewPlayers, ///< fewer than 4 at competitive and premier
    PremierWithoutCut,
    CasualWithCut,
    SosDiffersFromText, ///< tell the players (3.0.2, "Tournament Software Strength of Schedule")
    CutMinutesDiffer,   ///< 40-minute rounds in one place, a 35-minute game in another
    EvenFieldNeeded,
    AnnounceStructure,
};

struct Advice {
    AdviceCode code{};
    bool warning = false; ///< false: an item of the checklist
    std::string document;
    std::string section;
    bool done = false; ///< an item of the checklist of which the event knows that it is done
    friend bool operator==(const Advice &, const Advice &) = default;
};

/// The checklist of the event's tier and what is odd about its settings; never forced.
[[nodiscard]] std::vector<Advice> advice(const Event &event);

/// Of every player, by the event's tier (Tournament Rules 3.0.2, "Deck Lists").
[[nodiscard]] bool decklistsRequired(const Event &event);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fraction.h"
#include "tournament/event/event.h"
#include "tournament/standings/scoring.h"

#include <optional>
#include <vector>

namespace tournament {

struct StandingsRow {
    int rank = 0; ///< from 1, never shared: the stored random number decides last
    PlayerId player;
    int points = 0;
    int matchPoints = 0;
    int rounds = 0; ///< paired in (byes included) or counted as missed
    core::Fraction sos;
    std::optional<core::Fraction> esos; ///< only where the profile uses averages
    std::vector<PlayerId> opponents;    ///< one entry a meeting, in the order of rounds
    int corpWins = 0;
    int runnerWins = 0;
    int sidesUnknown = 0; ///< wins whose side nobody recorded
    int byes = 0;
    bool dropped = false;
    bool tiedWithNext = false; ///< only the random number separates him from the next

    friend bool operator==(const StandingsRow &, const StandingsRow &) = default;
};

struct Standings {
    int round = 0;                  ///< the last Swiss round counted
    bool provisional = false;       ///< some match up to it has no result yet
    std::vector<StandingsRow> rows; ///< best first; disqualified players are left out

    friend bool operator==(const Standings &, const Standings &) = default;
};

/// Whether somebody won games of which nobody recorded the sides.
[[nodiscard]] bool anySidesUnknown(const Standings &standings);

/// After Swiss round `afterRound` (unset: the last paired), counted by `profile` (unset: the
/// event's). A match without a result counts neither as a round nor as an opponent.
[[nodiscard]] Standings standings(const Event &event, std::optional<int> afterRound = {},
                                  const Profile *profile = nullptr);

/// Where the figures of one row come from: every summand, so that a player can follow the sum.
struct StandingsDerivation {
    struct Earned {
        int round = 0;
        std::optional<PlayerId> opponent; ///< unset: a bye
        Score score;
    };
    struct Met {
        PlayerId opponent;
        int points = 0;
        int rounds = 0;
        core::Fraction sos; ///< his own; meaningful with averages only
    };
    StandingsRow row;           ///< rank 0 for a disqualified player
    std::vector<Earned> earned; ///< by round; rounds without a result are left out
    std::vector<Met> met;       ///< as row.opponents
    bool average = false;       ///< SoS is an average of points per round, not a sum of points
};

/// Of the row standings() gives for the same event, round and profile. The player must exist.
[[nodiscard]] StandingsDerivation derivation(const Event &event, PlayerId player,
                                             std::optional<int> afterRound = {},
                                             const Profile *profile = nullptr);

/// The same of every player, in the order of Event::players, counted once for all of them.
[[nodiscard]] std::vector<StandingsDerivation> derivations(const Event &event,
                                                           std::optional<int> afterRound = {},
                                                           const Profile *profile = nullptr);

/// The chain of tie-breaks standings() uses for this event.
[[nodiscard]] const std::vector<TieBreak> &standingsOrder(const Event &event,
                                                          const Profile &profile);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tournament {

/// Swiss pairing at the proven optimum, on dense indices. Knows nothing of names, journals or
/// profiles: `decide` translates an event into a SwissField and back (swiss_round.h).
///
/// Objective, lexicographic (Tournament Rules 3.0.2, "Swiss Pairings" and "Byes"; our order):
///  1. fewest second byes, 2. least rematch weight (the sum over all pairs of their earlier
///  meetings), 3. the bye to the lowest in standings, 4. least cost, 5. few players floated down
///  twice running, 6. the seed.
enum class SwissSides {
    Both,     ///< a match holds both sides: two players meet once
    Balanced, ///< one game a round: they may meet twice, with sides swapped
};

struct SwissMeeting {
    int opponent = 0;    ///< index into SwissField::players
    bool asCorp = false; ///< only for SwissSides::Balanced: this player was Corp
};

struct SwissPlayer {
    int points = 0;
    int standing = 0;              ///< 0 = first; a permutation of 0 … n-1
    bool hadBye = false;           ///< awarded byes count
    bool floatedDown = false;      ///< in the round before
    int bias = 0;                  ///< games as Corp − games as Runner (SwissSides::Balanced)
    std::vector<SwissMeeting> met; ///< one entry a meeting; players outside the field left out
};

/// Players stand in the order of their stable id; an index is a player's name here.
struct SwissField {
    std::vector<SwissPlayer> players;
    SwissSides sides = SwissSides::Both;
    std::vector<std::pair<int, int>> avoid; ///< must not meet: counts as one earlier meeting
    std::uint64_t seed = 0;                 ///< the round's own seed
};

struct SwissPair {
    int first = 0;  ///< the better in standings; SwissSides::Balanced: the Corp
    int second = 0; ///< SwissSides::Balanced: the Runner
};

struct SwissPairing {
    std::vector<SwissPair> pairs;   ///< in no particular order
    std::optional<int> bye;         ///< set exactly when the field is odd
    bool secondBye = false;         ///< everybody has had one already
    std::int64_t rematchWeight = 0; ///< 0: nobody meets again (Balanced: nobody a third time
                                    ///< or on the same sides)
    std::int64_t cost = 0;          ///< Σ of the cost of every pair, rematches not included
    int floatedTwice = 0;           ///< players floated down in this and the round before
};

/// Recorded with every round, so that a pairing can be traced to the code that made it. A change
/// of the pairings made for any seed raises it.
inline constexpr int swissAlgorithmVersion = 2;

/// Cost of one game of SwissSides::Balanced: (difference of points)² + 12·[met before] +
/// 50^max(bias(corp)⁺, bias(runner)⁻); biases before the game. Saturates at INT64_MAX / 4.
[[nodiscard]] std::int64_t sidedCost(int pointDifference, bool metBefore, int corpBias,
                                     int runnerBias);

/// Never fails: a field of n players gives n / 2 pairs and a bye when n is odd. Locked pairs are
/// not part of the field.
[[nodiscard]] SwissPairing pairSwiss(const SwissField &field);

} // namespace tournament

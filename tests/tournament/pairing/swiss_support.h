// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "tournament/pairing/swiss.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

/// Objectives 1 to 4 of swiss.h, worked out again from the field, apart from the engine.
struct SwissVerdict {
    int secondByes = 0;
    std::int64_t rematches = 0;
    int byesAbove = 0; ///< how far from the bottom of the standings the bye went
    std::int64_t cost = 0;

    auto operator<=>(const SwissVerdict &) const = default;
};

std::ostream &operator<<(std::ostream &out, const SwissVerdict &verdict);

/// One pair, looked at afresh.
struct PairFacts {
    std::int64_t rematches = 0;
    bool sameSidesAgain = false; ///< in a second meeting
    std::int64_t cost = 0;

    auto operator<=>(const PairFacts &) const = default;
};
/// The better way round of an unordered pair.
PairFacts cheapest(const tournament::SwissField &field, int first, int second);

/// The best of all pairings, by trying every one.
SwissVerdict bruteForce(const tournament::SwissField &field);

/// What a pairing is worth. Everybody must be in it exactly once and everything it reports about
/// itself must be true; `fault` says what is not.
struct SwissAudit {
    SwissVerdict verdict;
    std::string fault;
};
SwissAudit audit(const tournament::SwissField &field, const tournament::SwissPairing &pairing);

/// A field without a past: points, meetings, byes and forbidden pairs are drawn freely, so that
/// pairings without a rematch often do not exist.
tournament::SwissField drawnField(core::Random &random, int players, tournament::SwissSides sides);

/// An event played round by round with coin tosses and some games ended at time.
class PlayedEvent {
public:
    PlayedEvent(int players, tournament::SwissSides sides, std::uint64_t seed);

    tournament::SwissField &field() { return m_field; }
    /// Pairs the next round, plays it and returns the pairing.
    tournament::SwissPairing playRound();
    /// Some player goes home; nobody remembers having met him.
    void dropSomebody();

private:
    void restand();

    tournament::SwissField m_field;
    core::Random m_random;
    std::uint64_t m_seed;
    std::uint64_t m_round = 0;
};

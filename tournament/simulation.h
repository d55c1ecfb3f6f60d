// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/swiss_engine.h"
#include "tournament/swiss_table.h"

#include <cstdint>
#include <vector>

namespace tournament {

enum class SimulatedSos {
    Sum,     ///< points, SoS (sum), random
    Average, ///< points, SoS (average), extended SoS, random
};

struct SimulationRules {
    int rounds = 1; ///< still to be played
    SwissSides sides = SwissSides::Both;
    SimulatedSos sos = SimulatedSos::Average;
    int winPoints = 3;
    int timedWinPoints = 2;
    int drawPoints = 1;
    int byePoints = 6;
    int timedPerMille = 0;          ///< of games end at time,
    int drawnOfTimedPerMille = 100; ///< and of those this many with equal agenda points
};

/// An opponent of somebody in the field who is himself out of it.
struct AbsentOpponent {
    int player = 0; ///< the one in the field
    int points = 0;
    int rounds = 0;
};

/// Where a simulation sets out from: the players still in the event and their past.
struct SimulationStart {
    SwissTable table;
    std::vector<int> rounds; ///< rounds each was paired in, byes included
    std::vector<AbsentOpponent> absent;
    std::vector<std::uint64_t> lots; ///< the last tie-break; the smaller is better

    [[nodiscard]] static SimulationStart fresh(int players, const SimulationRules &rules,
                                               std::uint64_t seed);
};

/// Plays events to their end on flat arrays: every game 50 : 50, timed games at a given rate,
/// rounds paired by the engine, standings exact. At most 22 rounds in all.
class EventSimulator {
public:
    EventSimulator(SimulationStart start, const SimulationRules &rules);

    /// One finish; the players, the winner first. Valid until the next call.
    const std::vector<int> &finish(std::uint64_t seed);

    /// The state at the end of the last finish.
    [[nodiscard]] const SwissTable &table() const { return m_table; }
    [[nodiscard]] const SwissPairing *lastPairing() const { return m_pairing; }

private:
    /// What places a player among those of the same points, side by side in memory.
    struct Tie {
        std::int64_t sos = 0;
        std::int64_t extended = 0; ///< before division by the number of opponents
        int opponents = 0;
        int lot = 0; ///< place in the order of lots
    };

    void playRound(std::uint64_t seed);
    [[nodiscard]] std::pair<int, int> gamePoints(std::uint32_t draw) const;
    void rank();
    void scoreSchedules();
    [[nodiscard]] static bool better(const Tie &a, const Tie &b);
    [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    SimulationStart m_start;
    SimulationRules m_rules;
    SwissEngine m_engine;
    const SwissPairing *m_pairing = nullptr;

    std::uint32_t m_timedBelow = 0;
    std::uint32_t m_drawnBelow = 0;
    std::vector<std::int64_t> m_shareOf; ///< the common denominator ÷ the number of rounds
    std::vector<std::int64_t> m_absentSos;
    std::vector<int> m_absentCount;

    SwissTable m_table;
    std::vector<int> m_rounds;
    std::vector<std::int64_t> m_average;
    std::vector<std::int64_t> m_sos;
    std::vector<int> m_byLot; ///< place in the order of lots → player
    std::vector<Tie> m_ties;
    std::vector<int> m_order;
    std::vector<int> m_startOrder;
    std::vector<int> m_begin;
};

} // namespace tournament

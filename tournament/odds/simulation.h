// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/odds/match_model.h"
#include "tournament/pairing/swiss_engine.h"
#include "tournament/pairing/swiss_table.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tournament {

struct SimulationRules {
    int rounds = 1; ///< still to be paired
    SwissSides sides = SwissSides::Both;
    MatchModel match;
    int byePoints = 0;
    int byeMatchPoints = 0;
    bool averages = false;       ///< strength of schedule is an average, not a sum
    std::vector<TieBreak> order; ///< Points first, Random last

    /// These rounds of this profile.
    SimulationRules(const Profile &profile, int rounds, const TimeRates &rates,
                    std::vector<TieBreak> order);
};

/// A match that is paired and has no complete result yet.
struct OpenMatch {
    int first = 0;
    int second = 0;
    std::optional<MatchModel> begun; ///< set when a game of it is on record
};

/// Won and lost before, in half games: what results so far say of a player.
struct Record {
    int won = 0;
    int lost = 0;
};

/// Where a simulation sets out from. The field – who will be paired – comes first; behind it stand
/// those who have left: their points count in the schedules of others and in the standings.
struct SimulationStart {
    SwissTable table; ///< of the field, but with a row of meetings for everybody
    std::vector<int> points;
    std::vector<int> matchPoints;
    std::vector<int> rounds;            ///< each was paired in, byes included
    std::vector<std::uint64_t> lots;    ///< the last tie-break; the smaller is better
    std::vector<std::uint8_t> unlisted; ///< out of the standings
    std::vector<OpenMatch> open;
    std::vector<std::vector<int>> awardedByes; ///< by round to come; may be shorter
    std::vector<Record> records;               ///< empty: every game is 50 : 50

    [[nodiscard]] int field() const { return table.size(); }
    [[nodiscard]] int everybody() const { return static_cast<int>(points.size()); }
    [[nodiscard]] static SimulationStart fresh(int players, const SimulationRules &rules,
                                               std::uint64_t seed);
};

/// Plays events to their end on flat arrays: games by chance, rounds paired by the engine,
/// standings exact.
class EventSimulator {
public:
    /// Whether exact standings of so long an event fit into the arithmetic: up to 22 rounds do,
    /// with any points a profile in use gives.
    [[nodiscard]] static bool fits(const SimulationStart &start, const SimulationRules &rules);

    EventSimulator(SimulationStart start, SimulationRules rules);

    /// One finish: everybody listed, the winner first. Valid until the next call.
    const std::vector<int> &finish(std::uint64_t seed);
    /// One more round on top of the last finish.
    const std::vector<int> &playOn(std::uint64_t seed);

    /// The state at the end of the last finish.
    [[nodiscard]] const SwissTable &table() const { return m_table; }
    [[nodiscard]] const std::vector<int> &order() const { return m_order; }
    [[nodiscard]] int points(int player) const { return m_points[index(player)]; }
    /// How the open match of that number ended in the last finish.
    [[nodiscard]] const SimulatedScore &ending(std::size_t open) const { return *m_endings[open]; }

private:
    __extension__ typedef __int128 Wide;
    /// What places a player among those of the same points, side by side in memory.
    struct Tie {
        std::int64_t sos = 0;
        Wide extended = 0;
        int matchPoints = 0;
        int lot = 0; ///< place in the order of lots
    };

    void playOpen(std::uint64_t seed);
    void playRound(std::uint64_t seed, std::size_t round);
    const SwissPairing &pairWithout(const std::vector<int> &absent, std::uint64_t seed);
    void giveBye(int player);
    [[nodiscard]] std::uint64_t chance(int first, int second) const;
    void settle(int first, int second, const SimulatedScore &score);
    [[nodiscard]] bool pairsByStanding() const;
    void takePoints();
    void rank();
    void scoreSchedules();
    [[nodiscard]] bool better(const Tie &a, const Tie &b) const;
    [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    SimulationStart m_start;
    SimulationRules m_rules;
    SwissEngine m_engine;
    SwissTable m_present; ///< the field without those who have an awarded bye
    SwissPairing m_pairing;

    std::vector<std::int64_t> m_shareOf; ///< the common denominator ÷ the number of rounds
    bool m_schedules = false;            ///< some tie-break asks for them

    SwissTable m_table;
    std::vector<int> m_points;
    std::vector<int> m_matchPoints;
    std::vector<int> m_rounds;
    std::vector<const SimulatedScore *> m_endings;
    std::vector<std::int64_t> m_average;
    std::vector<std::int64_t> m_sos;
    std::vector<int> m_byLot; ///< place in the order of lots → player
    std::vector<Tie> m_ties;
    std::vector<int> m_order;
    std::vector<int> m_startOrder;
    std::vector<int> m_begin;
};

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "tournament/event/profile.h"
#include "tournament/event/result.h"
#include "tournament/event/share.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tournament {

/// How often games go to time, and how often agenda points are equal then.
struct TimeRates {
    Share timed;        ///< of the games played
    Share equalOfTimed; ///< of the games that went to time
    friend bool operator==(const TimeRates &, const TimeRates &) = default;
};

/// What a match brought its two players, by seat.
struct SimulatedScore {
    std::array<int, 2> points{};
    std::array<int, 2> matchPoints{};
};

/// The ways a Swiss match can end under a profile, scored once and drawn from as often as needed.
/// Where agenda points count (Tournament Rules 1.1) those of the loser, or of both at time, are
/// drawn evenly below the number that wins.
class MatchModel {
public:
    /// `entered`: games of the match that are on record already.
    MatchModel(const Profile &profile, const TimeRates &rates,
               const std::vector<Game> &entered = {});

    /// Nobody is favoured.
    static constexpr std::uint64_t even = std::uint64_t{1} << 31;

    /// How the match ends. P1's chance in a game that somebody wins is `firstWins` of 2^32.
    [[nodiscard]] const SimulatedScore &play(core::Random &random,
                                             std::uint64_t firstWins = even) const
    {
        std::size_t ending = 0;
        for (int game = 0; game < m_open; ++game)
            ending = ending * m_games.size() + drawGame(random, firstWins);
        return m_endings[ending];
    }

    /// The most points a player can take from the match.
    [[nodiscard]] int mostPoints() const;

private:
    /// Games that end alike but for agenda points stand side by side in m_games.
    struct Group {
        std::uint32_t begin = 0;
        std::uint32_t size = 0;
    };

    [[nodiscard]] std::size_t drawGame(core::Random &random, std::uint64_t firstWins) const
    {
        const std::uint64_t draw = random.next();
        const std::uint64_t kind = draw & 0xffffffffU;
        const std::size_t winner = (draw >> 32) < firstWins ? 0 : 1;
        const Group &group = kind < m_equalBelow ? m_equal
            : kind < m_timedBelow                ? m_ahead[winner]
                                                 : m_won[winner];
        return group.begin + (group.size > 1 ? random.below(group.size) : 0);
    }
    void addGames(const Profile &profile);
    void scoreEndings(const Profile &profile, const std::vector<Game> &games);

    std::vector<Game> m_games;
    std::array<Group, 2> m_won;
    std::array<Group, 2> m_ahead;
    Group m_equal;
    std::uint64_t m_timedBelow = 0; ///< of 2^32
    std::uint64_t m_equalBelow = 0;
    int m_open = 0;
    std::vector<SimulatedScore> m_endings;
};

} // namespace tournament

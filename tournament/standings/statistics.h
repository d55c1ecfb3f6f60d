// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/event/share.h"

#include <string>
#include <vector>

namespace tournament {

/// How the games of some matches ended. Every game stands in one of the counts, those at
/// time with equal agenda points in two.
struct GameCounts {
    int corpWins = 0;     ///< won outright by the Corp
    int runnerWins = 0;   ///< … by the Runner
    int sidesUnknown = 0; ///< won outright, sides not recorded
    int timed = 0;        ///< time was called and nobody had won
    int timedEqual = 0;   ///< … of these: with equal agenda points
    int drawn = 0;        ///< ended without a winner before time
    int agreed = 0;       ///< intentional draws, and the game a two-for-one spares
    int forfeited = 0;    ///< no-shows and losses given by a judge: nobody sat down to them
    int unplayed = 0;     ///< never started
    int open = 0;         ///< without a result yet

    /// Games the Corp won of those that either side won. Timed, drawn and unplayed games say
    /// nothing about the sides, nor do byes.
    [[nodiscard]] Share corp() const { return {corpWins, corpWins + runnerWins}; }
    [[nodiscard]] Share runner() const { return {runnerWins, corpWins + runnerWins}; }
    /// Begun and ended at the table.
    [[nodiscard]] int played() const
    {
        return corpWins + runnerWins + sidesUnknown + timed + drawn;
    }
    GameCounts &operator+=(const GameCounts &other);
    friend bool operator==(const GameCounts &, const GameCounts &) = default;
};

struct RoundStatistics {
    int round = 0;
    Stage stage = Stage::Swiss;
    int byes = 0;
    int totalsOnly = 0; ///< matches of which an import knew the sum alone
    GameCounts games;
    friend bool operator==(const RoundStatistics &, const RoundStatistics &) = default;
};

/// The players who brought one identity, or one faction, of one side.
struct DeckStatistics {
    Side side = Side::Corp;
    std::string name;    ///< of the identity or the faction as it was entered; empty: not recorded
    std::string faction; ///< of an identity where it is known
    Share cut;           ///< its players in the cut, of all its players
    Share wins;          ///< outright, of the games that either side won
    friend bool operator==(const DeckStatistics &, const DeckStatistics &) = default;
};

struct Statistics {
    int players = 0; ///< everybody but who left before the first round
    int inCut = 0;
    std::vector<RoundStatistics> rounds;
    GameCounts swiss;
    GameCounts cut;
    std::vector<DeckStatistics> identities; ///< Corp first; by players, most first; by name
    std::vector<DeckStatistics> factions;   ///< in the same order

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

/// What was brought and how it did, counted from the games on record. Names that differ in letter
/// case or accents alone are one.
[[nodiscard]] Statistics statistics(const Event &event);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

namespace tournament {

/// What one player takes from one match.
struct Score {
    int points = 0;      ///< prestige
    int matchPoints = 0; ///< Tournament Rules 1.1 only, else 0
    int corpWins = 0;    ///< full wins on a known side; timed games and byes give none
    int runnerWins = 0;
    int sidesUnknown = 0; ///< full wins at the table whose side nobody recorded
    friend bool operator==(const Score &, const Score &) = default;
};

struct MatchScore {
    std::array<Score, 2> seats;
    [[nodiscard]] const Score &of(Seat seat) const { return seats[index(seat)]; }
};

/// The games of a result, each with its sides as far as they are known: a match of two games is one
/// game as each side, so whoever won both won one as either, whichever came first (Tournament Rules
/// 3.0.2, "Match Play"). Which of two games was won by whom as what, a 1-1 does not say.
[[nodiscard]] std::vector<Game> gamesWithSides(const MatchResult &result);

/// Of a complete result. Byes: byeScore().
[[nodiscard]] MatchScore score(const Profile &profile, const MatchResult &result);
/// Points without an opponent or credit for wins (Tournament Rules 3.0.2, "Byes").
[[nodiscard]] Score byeScore(const Profile &profile, const Match &match);

/// Points one game gives each seat, the match bonus left out.
[[nodiscard]] std::array<int, 2> gamePoints(const Profile &profile, const Game &game);

/// Whether a match can end with these totals under this profile: what an import is compared with.
[[nodiscard]] bool totalsPossible(const Profile &profile, int p1, int p2);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tournament {

/// The two places of a match, in the order in which the pairing lists its players.
enum class Seat : std::uint8_t { P1, P2 };

[[nodiscard]] constexpr Seat other(Seat seat) { return seat == Seat::P1 ? Seat::P2 : Seat::P1; }
[[nodiscard]] constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

enum class Side : std::uint8_t { Corp, Runner };

[[nodiscard]] constexpr Side other(Side side)
{
    return side == Side::Corp ? Side::Runner : Side::Corp;
}

enum class GameEnding : std::uint8_t {
    Win,      ///< one player won: by agenda points, flatline, empty R&D, concession or forfeit
    Time,     ///< time was called and nobody had won after the final turns
    Draw,     ///< ended without a winner before time
    Unplayed, ///< never started: the Corp drew no card (Tournament Rules 3.0.2, "Going to Time")
};

enum class WinCondition : std::uint8_t {
    Unknown,
    Agenda,
    Flatline,
    EmptyRnd,
    Concession,
    NoShow,  ///< 5 or 10 minutes late (Tournament Rules 3.0.2, "Swiss Pairings")
    Penalty, ///< game or match loss given by a judge
};

/// One game of a match. What a game is worth is the profile's business (scoring.h).
struct Game {
    std::optional<Seat> corp; ///< unset when sides were not recorded or nobody sat down
    GameEnding ending = GameEnding::Unplayed;
    /// Win: who won. Time: who had more agenda points, unset when equal. Otherwise unset.
    std::optional<Seat> winner;
    /// By seat. Time: of both players; Win: the loser's where the profile counts match points.
    std::array<std::optional<int>, 2> agendaPoints;
    WinCondition how = WinCondition::Unknown;

    friend bool operator==(const Game &, const Game &) = default;
};

/// A no-show or a loss given by a judge: nobody sat down to it.
[[nodiscard]] constexpr bool isForfeit(const Game &game)
{
    return game.how == WinCondition::NoShow || game.how == WinCondition::Penalty;
}

enum class ResultKind : std::uint8_t {
    Games,           ///< what `games` says
    IntentionalDraw, ///< agreed without playing; `games` are draws
    TwoForOne,       ///< one game was played for two; `games` are two wins of its winner
    RecordedTotals,  ///< imports only: a file knew the total, not the games
};

struct MatchResult {
    ResultKind kind = ResultKind::Games;
    std::vector<Game> games;         ///< in the order of entry; fewer than the match has: partial
    std::array<int, 2> totals{0, 0}; ///< by seat, for RecordedTotals

    friend bool operator==(const MatchResult &, const MatchResult &) = default;
};

[[nodiscard]] constexpr Game wonBy(Seat winner, std::optional<Seat> corp,
                                   WinCondition how = WinCondition::Unknown)
{
    Game game;
    game.corp = corp;
    game.ending = GameEnding::Win;
    game.winner = winner;
    game.how = how;
    return game;
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket_wiring.h"
#include "tournament/event/event.h"

namespace tournament {

enum class GameState : std::uint8_t {
    Waiting, ///< for a player
    Open,    ///< both players are known
    Done,
    NotNeeded, ///< the first final decided the cut
};
constexpr core::Words<GameState, 4> wordsOf(GameState /*any*/)
{
    using enum GameState;
    return {{{Waiting, "waiting"}, {Open, "open"}, {Done, "done"}, {NotNeeded, "not-needed"}}};
}

/// One of the two players of a game, known or still awaited.
struct Contender {
    Slot from;
    std::optional<PlayerId> player;
    int seed = 0; ///< 0 while unknown
    friend bool operator==(const Contender &, const Contender &) = default;
};

struct BracketGame {
    int number = 0;
    int round = 0; ///< of the cut, from 1
    Branch branch = Branch::Upper;
    std::array<Contender, 2> contenders; ///< p1 and p2 as they sit
    GameState state = GameState::Waiting;
    std::vector<int> waitsFor; ///< the games that decide who plays
    int eventRound = 0;        ///< where the match stands in Event::rounds; 0: nowhere yet
    int table = 0;
    std::optional<Seat> corp; ///< of a single game; unset until the higher seed has chosen
    std::vector<Reason> why;  ///< of the sides
    std::optional<Seat> winner;

    [[nodiscard]] std::optional<PlayerId> winningPlayer() const;
    [[nodiscard]] std::optional<PlayerId> losingPlayer() const;
    friend bool operator==(const BracketGame &, const BracketGame &) = default;
};

/// What the games have decided about a player's finish. Players who go out in the same round share
/// `best` to `worst`; among them the higher seed stands first.
struct CutPlace {
    PlayerId player;
    int best = 1;
    int worst = 1;
    std::optional<int> place; ///< as soon as every game of the group is played
    friend bool operator==(const CutPlace &, const CutPlace &) = default;
};

struct Bracket {
    CutForm form = CutForm::None;
    std::vector<PlayerId> seeds;    ///< best first
    std::vector<BracketGame> games; ///< by number; a second final only once the first is decided
    std::vector<CutPlace> places;   ///< of the champion and of those who are out, best first
    friend bool operator==(const Bracket &, const Bracket &) = default;
};

/// Pure: the cut as its seeds and results make it. Without games before the cut, and when an
/// imported one follows no bracket of ours (Cut::form).
[[nodiscard]] Bracket bracket(const Event &event);

/// nullptr when the bracket has no game of that number, or none yet.
[[nodiscard]] const BracketGame *findGame(const Bracket &bracket, int number);
/// The match that is this game of the bracket.
[[nodiscard]] const Match *findGame(const Event &event, int number);

/// Whether this match is the bracket's final (the first, where there may be two).
[[nodiscard]] bool isFinal(const Event &event, const Match &match);

/// From 1; one past the last for a player who is not in the cut.
[[nodiscard]] int seedOf(const Event &event, PlayerId player);

/// Who won this cut match, nothing while it is open. Equal at time: the higher seed (Tournament
/// Rules 3.0.2, "Going to Time" of championship play; 1.1, "Tournament Structure").
[[nodiscard]] std::optional<Seat> cutWinner(const Event &event, const Match &match);
/// Whether the two games of a match gave both the same match points (1.1).
[[nodiscard]] bool isTied(const Profile &profile, const MatchResult &result);

/// Recognizes the bracket that an imported cut follows and numbers its matches; a cut that follows
/// none keeps the form None.
void recognizeBracket(Event &event);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/figures/player_factions.h"
#include "tournament/cut/bracket.h"

#include <array>
#include <vector>

#include <QString>

namespace ui {

// A game of the cut in words, for the drawing, the table and the line of entry alike.

/// One of the two lines in the box of a game.
struct ContenderLine {
    QString seed; ///< empty while unknown
    QString name; ///< or who is awaited
    QString side; ///< "Corp", "Runner", "chooses", or empty
    QString score;
    std::optional<tournament::PlayerId> player;
    app::Factions factions; ///< of the side he plays where that is settled, else of both
    bool winner = false;
    friend bool operator==(const ContenderLine &, const ContenderLine &) = default;
};

struct GameCard {
    int number = 0;
    int table = 0; ///< where it is played now; 0: it is not
    tournament::Branch branch = tournament::Branch::Upper;
    tournament::GameState state = tournament::GameState::Waiting;
    std::array<ContenderLine, 2> lines;
    friend bool operator==(const GameCard &, const GameCard &) = default;
};

[[nodiscard]] GameCard cardOf(const tournament::Event &event, const tournament::BracketGame &game);

/// "T3" of a game that is being played, for the narrow place below its number.
[[nodiscard]] QString tableMark(const GameCard &card);
/// "Upper bracket", "Final".
[[nodiscard]] QString branchText(tournament::Branch branch);
/// "open", "waits for games 5 and 6", "Aster won".
[[nodiscard]] QString stateText(const tournament::Event &event,
                                const tournament::BracketGame &game);
/// "Aster (seed 1, Corp)", "winner of game 5".
[[nodiscard]] QString contenderText(const tournament::Event &event,
                                    const tournament::BracketGame &game, tournament::Seat seat);
/// Why the sides are as they are, or who chooses them.
[[nodiscard]] QString sidesText(const tournament::Event &event,
                                const tournament::BracketGame &game);
/// All of it in one sentence, as a screen reader says it.
[[nodiscard]] QString gameText(const tournament::Event &event, const tournament::BracketGame &game);

/// "game 5", "games 3, 5 and 6".
[[nodiscard]] QString gamesText(const std::vector<int> &games);
/// "3", or "5–8" while others of the group still play.
[[nodiscard]] QString placeText(const tournament::CutPlace &place);

/// Both players are known, the game is not played, and its sides are the choice of a player: of the
/// higher seed where both come to the cut, of either in a second final.
[[nodiscard]] bool hasSideChoice(const tournament::Event &event,
                                 const tournament::BracketGame &game);
/// Of the two known players.
[[nodiscard]] tournament::Seat higherSeed(const tournament::BracketGame &game);

} // namespace ui

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"

#include <vector>

namespace ui {

/// Where a game stands in the drawing, counted in boxes: a column a round, a row a box.
struct GameSpot {
    int game = 0;
    int column = 0;
    double row = 0;
    friend bool operator==(const GameSpot &, const GameSpot &) = default;
};

/// From the game a player comes out of to the one he goes on to.
struct GameWay {
    int from = 0;
    int to = 0;
    bool asLoser = false; ///< down to the lower bracket, or to the second final
    friend bool operator==(const GameWay &, const GameWay &) = default;
};

struct BracketLayout {
    std::vector<GameSpot> spots; ///< of every game that is or may be played, by number
    std::vector<GameWay> ways;
    int columns = 0;
    double rows = 0;
    std::optional<double> lowerRow; ///< where the heading of the lower bracket stands

    [[nodiscard]] const GameSpot *spot(int game) const;
};

/// Pure: the games of the upper bracket above those of the lower, each between the two whose
/// winners it brings together, the finals to the right of both.
[[nodiscard]] BracketLayout layOut(const tournament::Bracket &bracket);

enum class Direction : std::uint8_t { Left, Right, Up, Down };

/// The game that an arrow key leads to: the nearest one that way, those straight ahead first; the
/// same game where there is none.
[[nodiscard]] int neighbour(const BracketLayout &layout, int game, Direction direction);

} // namespace ui

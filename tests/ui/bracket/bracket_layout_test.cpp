// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/bracket/bracket_layout.h"

#include <cmath>
#include <set>

using tournament::CutForm;
using ui::Direction;

namespace {

/// A bracket of which nothing has been played, or with its second final due.
tournament::Bracket bracketOf(const tournament::Wiring &wiring, bool secondFinal)
{
    tournament::Bracket bracket;
    bracket.form = wiring.form;
    for (int seed = 1; seed <= wiring.size; ++seed)
        bracket.seeds.push_back({seed});
    for (const auto &wired : wiring.games) {
        if (wired.branch == tournament::Branch::SecondFinal && !secondFinal)
            continue;
        tournament::BracketGame game;
        game.number = wired.number;
        game.round = wired.round;
        game.branch = wired.branch;
        bracket.games.push_back(game);
    }
    return bracket;
}

} // namespace

TEST_CASE("no two games of a bracket stand in the same place, whatever its form and size")
{
    for (const auto &wiring : tournament::wirings()) {
        CAPTURE(static_cast<int>(wiring.form), wiring.size);
        const auto layout = ui::layOut(bracketOf(wiring, true));
        CHECK(layout.spots.size() == wiring.games.size());
        for (const auto &spot : layout.spots) {
            CHECK(spot.row >= 0);
            CHECK(spot.row <= layout.rows - 1);
            for (const auto &other : layout.spots)
                CHECK((other.game == spot.game || other.column != spot.column
                       || std::abs(other.row - spot.row) >= 1));
        }
    }
}

TEST_CASE("a game stands between the two whose winners it brings together, to the right of both")
{
    const auto *wiring = tournament::findWiring(CutForm::DoubleElimination, 8);
    REQUIRE(wiring);
    const auto layout = ui::layOut(bracketOf(*wiring, false));
    for (const auto &way : layout.ways) {
        CAPTURE(way.from, way.to);
        CHECK(layout.spot(way.from)->column < layout.spot(way.to)->column);
    }
    CHECK(layout.spot(5)->row == (layout.spot(1)->row + layout.spot(2)->row) / 2);
    REQUIRE(layout.lowerRow);
    for (const auto &game : wiring->games) {
        if (game.branch == tournament::Branch::Upper)
            CHECK(layout.spot(game.number)->row < *layout.lowerRow);
        if (game.branch == tournament::Branch::Lower)
            CHECK(layout.spot(game.number)->row > *layout.lowerRow);
    }
    CHECK_FALSE(layout.spot(15)); // a second final is not drawn before it is due
}

TEST_CASE("the arrow keys reach every game from every other")
{
    for (const auto &wiring : tournament::wirings()) {
        const auto layout = ui::layOut(bracketOf(wiring, true));
        for (const auto &start : layout.spots) {
            std::set<int> reached{start.game};
            for (std::vector<int> ends{start.game}; !ends.empty();) {
                const int game = ends.back();
                ends.pop_back();
                for (const auto direction :
                     {Direction::Left, Direction::Right, Direction::Up, Direction::Down}) {
                    const int next = ui::neighbour(layout, game, direction);
                    if (reached.insert(next).second)
                        ends.push_back(next);
                }
            }
            CAPTURE(static_cast<int>(wiring.form), wiring.size, start.game);
            CHECK(reached.size() == layout.spots.size());
        }
    }
}

TEST_CASE("an arrow key goes straight ahead and stays where nothing is that way")
{
    const auto *wiring = tournament::findWiring(CutForm::DoubleElimination, 4);
    REQUIRE(wiring);
    const auto layout = ui::layOut(bracketOf(*wiring, false));
    CHECK(ui::neighbour(layout, 1, Direction::Down) == 2);
    CHECK(ui::neighbour(layout, 1, Direction::Right) == 3);
    CHECK(ui::neighbour(layout, 4, Direction::Right) == 5);
    CHECK(ui::neighbour(layout, 5, Direction::Right) == 6);
    CHECK(ui::neighbour(layout, 1, Direction::Left) == 1);
    CHECK(ui::neighbour(layout, 6, Direction::Right) == 6);
}

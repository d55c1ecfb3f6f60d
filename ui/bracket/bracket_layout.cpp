// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace ui {

namespace {

using tournament::Branch;
using tournament::SlotKind;
using tournament::WiredGame;
using tournament::Wiring;

constexpr double lowerGap = 0.9; // rows between the brackets, with the heading

/// Gives every game of a wiring its row.
class Rows {
public:
    explicit Rows(const Wiring &wiring) : m_wiring(wiring)
    {
        place(wiring.finalGame());
        for (const WiredGame &game : wiring.games)
            if (!m_rows.contains(game.number))
                m_rows[game.number] = evenly(game);
    }

    [[nodiscard]] double of(int game) const { return m_rows.at(game); }
    [[nodiscard]] double count() const { return m_next; }
    [[nodiscard]] std::optional<double> lower() const { return m_lower; }

private:
    double place(const WiredGame &game)
    {
        double sum = 0;
        int feeders = 0;
        for (const auto &slot : game.slots) {
            if (slot.kind != SlotKind::WinnerOf)
                continue;
            sum += place(m_wiring.game(slot.number));
            ++feeders;
        }
        const double row = feeders > 0 ? sum / feeders : newRow(game);
        m_rows[game.number] = row;
        return row;
    }

    double newRow(const WiredGame &game)
    {
        if (game.branch == Branch::Lower && !m_lower) {
            m_lower = m_next;
            m_next += lowerGap;
        }
        return m_next++;
    }

    /// Games that no line leads to: a second final stands level with the first, the rounds of a cut
    /// that is seeded anew are spread over the height of the first.
    double evenly(const WiredGame &game)
    {
        if (game.branch == Branch::SecondFinal)
            return of(m_wiring.finalGame().number);
        const auto inRound = [this](int round) {
            return std::ranges::count(m_wiring.games, round, &WiredGame::round);
        };
        const auto first = std::ranges::find(m_wiring.games, game.round, &WiredGame::round);
        const auto height = static_cast<double>(inRound(1));
        m_next = std::max(m_next, height);
        return (game.number - first->number + 0.5) * height
            / static_cast<double>(inRound(game.round))
            - 0.5;
    }

    const Wiring &m_wiring;
    std::map<int, double> m_rows;
    double m_next = 0;
    std::optional<double> m_lower;
};

} // namespace

const GameSpot *BracketLayout::spot(int game) const
{
    const auto found = std::ranges::find(spots, game, &GameSpot::game);
    return found == spots.end() ? nullptr : &*found;
}

BracketLayout layOut(const tournament::Bracket &bracket)
{
    BracketLayout layout;
    const Wiring *wiring =
        tournament::findWiring(bracket.form, static_cast<int>(bracket.seeds.size()));
    if (!wiring)
        return layout;
    const Rows rows(*wiring);
    layout.rows = rows.count();
    layout.lowerRow = rows.lower();
    for (const auto &game : bracket.games) {
        if (game.state == tournament::GameState::NotNeeded)
            continue;
        layout.spots.push_back({game.number, game.round - 1, rows.of(game.number)});
        layout.columns = std::max(layout.columns, game.round);
        for (const auto &slot : wiring->game(game.number).slots)
            if (slot.kind == SlotKind::WinnerOf || slot.kind == SlotKind::LoserOf)
                layout.ways.push_back({slot.number, game.number, slot.kind == SlotKind::LoserOf});
    }
    return layout;
}

int neighbour(const BracketLayout &layout, int game, Direction direction)
{
    constexpr double boxWidth = 3; // as many rows as a column is wide
    constexpr double aside = 2;    // straight ahead is nearer
    const GameSpot *from = layout.spot(game);
    if (!from)
        return game;
    int nearest = game;
    double best = std::numeric_limits<double>::max();
    for (const GameSpot &spot : layout.spots) {
        const double right = (spot.column - from->column) * boxWidth;
        const double down = spot.row - from->row;
        const bool level = direction == Direction::Left || direction == Direction::Right;
        const bool back = direction == Direction::Left || direction == Direction::Up;
        const double ahead = (level ? right : down) * (back ? -1 : 1);
        const double distance = ahead + aside * std::abs(level ? down : right);
        if (ahead > 0 && distance < best) {
            best = distance;
            nearest = spot.game;
        }
    }
    return nearest;
}

} // namespace ui

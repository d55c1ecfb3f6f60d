// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/odds/match_model.h"

#include "tournament/standings/scoring.h"

#include <algorithm>
#include <utility>

namespace tournament {

namespace {

std::uint64_t of32Bits(const Share &share)
{
    return share.whole == 0
        ? 0
        : (static_cast<std::uint64_t>(share.part) << 32) / static_cast<std::uint64_t>(share.whole);
}

Game timed(std::optional<Seat> ahead, std::array<std::optional<int>, 2> agendaPoints)
{
    Game game;
    game.ending = GameEnding::Time;
    game.winner = ahead;
    game.agendaPoints = agendaPoints;
    return game;
}

} // namespace

MatchModel::MatchModel(const Profile &profile, const TimeRates &rates,
                       const std::vector<Game> &entered)
    : m_timedBelow(of32Bits(rates.timed))
    , m_equalBelow((m_timedBelow * (of32Bits(rates.equalOfTimed) >> 1)) >> 31)
    , m_open(std::max(0, profile.gamesPerMatch - static_cast<int>(entered.size())))
{
    addGames(profile);
    scoreEndings(profile, entered);
}

int MatchModel::mostPoints() const
{
    int most = 0;
    for (const SimulatedScore &ending : m_endings)
        most = std::max({most, ending.points[0], ending.points[1]});
    return most;
}

void MatchModel::addGames(const Profile &profile)
{
    const auto group = [this](auto add) {
        const auto begin = static_cast<std::uint32_t>(m_games.size());
        add();
        return Group{begin, static_cast<std::uint32_t>(m_games.size()) - begin};
    };
    const bool counted = profile.matchPoints.has_value();
    const int most = counted ? profile.agendaPointsToWin - 1 : 0;
    for (const Seat seat : {Seat::P1, Seat::P2}) {
        m_won[index(seat)] = group([&] {
            for (int points = 0; points <= most; ++points) {
                Game game = wonBy(seat, std::nullopt);
                game.agendaPoints[index(other(seat))] = points;
                m_games.push_back(game);
            }
        });
        m_ahead[index(seat)] = group([&] {
            for (int more = 1; more <= std::max(most, 1); ++more)
                for (int less = 0; less < more; ++less) {
                    std::array<std::optional<int>, 2> points{less, less};
                    points[index(seat)] = more;
                    m_games.push_back(timed(seat, points));
                }
        });
    }
    m_equal = group([&] {
        for (int points = 0; points <= most; ++points)
            m_games.push_back(timed(std::nullopt, {points, points}));
    });
}

void MatchModel::scoreEndings(const Profile &profile, const std::vector<Game> &games)
{
    if (static_cast<int>(games.size()) >= profile.gamesPerMatch) {
        MatchResult result;
        result.games = games;
        const MatchScore earned = score(profile, result);
        const Score &first = earned.of(Seat::P1);
        const Score &second = earned.of(Seat::P2);
        m_endings.push_back(
            {{first.points, second.points}, {first.matchPoints, second.matchPoints}});
        return;
    }
    std::vector<Game> more = games;
    more.emplace_back();
    for (const Game &game : m_games) {
        more.back() = game;
        scoreEndings(profile, more);
    }
}

} // namespace tournament

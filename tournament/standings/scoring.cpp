// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/scoring.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

/// Tournament Rules 1.1, "Winning Matches" and "Going to Time": 10 to the winner of a game, to
/// everybody else the agenda points he had.
int gameMatchPoints(const MatchPointRule &rule, const Game &game, Seat seat)
{
    if (game.ending == GameEnding::Win && game.winner == seat)
        return rule.win;
    return game.agendaPoints[index(seat)].value_or(0);
}

void addMatchPoints(const MatchPointRule &rule, const MatchResult &result, MatchScore &score)
{
    bool played = false;
    for (const Game &game : result.games) {
        played = played || game.ending != GameEnding::Unplayed;
        for (const Seat seat : {Seat::P1, Seat::P2})
            score.seats[index(seat)].matchPoints += gameMatchPoints(rule, game, seat);
    }
    // A match in which no game was begun has no winner and is no tie either.
    if (!played)
        return;
    const auto order = score.seats[0].matchPoints <=> score.seats[1].matchPoints;
    if (order == 0) {
        score.seats[0].points += rule.bonusTie;
        score.seats[1].points += rule.bonusTie;
    } else {
        score.seats[order > 0 ? 0 : 1].points += rule.bonusWin;
    }
}

/// A loss given by a judge was won by nobody on a side, and the game that a two-for-one spares was
/// not played.
void countWin(Score &winner, const Game &game, ResultKind kind)
{
    if (game.corp)
        ++(*game.winner == *game.corp ? winner.corpWins : winner.runnerWins);
    else if (!isForfeit(game) && kind == ResultKind::Games)
        ++winner.sidesUnknown;
}

} // namespace

std::array<int, 2> gamePoints(const Profile &profile, const Game &game)
{
    std::array<int, 2> points{0, 0};
    switch (game.ending) {
    case GameEnding::Win:
        points[index(game.winner.value_or(Seat::P1))] = profile.win;
        break;
    case GameEnding::Time:
        if (game.winner) {
            points[index(*game.winner)] = profile.timed.ahead;
            points[index(other(*game.winner))] = profile.timed.behind;
        } else {
            points = {profile.timed.equal, profile.timed.equal};
        }
        break;
    case GameEnding::Draw:
        points = {profile.draw, profile.draw};
        break;
    case GameEnding::Unplayed:
        break;
    }
    return points;
}

std::vector<Game> gamesWithSides(const MatchResult &result)
{
    std::vector<Game> games = result.games;
    const auto wonSideUnknown = [&](const Game &game) {
        return game.ending == GameEnding::Win && game.winner && !game.corp && !isForfeit(game)
            && game.winner == games.front().winner;
    };
    if (result.kind == ResultKind::Games && games.size() == 2
        && std::ranges::all_of(games, wonSideUnknown)) {
        games[0].corp = games[0].winner;
        games[1].corp = other(*games[1].winner);
    }
    return games;
}

MatchScore score(const Profile &profile, const MatchResult &result)
{
    MatchScore score;
    if (result.kind == ResultKind::RecordedTotals) {
        score.seats[0].points = result.totals[0];
        score.seats[1].points = result.totals[1];
        return score;
    }
    for (const Game &game : gamesWithSides(result)) {
        const auto points = gamePoints(profile, game);
        score.seats[0].points += points[0];
        score.seats[1].points += points[1];
        if (game.ending == GameEnding::Win && game.winner)
            countWin(score.seats[index(*game.winner)], game, result.kind);
    }
    if (profile.matchPoints)
        addMatchPoints(*profile.matchPoints, result, score);
    return score;
}

Score byeScore(const Profile &profile, const Match &match)
{
    Score score;
    score.points = match.result && match.result->kind == ResultKind::RecordedTotals
        ? match.result->totals[0]
        : profile.bye;
    if (profile.matchPoints)
        score.matchPoints = profile.matchPoints->bye;
    return score;
}

bool totalsPossible(const Profile &profile, int p1, int p2)
{
    using Totals = std::pair<int, int>;
    const std::set<Totals> game{
        {0, 0},
        {profile.win, 0},
        {0, profile.win},
        {profile.draw, profile.draw},
        {profile.timed.equal, profile.timed.equal},
        {profile.timed.ahead, profile.timed.behind},
        {profile.timed.behind, profile.timed.ahead},
    };
    std::set<Totals> totals{{0, 0}};
    if (profile.matchPoints) {
        const auto &rule = *profile.matchPoints;
        totals.insert({{rule.bonusWin, 0}, {0, rule.bonusWin}, {rule.bonusTie, rule.bonusTie}});
    }
    for (int i = 0; i < profile.gamesPerMatch; ++i) {
        std::set<Totals> next;
        for (const auto &[a, b] : totals)
            for (const auto &[x, y] : game)
                next.emplace(a + x, b + y);
        totals = std::move(next);
    }
    return totals.contains({p1, p2});
}

} // namespace tournament

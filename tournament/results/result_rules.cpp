// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/result_rules.h"

#include "tournament/event/fact_ranges.h"

#include <algorithm>

namespace tournament {

namespace {

// Agenda points can be negative: some cards in a Runner's score area count against him.
constexpr int leastAgendaPoints = -20;

Refusal refusal(RefusalCode code, int number = 0)
{
    Refusal result;
    result.code = code;
    result.number = number;
    return result;
}

/// At time nobody has won: both stand below the points that win (Tournament Rules 3.0.2 and 1.1,
/// "Going to Time").
std::optional<Refusal> illegalAtTime(const Profile &profile, const Game &game)
{
    const auto &[p1, p2] = game.agendaPoints;
    if (!p1 || !p2)
        return refusal(RefusalCode::AgendaPointsMissing);
    if (std::max(*p1, *p2) >= profile.agendaPointsToWin)
        return refusal(RefusalCode::AgendaPointsWin, std::max(*p1, *p2));
    std::optional<Seat> ahead;
    if (*p1 != *p2)
        ahead = *p1 > *p2 ? Seat::P1 : Seat::P2;
    if (game.winner != ahead)
        return refusal(RefusalCode::AgendaPointsContradict);
    return std::nullopt;
}

std::optional<Refusal> illegalGame(const Profile &profile, const Game &game, bool countsMatchPoints)
{
    for (const auto &points : game.agendaPoints)
        if (points && (*points < leastAgendaPoints || *points > limits::agendaPoints.most)) {
            auto result = refusal(RefusalCode::AgendaPointsOutOfRange, *points);
            result.least = leastAgendaPoints;
            result.most = profile.agendaPointsToWin - 1;
            return result;
        }
    switch (game.ending) {
    case GameEnding::Time:
        return illegalAtTime(profile, game);
    case GameEnding::Win: {
        if (!game.winner)
            return refusal(RefusalCode::NothingReported);
        const auto &losers = game.agendaPoints[index(other(*game.winner))];
        // Tournament Rules 1.1, "Winning Matches": the loser's agenda points are match points.
        if (countsMatchPoints && !losers && !isForfeit(game))
            return refusal(RefusalCode::AgendaPointsMissing);
        if (losers && *losers >= profile.agendaPointsToWin)
            return refusal(RefusalCode::AgendaPointsWin, *losers);
        return std::nullopt;
    }
    case GameEnding::Draw:
    case GameEnding::Unplayed:
        break;
    }
    if (game.winner)
        return refusal(RefusalCode::AgendaPointsContradict);
    return std::nullopt;
}

} // namespace

MatchResult intentionalDraw(int games)
{
    Game draw;
    draw.ending = GameEnding::Draw;
    MatchResult result;
    result.kind = ResultKind::IntentionalDraw;
    result.games.assign(static_cast<std::size_t>(games), draw);
    return result;
}

std::optional<Refusal> illegal(const Profile &profile, const Match &match, Stage stage,
                               const MatchResult &result, bool overridden)
{
    const int games = gamesPerMatch(profile, stage);
    const auto notAllowed = [](const char *what) {
        Refusal refused = refusal(RefusalCode::NotAllowedByProfile);
        refused.text = what;
        return refused;
    };
    switch (result.kind) {
    case ResultKind::RecordedTotals:
        return refusal(RefusalCode::TotalsNotEntered);
    case ResultKind::IntentionalDraw:
        if (!profile.intentionalDraw && !overridden)
            return notAllowed("intentional draw");
        break;
    case ResultKind::TwoForOne:
        if (games < 2)
            return notAllowed("two-for-one");
        if (!profile.twoForOne && !overridden)
            return notAllowed("two-for-one");
        break;
    case ResultKind::Games:
        break;
    }
    if (result.games.empty())
        return refusal(RefusalCode::NothingReported);
    // The third game of a tied final stands behind the two of the match, with sides of its own.
    const bool third = stage == Stage::Cut && games > 1 && match.p1Side.has_value();
    const int most = third ? games + 1 : games;
    if (static_cast<int>(result.games.size()) > most)
        return refusal(RefusalCode::TooManyGames, most);
    for (std::size_t i = 0; i < result.games.size(); ++i) {
        const bool extra = third && static_cast<int>(i) == games;
        // A third game is won or lost: its agenda points count for nothing.
        if (auto refused = illegalGame(profile, result.games[i], profile.matchPoints && !extra))
            return refused;
        if (match.p1Side && (!third || extra) && result.games[i].corp
            && *result.games[i].corp != (*match.p1Side == Side::Corp ? Seat::P1 : Seat::P2))
            return refusal(RefusalCode::SidesMismatch);
    }
    if (result.kind == ResultKind::Games && result.games.size() >= 2 && result.games[0].corp
        && result.games[0].corp == result.games[1].corp)
        return refusal(RefusalCode::SameSideTwice);
    return std::nullopt;
}

} // namespace tournament

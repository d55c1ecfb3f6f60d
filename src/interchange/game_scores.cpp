// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/game_scores.h"

#include "tournament/standings/scoring.h"

#include <algorithm>

namespace interchange {

namespace {

using tournament::Game;
using tournament::GameEnding;
using tournament::MatchResult;
using tournament::Profile;
using tournament::ResultKind;
using tournament::Seat;
using tournament::Side;

/// The total is what counts: sides of 0 and 0 beside it are placeholders, and a match bonus
/// (Tournament Rules 1.1, "Prestige") is in it alone. A total of 0 beside sides was not filled in.
std::optional<int> total(const DocumentSeat &seat)
{
    if (seat.combinedScore.value_or(0) != 0 || (!seat.corpScore && !seat.runnerScore))
        return seat.combinedScore;
    return seat.corpScore.value_or(0) + seat.runnerScore.value_or(0);
}

/// A game that gives these points, by seat; a full win before anything else.
std::optional<Game> game(const Profile &profile, Seat corp, int p1, int p2)
{
    Game result;
    result.corp = corp;
    const auto ends = [&](GameEnding ending, std::optional<Seat> winner) {
        result.ending = ending;
        result.winner = winner;
        return tournament::gamePoints(profile, result) == std::array{p1, p2};
    };
    if (ends(GameEnding::Unplayed, {}) || ends(GameEnding::Win, Seat::P1)
        || ends(GameEnding::Win, Seat::P2) || ends(GameEnding::Draw, {})
        || ends(GameEnding::Time, Seat::P1) || ends(GameEnding::Time, Seat::P2)
        || ends(GameEnding::Time, {}))
        return result;
    return std::nullopt;
}

int ownSide(const DocumentSeat &seat, Side side)
{
    const auto &score = side == Side::Corp ? seat.corpScore : seat.runnerScore;
    return score.value_or(seat.combinedScore.value_or(0));
}

std::optional<MatchResult> single(const Profile &profile, const DocumentMatch &match)
{
    if (!match.p1.role && !match.p2.role)
        return std::nullopt;
    const Side side = match.p1.role ? *match.p1.role : other(*match.p2.role);
    const auto played = game(profile, side == Side::Corp ? Seat::P1 : Seat::P2,
                             ownSide(match.p1, side), ownSide(match.p2, other(side)));
    if (!played)
        return std::nullopt;
    MatchResult result;
    result.games = {*played};
    return result;
}

bool agrees(const DocumentSeat &seat)
{
    return !seat.combinedScore || *seat.combinedScore == *seat.corpScore + *seat.runnerScore;
}

std::optional<MatchResult> both(const Profile &profile, const DocumentMatch &match)
{
    for (const DocumentSeat *seat : {&match.p1, &match.p2})
        if (!seat->corpScore || !seat->runnerScore || !agrees(*seat))
            return std::nullopt;
    const auto first = game(profile, Seat::P1, *match.p1.corpScore, *match.p2.runnerScore);
    const auto second = game(profile, Seat::P2, *match.p1.runnerScore, *match.p2.corpScore);
    if (!first || !second)
        return std::nullopt;
    MatchResult result;
    result.games = {*first, *second};
    return result;
}

void markAgreement(const DocumentMatch &match, MatchResult &result)
{
    const auto all = [&](auto test) { return std::ranges::all_of(result.games, test); };
    if (match.intentionalDraw
        && all([](const Game &game) { return game.ending == GameEnding::Draw; }))
        result.kind = ResultKind::IntentionalDraw;
    else if (match.twoForOne && result.games.size() == 2 && all([&](const Game &game) {
                 return game.ending == GameEnding::Win && game.winner == result.games[0].winner;
             }))
        result.kind = ResultKind::TwoForOne;
}

} // namespace

std::array<std::optional<int>, 2> recordedTotals(const DocumentMatch &match)
{
    return {total(match.p1), total(match.p2)};
}

bool isScoreless(const DocumentMatch &match)
{
    return std::ranges::all_of(recordedTotals(match),
                               [](std::optional<int> points) { return points.value_or(0) == 0; });
}

std::optional<MatchResult> gamesFromSides(const Profile &profile, const DocumentMatch &match)
{
    // Match points (Tournament Rules 1.1) need agenda points, which no dialect records.
    if (profile.matchPoints)
        return std::nullopt;
    auto result = profile.gamesPerMatch == 1 ? single(profile, match) : both(profile, match);
    if (result)
        markAgreement(match, *result);
    return result;
}

MatchResult recorded(int p1, int p2)
{
    MatchResult result;
    result.kind = ResultKind::RecordedTotals;
    result.totals = {p1, p2};
    return result;
}

std::optional<std::array<SidePoints, 2>> sidesFromGames(const Profile &profile,
                                                        const MatchResult &result)
{
    if (result.kind == ResultKind::RecordedTotals || result.games.empty())
        return std::nullopt;
    std::array<SidePoints, 2> sides;
    const auto add = [&](const Game &game, Seat corp) {
        const auto points = tournament::gamePoints(profile, game);
        sides[index(corp)].corp += points[index(corp)];
        sides[index(other(corp))].runner += points[index(other(corp))];
    };
    const bool sided =
        std::ranges::all_of(result.games, [](const Game &game) { return game.corp.has_value(); });
    if (sided && (result.games.size() < 2 || result.games[0].corp != result.games[1].corp)) {
        for (const Game &game : result.games)
            add(game, *game.corp);
        return sides;
    }
    // Two games that gave the same points read the same whoever was Corp first.
    if (result.games.size() == 2
        && tournament::gamePoints(profile, result.games[0])
            == tournament::gamePoints(profile, result.games[1])) {
        add(result.games[0], Seat::P1);
        add(result.games[1], Seat::P2);
        return sides;
    }
    return std::nullopt;
}

} // namespace interchange

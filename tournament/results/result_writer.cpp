// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/result_notation.h"
#include "tournament/results/result_words.h"

#include <algorithm>

namespace tournament {

namespace {

std::string outcome(const Game &game)
{
    const auto points = [&](Seat seat) {
        return std::to_string(game.agendaPoints[index(seat)].value_or(0));
    };
    switch (game.ending) {
    case GameEnding::Draw:
        return "draw";
    case GameEnding::Unplayed:
        return "unplayed";
    case GameEnding::Time:
        return "time:" + points(*game.corp) + '-' + points(other(*game.corp));
    case GameEnding::Win:
        break;
    }
    std::string text = game.winner == game.corp ? "corp" : "runner";
    if (game.agendaPoints[index(other(*game.winner))])
        text += ':' + points(other(*game.winner));
    if (const auto how = core::toWord(conditionWords, game.how); !how.empty())
        text += ':' + std::string(how);
    return text;
}

/// no-show and loss words for the forfeited games; one word when the whole match was lost.
std::string forfeits(const std::vector<Game> &games, Seat loser, WinCondition how)
{
    const auto lost = std::ranges::count_if(
        games, [&](const Game &game) { return game.how == how && game.winner != loser; });
    if (lost == 0)
        return {};
    const bool whole = games.size() > 1 && lost == static_cast<std::ptrdiff_t>(games.size());
    const std::string who = loser == Seat::P1 ? "p1" : "p2";
    if (how == WinCondition::NoShow)
        return "no-show=" + who + (whole ? ":10" : ":5");
    return "loss=" + who + (whole ? ":match" : ":game");
}

} // namespace

std::string writeResult(const MatchResult &result)
{
    switch (result.kind) {
    case ResultKind::IntentionalDraw:
        return "id";
    case ResultKind::RecordedTotals:
        return "totals " + std::to_string(result.totals[0]) + '-'
            + std::to_string(result.totals[1]);
    case ResultKind::TwoForOne:
        return result.games.front().winner == Seat::P1 ? "two-for-one=p1" : "two-for-one=p2";
    case ResultKind::Games:
        break;
    }
    std::vector<std::string> words;
    std::array<int, 2> wins{0, 0};
    bool sidesUnknown = false;
    for (std::size_t i = 0; i < result.games.size(); ++i) {
        const Game &game = result.games[i];
        if (isForfeit(game))
            continue;
        if (i == 2 && game.corp) {
            words.push_back((game.corp == Seat::P1 ? "third=p1corp:" : "third=p2corp:")
                            + outcome(game));
        } else if (game.corp) {
            words.push_back((game.corp == Seat::P1 ? "p1corp=" : "p2corp=") + outcome(game));
        } else {
            sidesUnknown = true;
            if (game.winner)
                ++wins[index(*game.winner)];
        }
    }
    if (sidesUnknown)
        words.push_back(std::to_string(wins[0]) + '-' + std::to_string(wins[1]));
    for (const WinCondition how : {WinCondition::NoShow, WinCondition::Penalty})
        for (const Seat seat : {Seat::P1, Seat::P2})
            if (auto word = forfeits(result.games, seat, how); !word.empty())
                words.push_back(std::move(word));
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

} // namespace tournament

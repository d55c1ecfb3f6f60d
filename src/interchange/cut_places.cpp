// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/cut_places.h"

#include "tournament/scoring.h"

#include <algorithm>
#include <map>

namespace interchange {

using tournament::Event;
using tournament::Match;
using tournament::PlayerId;
using tournament::Seat;
using tournament::Stage;

namespace {

struct Run {
    int losses = 0;
    int lastLoss = 0;      ///< round
    bool returned = false; ///< played on after a loss
};

std::size_t seedOf(const Event &event, PlayerId player)
{
    return static_cast<std::size_t>(std::ranges::find(event.cutSeeds, player)
                                    - event.cutSeeds.begin());
}

std::map<PlayerId, Run> follow(const Event &event, bool &open)
{
    std::map<PlayerId, Run> runs;
    for (const PlayerId seed : event.cutSeeds)
        runs[seed];
    for (const auto &round : event.rounds) {
        if (round.stage != Stage::Cut)
            continue;
        for (const Match &match : round.matches) {
            if (match.isBye())
                continue;
            for (const PlayerId player : {match.p1, *match.p2})
                runs[player].returned = runs[player].returned || runs[player].losses > 0;
            const auto winner = cutWinner(event, match);
            open = open || !winner;
            if (!winner)
                continue;
            Run &loser = runs[*winner == Seat::P1 ? *match.p2 : match.p1];
            ++loser.losses;
            loser.lastLoss = round.number;
        }
    }
    return runs;
}

} // namespace

std::optional<Seat> cutWinner(const Event &event, const Match &match)
{
    if (match.isBye())
        return Seat::P1;
    if (!hasResult(event.profile, match, Stage::Cut))
        return std::nullopt;
    const auto score = tournament::score(event.profile, *match.result);
    auto order = event.profile.matchPoints
        ? score.seats[0].matchPoints <=> score.seats[1].matchPoints
        : score.seats[0].points <=> score.seats[1].points;
    if (match.result->games.size() == 1 && match.result->games.front().winner)
        return match.result->games.front().winner;
    // The third game of a tied final decides it (Tournament Rules 1.1, "Tournament Structure").
    if (match.result->games.size() > 2 && match.result->games.back().winner)
        return match.result->games.back().winner;
    if (order == 0)
        order = seedOf(event, *match.p2) <=> seedOf(event, match.p1);
    return order > 0 ? Seat::P1 : Seat::P2;
}

std::vector<CutPlace> cutPlaces(const Event &event)
{
    bool open = false;
    const auto runs = follow(event, open);
    const bool twoLives =
        std::ranges::any_of(runs, [](const auto &entry) { return entry.second.returned; })
        || (event.profile.cut == tournament::CutForm::DoubleElimination
            && event.cutSeeds.size() > 3);
    const int lives = twoLives ? 2 : 1;
    struct Standing {
        PlayerId player;
        int out; ///< round in which he was put out; past the end while he is in
    };
    constexpr int in = 1 << 20;
    std::vector<Standing> order;
    for (const auto &[player, run] : runs)
        order.push_back({player, run.losses >= lives ? run.lastLoss : in});
    std::ranges::sort(order, [&](const Standing &a, const Standing &b) {
        return a.out != b.out ? a.out > b.out : seedOf(event, a.player) < seedOf(event, b.player);
    });
    const auto alive = std::ranges::count(order, in, &Standing::out);
    const bool over = alive == 1 && !open;
    std::vector<CutPlace> places;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (order[i].out == in && !over)
            continue;
        const auto same =
            std::ranges::equal_range(order, order[i].out, std::ranges::greater(), &Standing::out);
        places.push_back({order[i].player, static_cast<int>(same.begin() - order.begin()) + 1,
                          static_cast<int>(same.end() - order.begin()), static_cast<int>(i) + 1});
    }
    return places;
}

} // namespace interchange

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/cut_places.h"

#include <algorithm>
#include <map>

namespace interchange {

using tournament::CutPlace;
using tournament::Event;
using tournament::Match;
using tournament::PlayerId;
using tournament::Seat;
using tournament::Stage;

namespace {

struct Run {
    int seed = 0;
    int losses = 0;
    int lastLoss = 0;      ///< round
    bool returned = false; ///< played on after a loss
};

std::map<PlayerId, Run> follow(const Event &event, bool &open)
{
    std::map<PlayerId, Run> runs;
    const int unseeded = static_cast<int>(event.cut.seeds.size()) + 1;
    for (std::size_t i = 0; i < event.cut.seeds.size(); ++i)
        runs.try_emplace(event.cut.seeds[i], Run{static_cast<int>(i) + 1});
    for (const auto &round : event.rounds) {
        if (round.stage != Stage::Cut)
            continue;
        for (const Match &match : round.matches) {
            if (match.isBye())
                continue;
            for (const PlayerId player : {match.p1, *match.p2}) {
                Run &run = runs.try_emplace(player, Run{unseeded}).first->second;
                run.returned = run.returned || run.losses > 0;
            }
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

/// Players who go out in the same round share their places; the higher seed stands first.
std::vector<CutPlace> placesByLosses(const Event &event)
{
    bool open = false;
    const auto runs = follow(event, open);
    const bool twoLives =
        std::ranges::any_of(runs, [](const auto &entry) { return entry.second.returned; })
        || (event.profile.cut == tournament::CutForm::DoubleElimination
            && event.cut.seeds.size() > 3);
    const int lives = twoLives ? 2 : 1;
    struct Standing {
        PlayerId player;
        int out; ///< round in which he was put out; past the end while he is in
        int seed;
    };
    constexpr int in = 1 << 20;
    std::vector<Standing> order;
    for (const auto &[player, run] : runs)
        order.push_back({player, run.losses >= lives ? run.lastLoss : in, run.seed});
    std::ranges::sort(order, [&](const Standing &a, const Standing &b) {
        return a.out != b.out ? a.out > b.out : a.seed < b.seed;
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

} // namespace

std::vector<CutPlace> cutPlaces(const Event &event)
{
    return event.cut.form == tournament::CutForm::None ? placesByLosses(event)
                                                       : tournament::bracket(event).places;
}

} // namespace interchange

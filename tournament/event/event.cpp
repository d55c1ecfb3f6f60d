// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/event.h"

#include "core/text.h"

#include <algorithm>

namespace tournament {

const Player *findPlayer(const Event &event, PlayerId id)
{
    const auto found = std::ranges::lower_bound(event.players, id, {}, &Player::id);
    return found != event.players.end() && found->id == id ? &*found : nullptr;
}

const Player *findPlayer(const Event &event, std::string_view name)
{
    const std::string wanted = core::folded(name);
    for (const Player &player : event.players)
        if (core::folded(player.name) == wanted)
            return &player;
    return nullptr;
}

const Round *findRound(const Event &event, int number)
{
    const auto found = std::ranges::find(event.rounds, number, &Round::number);
    return found == event.rounds.end() ? nullptr : &*found;
}

const Match *findMatch(const Event &event, int round, int table)
{
    const Round *found = findRound(event, round);
    if (!found)
        return nullptr;
    // In the order of tables, unless some old or foreign file has them otherwise.
    const auto &matches = found->matches;
    auto match = std::ranges::lower_bound(matches, table, {}, &Match::table);
    if (match == matches.end() || match->table != table)
        match = std::ranges::find(matches, table, &Match::table);
    return match == matches.end() ? nullptr : &*match;
}

int swissRounds(const Event &event)
{
    return static_cast<int>(std::ranges::count(event.rounds, Stage::Swiss, &Round::stage));
}

const Round *preparedRound(const Event &event)
{
    const auto found = std::ranges::find(event.rounds, true, &Round::prepared);
    return found == event.rounds.end() ? nullptr : &*found;
}

const Round *publishedRound(const Event &event)
{
    const auto found =
        std::ranges::find(event.rounds.rbegin(), event.rounds.rend(), false, &Round::prepared);
    return found == event.rounds.rend() ? nullptr : &*found;
}

Event published(Event event)
{
    std::erase_if(event.rounds, &Round::prepared);
    return event;
}

bool started(const Event &event) { return !event.rounds.empty(); }

int gamesPerMatch(const Profile &profile, Stage stage)
{
    return stage == Stage::Cut && !profile.matchPoints ? 1 : profile.gamesPerMatch;
}

bool hasResult(const Profile &profile, const Match &match, Stage stage)
{
    if (match.isBye())
        return true;
    if (!match.result)
        return false;
    if (match.result->kind == ResultKind::RecordedTotals)
        return true;
    int needed = gamesPerMatch(profile, stage);
    // The third game of a tied final is due once its sides are drawn.
    if (stage == Stage::Cut && needed > 1 && match.p1Side)
        ++needed;
    return static_cast<int>(match.result->games.size()) >= needed;
}

std::vector<int> missingResults(const Event &event, int round)
{
    std::vector<int> tables;
    if (const Round *found = findRound(event, round))
        for (const Match &match : found->matches)
            if (!hasResult(event.profile, match, found->stage))
                tables.push_back(match.table);
    std::ranges::sort(tables);
    return tables;
}

} // namespace tournament

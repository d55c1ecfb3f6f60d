// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/correction.h"

#include "tournament/pairing/swiss_round.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace tournament {

namespace {

/// The event as it stood when this round was paired: its players are those who sat in it.
Event asPaired(const Event &event, const Round &round)
{
    Event earlier = event;
    earlier.rounds.resize(static_cast<std::size_t>(round.number) - 1);
    earlier.cut = {};
    std::set<PlayerId> seated;
    for (const Match &match : round.matches) {
        seated.insert(match.p1);
        if (match.p2)
            seated.insert(*match.p2);
    }
    for (Player &player : earlier.players)
        player.status = seated.contains(player.id) ? PlayerStatus::Active : PlayerStatus::Dropped;
    return earlier;
}

using Tables = std::set<std::tuple<PlayerId, std::optional<PlayerId>, std::optional<Side>>>;

/// Who would have met whom, on which side; nothing when it could not have been paired.
std::optional<Tables> pairing(const Event &event, const Round &round)
{
    PairRound request;
    request.acceptBye = true;
    request.avoid = round.avoided;
    for (const Match &match : round.matches)
        if (match.locked && match.p2)
            request.locked.emplace_back(match.p1, *match.p2);
    const auto proposed = proposeRound(asPaired(event, round), request);
    if (!proposed)
        return std::nullopt;
    Tables tables;
    for (const Match &match : proposed->matches) {
        // The order of the two follows standings and says nothing of the pairing.
        if (match.p2 && *match.p2 < match.p1)
            tables.emplace(*match.p2, match.p1,
                           match.p1Side ? std::optional(other(*match.p1Side)) : std::nullopt);
        else
            tables.emplace(match.p1, match.p2, match.p1Side);
    }
    return tables;
}

} // namespace

std::vector<int> roundsPairedOtherwise(const Event &before, const Event &after, int correctedRound)
{
    std::vector<int> rounds;
    for (const Round &round : before.rounds)
        if (round.stage == Stage::Swiss && round.number > correctedRound && round.algorithm != 0
            && pairing(before, round) != pairing(after, round))
            rounds.push_back(round.number);
    return rounds;
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"
#include "tournament/acts/table_moves.h"
#include "tournament/cut/cut.h"
#include "tournament/results/correction.h"

#include <algorithm>

namespace app {

using core::English;
using namespace tournament;

namespace {

/// The first Swiss round whose results these facts change; 0: none.
int earliestRound(const Facts &facts)
{
    int earliest = 0;
    for (const Fact &fact : facts) {
        int round = 0;
        if (const auto *recorded = std::get_if<ResultRecorded>(&fact))
            round = recorded->round;
        else if (const auto *cleared = std::get_if<ResultCleared>(&fact))
            round = cleared->round;
        if (round > 0)
            earliest = earliest == 0 ? round : std::min(earliest, round);
    }
    return earliest;
}

std::string otherPairings(const Event &before, const Event &after, int earliest)
{
    std::vector<std::string> rounds;
    for (const int round : roundsPairedOtherwise(before, after, earliest))
        rounds.push_back(std::to_string(round));
    if (rounds.empty())
        return {};
    return English::tr("Round {rounds} would have been paired otherwise; the pairings stay as "
                       "they were played.",
                       "Rounds {rounds} would have been paired otherwise; the pairings stay as "
                       "they were played.",
                       static_cast<int>(rounds.size()), {{"rounds", wordList(rounds)}});
}

/// Of a cut that has begun: it is played on by the seeds it began with.
std::string otherSeeds(const Event &before, const Event &after)
{
    if (!cutBegun(after))
        return {};
    std::vector<PlayerId> then = qualifiers(before);
    std::vector<PlayerId> now = qualifiers(after);
    const std::size_t size = after.cut.seeds.size();
    then.resize(std::min(then.size(), size));
    now.resize(std::min(now.size(), size));
    if (then == now)
        return {};
    std::vector<std::string> names;
    for (const PlayerId player : now)
        names.push_back(nameOf(after, player));
    return English::tr("By these standings the cut would have been seeded {players}; it stays as "
                       "it was seeded.",
                       {{"players", wordList(names)}});
}

} // namespace

std::string keptTables(const Event &event, const MatchesMoved &moved)
{
    const std::vector<PlayerId> players = leaveFixedTable(event, moved);
    std::vector<std::string> names;
    for (const PlayerId player : players)
        names.push_back(nameOf(event, player));
    if (names.empty())
        return {};
    return English::tr("A table is kept for {players}, who leaves it by this.",
                       "Tables are kept for {players}, who leave them by this.",
                       static_cast<int>(names.size()), {{"players", wordList(names)}});
}

std::string consequence(const Event &before, const Event &after, const Facts &facts)
{
    for (const Fact &fact : facts)
        if (const auto *moved = std::get_if<MatchesMoved>(&fact))
            return keptTables(before, *moved);
    const int earliest = earliestRound(facts);
    if (earliest == 0 || earliest > swissRounds(before))
        return {};
    std::string text = otherPairings(before, after, earliest);
    std::string seeds = otherSeeds(before, after);
    if (text.empty() || seeds.empty())
        return text.empty() ? seeds : text;
    return text + ' ' + seeds;
}

} // namespace app

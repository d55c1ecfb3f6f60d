// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket.h"
#include "tournament/gate/gate_parts.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

bool hasCutRounds(const Event &event)
{
    return !event.rounds.empty() && event.rounds.back().stage == Stage::Cut;
}

bool isSeeded(const Event &event, PlayerId player)
{
    return seedOf(event, player) <= std::ssize(event.cut.seeds);
}

bool sits(const Round &round, PlayerId player)
{
    return std::ranges::any_of(round.matches, [player](const Match &match) {
        return match.p1 == player || match.p2 == player;
    });
}

} // namespace

Objection objection(const Event &event, const CutSeeded &fact)
{
    if (auto found = unknown(event, fact.seeds))
        return found;
    if (hasCutRounds(event))
        return "the cut is being played";
    std::set<PlayerId> seeded;
    for (const PlayerId seed : fact.seeds)
        if (!seeded.insert(seed).second)
            return numbered("player", seed.value) + " is seeded twice";
    if (fact.form != CutForm::None && !findWiring(fact.form, static_cast<int>(fact.seeds.size())))
        return "no bracket of that form takes " + std::to_string(fact.seeds.size()) + " players";
    return std::nullopt;
}

Objection objection(const Event & /*event*/, const CutCancelled & /*fact*/) { return std::nullopt; }

Objection objection(const Event &event, const CutGamePaired &fact)
{
    const Match &match = fact.match;
    const Round *round = findRound(event, fact.round);
    if (!round && fact.round != std::ssize(event.rounds) + 1)
        return numbered("round", fact.round) + " does not come next";
    if (round
        && (round->stage != Stage::Cut || findMatch(event, fact.round, match.table) != nullptr))
        return numbered("game", match.game) + numbered(" has no place in round", fact.round);
    if (auto found = orElse(badMatch(event, match), [&] { return badGame(event, match); }))
        return found;
    for (const PlayerId player : {match.p1, *match.p2})
        if (round && sits(*round, player))
            return numbered("player", player.value)
                + numbered(" plays already in round", fact.round);
    return std::nullopt;
}

Objection objection(const Event &event, const CutGameWithdrawn &fact)
{
    if (auto found = missingTable(event, fact.round, fact.table))
        return found;
    if (findRound(event, fact.round)->stage != Stage::Cut)
        return numbered("round", fact.round) + " does not belong to the cut";
    return std::nullopt;
}

Objection objection(const Event &event, const SidesSettled &fact)
{
    if (auto found = missingTable(event, fact.round, fact.table))
        return found;
    if (findRound(event, fact.round)->stage != Stage::Cut)
        return numbered("round", fact.round) + " does not belong to the cut";
    if (findMatch(event, fact.round, fact.table)->isBye())
        return numbered("table", fact.table) + " is a bye";
    return badReasons(event, fact.why);
}

Objection objection(const Event &event, const QualifierReplaced &fact)
{
    if (auto found = unknown(event, fact.entering))
        return found;
    if (!isSeeded(event, fact.leaving))
        return numbered("player", fact.leaving.value) + " is not in the cut";
    if (isSeeded(event, fact.entering))
        return numbered("player", fact.entering.value) + " is in the cut already";
    for (const Round &round : event.rounds)
        if (round.stage == Stage::Cut && sits(round, fact.entering))
            return numbered("player", fact.entering.value)
                + numbered(" plays already in round", round.number);
    return std::nullopt;
}

} // namespace tournament

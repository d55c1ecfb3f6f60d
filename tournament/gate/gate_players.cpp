// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket.h"
#include "tournament/gate/gate_parts.h"

#include <algorithm>

namespace tournament {

namespace {

Objection badNumbers(const Player &player)
{
    if (auto found =
            outside({{"awarded byes", player.awardedByes, limits::countedRounds},
                     {"own table", player.fixedTable.value_or(1), limits::tableNumbers},
                     {"seat", player.seat.value_or(1), limits::seatNumbers},
                     {"round before the entry", player.enteredAfterRound, limits::namedRounds},
                     {"missed rounds", player.missedRounds, limits::countedRounds},
                     {"last round", player.leftAfterRound.value_or(0), limits::namedRounds}}))
        return found;
    for (const int round : player.absentRounds)
        if (auto found = outside({{"round of absence", round, limits::namedRounds}}))
            return found;
    return std::nullopt;
}

bool keepsHistory(const Player &before, const Player &after)
{
    return before.tieBreak == after.tieBreak && before.status == after.status
        && before.enteredAfterRound == after.enteredAfterRound
        && before.missedRounds == after.missedRounds
        && before.leftAfterRound == after.leftAfterRound
        && before.absentRounds == after.absentRounds;
}

Objection badLeaving(const Event &event, PlayerId player, int afterRound)
{
    const FactRange rounds{0, swissRounds(event)};
    return orElse(unknown(event, player),
                  [&] { return outside({{"last round", afterRound, rounds}}); });
}

bool wasPaired(const Event &event, PlayerId player)
{
    return std::ranges::any_of(event.rounds, [&](const Round &round) {
        return std::ranges::any_of(round.matches, [&](const Match &match) {
            return match.p1 == player || match.p2 == player;
        });
    });
}

} // namespace

Objection objection(const Event &event, const PlayerAdded &fact)
{
    const PlayerId id = fact.player.id;
    if (id.value == 0)
        return "a player has number 0";
    if (findPlayer(event, id))
        return numbered("player", id.value) + " exists already";
    return at("player", id.value, badNumbers(fact.player));
}

Objection objection(const Event &event, const PlayerEdited &fact)
{
    const PlayerId id = fact.player.id;
    const Player *before = findPlayer(event, id);
    if (!before)
        return unknown(event, id);
    if (!keepsHistory(*before, fact.player))
        return numbered("player", id.value) + " cannot come or leave by an edit";
    return at("player", id.value, badNumbers(fact.player));
}

Objection objection(const Event &event, const PlayerRemoved &fact)
{
    if (auto found = unknown(event, fact.player))
        return found;
    if (wasPaired(event, fact.player))
        return numbered("player", fact.player.value) + " has been paired";
    if (seedOf(event, fact.player) <= std::ssize(event.cut.seeds))
        return numbered("player", fact.player.value) + " is in the cut";
    return std::nullopt;
}

Objection objection(const Event &event, const PlayerDropped &fact)
{
    if (auto found = badLeaving(event, fact.player, fact.afterRound))
        return found;
    if (findPlayer(event, fact.player)->status == PlayerStatus::Disqualified)
        return numbered("player", fact.player.value) + " is disqualified";
    return std::nullopt;
}

Objection objection(const Event &event, const PlayerReinstated &fact)
{
    if (auto found = unknown(event, fact.player))
        return found;
    if (findPlayer(event, fact.player)->status == PlayerStatus::Active)
        return numbered("player", fact.player.value) + " has not left";
    return std::nullopt;
}

Objection objection(const Event &event, const PlayerDisqualified &fact)
{
    return badLeaving(event, fact.player, fact.afterRound);
}

} // namespace tournament

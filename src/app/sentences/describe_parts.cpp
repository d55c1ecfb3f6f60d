// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "tournament/clock/round_clock.h"

namespace app {

using core::English;
using namespace tournament;

std::string ActWords::name(PlayerId player) const { return nameOf(m_event, player); }

core::SentenceValue ActWords::who(PlayerId player) const { return {"who", name(player)}; }

std::string ActWords::names(const std::vector<PlayerId> &players) const
{
    return namesOf(m_event, players);
}

core::SentenceValue ActWords::where(int round, int table) const
{
    const Match *match = findMatch(m_event, round, table);
    if (match && match->game > 0)
        return {"where",
                English::tr("game {game} of the cut, table {table}",
                            {{"game", match->game}, {"table", table}})};
    return {"where",
            English::tr("round {round}, table {table}", {{"round", round}, {"table", table}})};
}

std::string ActWords::pairAt(const TableMove &move) const
{
    const Match *match = findMatch(m_event, move.round, move.from);
    if (!match || match->isBye())
        return English::tr("table {table}", {{"table", move.from}});
    return English::tr("{first} – {second}",
                       {{"first", name(match->p1)}, {"second", name(*match->p2)}});
}

std::string ActWords::shownAt(int round, std::int64_t ran) const
{
    const Round *found = findRound(m_event, round);
    if (!found || !found->clock || found->clock->minutes == 0)
        return durationText(ran);
    const std::int64_t left = found->clock->minutes * millisecondsPerMinute - ran;
    return left < 0 ? '-' + durationText(-left) : durationText(left);
}

core::SentenceValue ActWords::listOf(PlayerId player, Side side) const
{
    return {"list",
            side == Side::Corp ? English::tr("{who}'s Corp list", {who(player)})
                               : English::tr("{who}'s Runner list", {who(player)})};
}

std::string because(std::string act, const std::string &reason)
{
    if (reason.empty())
        return act;
    return English::tr("{act} – {reason}", {{"act", std::move(act)}, {"reason", reason}});
}

} // namespace app

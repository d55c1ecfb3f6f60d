// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/decide_parts.h"
#include "tournament/result_rules.h"

#include <algorithm>

namespace tournament {

namespace {

/// The table, when it is one whose result can be changed.
core::Expected<const Match *, Refusal> tableOf(const Event &event, int round, int table)
{
    if (!findRound(event, round))
        return refuse(RefusalCode::RoundUnknown, round);
    const Match *match = findMatch(event, round, table);
    if (!match)
        return refuse(RefusalCode::TableUnknown, round, {table});
    if (match->isBye())
        return refuse(RefusalCode::ByeHasNoResult, round, {table});
    return match;
}

} // namespace

Decision decideOn(const Event &event, const ReportResult &command)
{
    const auto match = tableOf(event, command.round, command.table);
    if (!match)
        return core::unexpected(match.error());
    const Round &round = *findRound(event, command.round);
    const std::string reason = core::tidied(command.overrideReason);
    if (auto refusal =
            illegal(event.profile, **match, round.stage, command.result, !reason.empty())) {
        refusal->tables = {command.table};
        return core::unexpected(*refusal);
    }
    Facts facts{ResultRecorded{command.round, command.table, command.result, reason}};
    for (const PlayerId player : command.dropped) {
        const Player *present = findPlayer(event, player);
        if (!present || (player != (*match)->p1 && player != (*match)->p2))
            return refuse(RefusalCode::PlayerNotInRound, player);
        if (present->status == PlayerStatus::Active)
            facts.emplace_back(PlayerDropped{player, swissRounds(event)});
    }
    return facts;
}

Decision decideOn(const Event &event, const ClearResult &command)
{
    const auto match = tableOf(event, command.round, command.table);
    if (!match)
        return core::unexpected(match.error());
    if (!(*match)->result)
        return refuse(RefusalCode::NoResultToClear, command.round, {command.table});
    return Facts{ResultCleared{command.round, command.table}};
}

Decision decideOn(const Event &event, const WatchTable &command)
{
    const auto match = tableOf(event, command.round, command.table);
    if (!match)
        return core::unexpected(match.error());
    return Facts{WatchChanged{command.round, command.table, command.watched}};
}

} // namespace tournament

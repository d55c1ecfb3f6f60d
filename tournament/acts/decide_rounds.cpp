// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/decide_parts.h"
#include "tournament/acts/table_moves.h"
#include "tournament/cut/bracket.h"
#include "tournament/pairing/swiss_round.h"

namespace tournament {

Decision decideOn(const Event &event, const PairRound &command)
{
    if (event.cut.form != CutForm::None) {
        Refusal refusal;
        refusal.code = RefusalCode::CutPairsItself;
        for (const BracketGame &game : bracket(event).games)
            if (game.state == GameState::Open)
                refusal.games.push_back(game.number);
        return core::unexpected(refusal);
    }
    auto round = proposeRound(event, command);
    if (!round)
        return core::unexpected(round.error());
    round->prepared = command.prepare;
    Facts facts = publishing(event);
    facts.emplace_back(RoundPaired{std::move(*round)});
    return facts;
}

Decision decideOn(const Event &event, const PublishRound &command)
{
    const Round *round = findRound(event, command.round);
    if (!round)
        return refuse(event.rounds.empty() ? RefusalCode::NoRound : RefusalCode::RoundUnknown,
                      command.round);
    if (!round->prepared)
        return refuse(RefusalCode::RoundAlreadyPublished, command.round);
    return publishing(event, command.round);
}

Decision decideOn(const Event &event, const UnpairRound &command)
{
    if (event.rounds.empty())
        return refuse(RefusalCode::NoRound);
    const Round &last = event.rounds.back();
    if (last.stage == Stage::Cut)
        return refuse(RefusalCode::CutStarted);
    std::vector<int> reported;
    for (const Match &match : last.matches)
        if (match.result)
            reported.push_back(match.table);
    if (!reported.empty() && !command.discardResults)
        return refuse(RefusalCode::RoundHasResults, last.number, reported);
    return Facts{RoundUnpaired{last.number}};
}

Decision decideOn(const Event &event, const SwapPlayers &command)
{
    auto changed = proposeSwap(event, command);
    if (!changed)
        return core::unexpected(changed.error());
    return Facts{std::move(*changed)};
}

Decision decideOn(const Event &event, const MoveMatch &command)
{
    auto moved = proposeMove(event, command);
    if (!moved)
        return core::unexpected(moved.error());
    return Facts{std::move(*moved)};
}

Facts publishing(const Event &event, int round)
{
    const Round *prepared = preparedRound(event);
    if (!prepared || (round != 0 && prepared->number != round))
        return {};
    return {RoundPublished{prepared->number}};
}

} // namespace tournament

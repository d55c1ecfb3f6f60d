// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/table_moves.h"

#include "tournament/cut/bracket.h"
#include "tournament/cut/cut.h"

#include <algorithm>
#include <limits>

namespace tournament {

namespace {

using TableNumber = std::pair<const Match *, int>; ///< a match and where it shall sit

/// Byes come last, whatever table the others sit at.
void putByesLast(std::vector<TableNumber> &tables)
{
    int last = 0;
    for (const auto &[match, table] : tables)
        if (!match->isBye())
            last = std::max(last, table);
    for (auto &[match, table] : tables) {
        if (!match->isBye() || last == std::numeric_limits<int>::max())
            continue;
        table = std::max(table, last + 1);
        last = table;
    }
}

/// The two numbers change places in this round.
void exchange(const Round &round, int one, int other, std::vector<TableMove> &moves)
{
    std::vector<TableNumber> tables;
    for (const Match &match : round.matches)
        tables.emplace_back(&match,
                            match.table == one         ? other
                                : match.table == other ? one
                                                       : match.table);
    putByesLast(tables);
    for (const auto &[match, table] : tables)
        if (match->table != table)
            moves.push_back({round.number, match->table, table});
}

/// Whether a game of another round of the cut is being played there.
bool isPlayedAt(const Event &event, const Round &round, int table)
{
    return std::ranges::any_of(round.matches, [&](const Match &match) {
        return match.table == table && !cutWinner(event, match);
    });
}

core::Expected<GamePlace, Refusal> placeMoved(const Event &event, const MoveMatch &request)
{
    if (request.game != 0)
        return placeOf(event, request.game);
    return GamePlace{request.round, request.table};
}

std::optional<Refusal> cannotMove(const Event &event, const GamePlace &place, int to)
{
    if (!findRound(event, place.round))
        return refuse(event.rounds.empty() ? RefusalCode::NoRound : RefusalCode::RoundUnknown,
                      place.round)
            .value();
    const Match *match = findMatch(event, place.round, place.table);
    if (!match)
        return refuse(RefusalCode::TableUnknown, place.round, {place.table}).value();
    if (match->isBye())
        return refuse(RefusalCode::ByeHasNoTable, place.round, {place.table}).value();
    if (to < 1)
        return refuse(RefusalCode::NumberOutOfRange, to).value();
    if (to == place.table)
        return refuse(RefusalCode::MatchSitsThere, place.round, {to}).value();
    return std::nullopt;
}

} // namespace

core::Expected<MatchesMoved, Refusal> proposeMove(const Event &event, const MoveMatch &request)
{
    const auto place = placeMoved(event, request);
    if (!place)
        return core::unexpected(place.error());
    if (auto refusal = cannotMove(event, *place, request.to))
        return core::unexpected(std::move(*refusal));
    const Round &round = *findRound(event, place->round);
    MatchesMoved moved;
    exchange(round, place->table, request.to, moved.moves);
    for (const Round &beside : event.rounds)
        if (round.stage == Stage::Cut && beside.stage == Stage::Cut && &beside != &round
            && isPlayedAt(event, beside, request.to))
            exchange(beside, place->table, request.to, moved.moves);
    // The one that was asked for leads: the log names it.
    std::ranges::stable_partition(moved.moves, [&](const TableMove &move) {
        return move.round == place->round && move.from == place->table;
    });
    return moved;
}

std::vector<PlayerId> leaveFixedTable(const Event &event, const MatchesMoved &moved)
{
    std::vector<PlayerId> leaving;
    for (const TableMove &move : moved.moves) {
        const Match *match = findMatch(event, move.round, move.from);
        if (!match || match->isBye())
            continue;
        for (const PlayerId player : {match->p1, *match->p2})
            if (const Player *moving = findPlayer(event, player);
                moving && moving->fixedTable == move.from)
                leaving.push_back(player);
    }
    return leaving;
}

} // namespace tournament

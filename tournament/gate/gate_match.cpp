// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket.h"
#include "tournament/gate/gate_parts.h"

namespace tournament {

namespace {

Objection badGame(const Game &game)
{
    if (game.ending == GameEnding::Win && !game.winner)
        return "a won game has no winner";
    return outside({{"agenda points", game.agendaPoints[0].value_or(0), limits::agendaPoints},
                    {"agenda points", game.agendaPoints[1].value_or(0), limits::agendaPoints}});
}

} // namespace

Objection badResult(const Match &match, const MatchResult &result)
{
    if (match.isBye() && (result.kind != ResultKind::RecordedTotals || !result.games.empty()))
        return "nobody plays against a bye";
    if (auto found = outside({{"games", std::ssize(result.games), limits::gamesEntered},
                              {"recorded total", result.totals[0], limits::recordedTotals},
                              {"recorded total", result.totals[1], limits::recordedTotals}}))
        return found;
    for (const Game &game : result.games)
        if (auto found = badGame(game))
            return found;
    return std::nullopt;
}

Objection badReasons(const Event &event, const std::vector<Reason> &why)
{
    for (const Reason &reason : why) {
        if (reason.player.value != 0)
            if (auto found = unknown(event, reason.player))
                return found;
        if (auto found = outside({{"points of a reason", reason.points, limits::reasonNumbers},
                                  {"gap of a reason", reason.gap, limits::reasonNumbers},
                                  {"count of a reason", reason.count, limits::reasonNumbers}}))
            return found;
    }
    return std::nullopt;
}

Objection badMatch(const Event &event, const Match &match)
{
    if (auto found = outside({{"table", match.table, limits::tableNumbers}}))
        return found;
    if (auto found = unknown(event, match.p1))
        return found;
    if (match.p2) {
        if (*match.p2 == match.p1)
            return numbered("player", match.p1.value) + " meets himself";
        if (auto found = unknown(event, *match.p2))
            return found;
    }
    if (match.result)
        if (auto found = badResult(match, *match.result))
            return found;
    return badReasons(event, match.why);
}

Objection badGame(const Event &event, const Match &match)
{
    const Wiring *wiring = findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size()));
    const FactRange games{1, wiring ? std::ssize(wiring->games) : 0};
    if (!wiring)
        return "there is no bracket";
    if (auto found = outside({{"game of the bracket", match.game, games}}))
        return found;
    if (findGame(event, match.game))
        return numbered("game", match.game) + " has been paired";
    if (!match.p2)
        return numbered("game", match.game) + " has one player";
    for (const PlayerId player : {match.p1, *match.p2})
        if (seedOf(event, player) > std::ssize(event.cut.seeds))
            return numbered("player", player.value) + " is not in the cut";
    return std::nullopt;
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hall.h"

#include "app/sentences/sentences.h"
#include "core/digest.h"
#include "core/harmless.h"
#include "core/text.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/structure.h"

namespace web {

namespace {

using tournament::Event;
using tournament::PlayerId;

/// A strength of schedule as a printed sheet shows it.
constexpr int digits = 3;

HallPlayer playerOf(const Event &event, PlayerId id)
{
    const auto *player = tournament::findPlayer(event, id);
    return {id.value, tournament::mayBeNamed(player->consents) ? player->name : std::string(), {}};
}

HallPlayer seatedPlayer(const Event &event, PlayerId id)
{
    HallPlayer player = playerOf(event, id);
    player.key = core::folded(core::harmlessLine(player.name));
    return player;
}

void setRound(Hall &hall, const Event &event)
{
    const auto *round = tournament::publishedRound(event);
    if (!round)
        return;
    hall.round = round->number;
    for (const auto &match : round->matches) {
        HallTable table{match.table, match.game,   seatedPlayer(event, match.p1),
                        {},          match.p1Side, {}};
        if (match.p2) {
            table.second = seatedPlayer(event, *match.p2);
            table.result = app::shortResult(event, *round, match);
        }
        hall.tables.push_back(std::move(table));
    }
    hall.clock = round->clock;
    if (hall.clock)
        for (auto &extra : hall.clock->extra)
            extra.reason = extra.judge = {};
}

void setStandings(Hall &hall, const Event &event)
{
    const auto standings = tournament::standings(event);
    hall.standingsRound = standings.round;
    hall.provisional = standings.provisional;
    for (const auto &row : standings.rows) {
        const bool whole = !row.esos && row.sos.denominator() == 1;
        hall.rows.push_back({row.rank, playerOf(event, row.player), row.points,
                             core::toDecimal(row.sos, whole ? 0 : digits), row.dropped});
    }
}

void setBracket(Hall &hall, const Event &event)
{
    for (const auto &game : tournament::bracket(event).games) {
        HallGame shown{game.number, game.round, game.table, {}, game.state, game.winner};
        for (std::size_t i = 0; i < shown.seats.size(); ++i) {
            const auto &contender = game.contenders[i];
            shown.seats[i].from = contender.from;
            if (contender.player)
                shown.seats[i].player = playerOf(event, *contender.player);
        }
        hall.games.push_back(std::move(shown));
    }
}

} // namespace

Hall hallOf(const Event &event, std::int64_t revision, core::Timestamp now)
{
    // Made after every act: the lists of all players are copied only where something is hidden.
    std::optional<Event> without;
    if (tournament::preparedRound(event))
        without = tournament::published(event);
    const Event &shown = without ? *without : event;
    Hall hall;
    hall.revision = revision;
    hall.name = shown.details.name;
    hall.date = shown.details.date;
    hall.players = static_cast<int>(shown.players.size());
    setRound(hall, shown);
    setStandings(hall, shown);
    setBracket(hall, shown);
    hall.timetable = tournament::timetable(shown, now);
    hall.rules = shown.profile.name;
    hall.plannedRounds = tournament::plannedRounds(shown);
    hall.minutes = shown.announcement.minutes;
    hall.cut = shown.cut.seeds.empty() ? tournament::plannedCut(shown)
                                       : static_cast<int>(shown.cut.seeds.size());
    return hall;
}

std::string announcementMark(const Hall &hall)
{
    constexpr std::size_t enough = 8;
    return hall.announced.empty() ? "none" : core::sha256(hall.announced).substr(0, enough);
}

} // namespace web

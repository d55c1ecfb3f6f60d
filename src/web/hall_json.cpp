// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hall_json.h"

#include "core/iso_time.h"
#include "tournament/clock/round_clock.h"
#include "tournament/event/words.h"
#include "web/names.h"

namespace web {

using core::Json;

namespace {

Json playerJson(const HallPlayer &player)
{
    return Json::object({{"id", player.id}, {"name", nameIn(InLanguage("en"), player)}});
}

Json playerJson(const std::optional<HallPlayer> &player)
{
    return player ? playerJson(*player) : Json();
}

Json orNull(int number) { return number > 0 ? Json(number) : Json(); }

Json clockJson(const Hall &hall, core::Timestamp now)
{
    if (!hall.clock)
        return {};
    constexpr core::Words<tournament::ClockState, 4> words{
        {{tournament::ClockState::Running, "running"},
         {tournament::ClockState::Paused, "paused"},
         {tournament::ClockState::Over, "over"},
         {tournament::ClockState::Stopped, "stopped"}}};
    const auto reading = tournament::read(*hall.clock, now);
    return Json::object(
        {{"state", core::toWord(words, reading.state)},
         {"left_ms", reading.left ? Json(*reading.left) : Json()},
         {"played_ms", reading.ran},
         {"deadline", reading.deadline ? Json(core::isoTimeExact(*reading.deadline)) : Json()}});
}

Json eventJson(const Hall &hall, core::Timestamp now)
{
    return Json::object({{"name", hall.name},
                         {"date", hall.date},
                         {"players", hall.players},
                         {"round", orNull(hall.round)},
                         {"announcement", hall.announced.empty() ? Json() : Json(hall.announced)},
                         {"clock", clockJson(hall, now)}});
}

Json pairingsJson(const Hall &hall)
{
    Json tables = Json::array();
    for (const HallTable &table : hall.tables) {
        Json json = Json::object({{"table", table.second ? Json(table.table) : Json()},
                                  {"game", orNull(table.game)},
                                  {"p1", playerJson(table.first)},
                                  {"p2", playerJson(table.second)}});
        json.set("p1_side", table.firstSide ? Json(core::toWord(*table.firstSide)) : Json());
        json.set("result", table.result.empty() ? Json() : Json(table.result));
        tables.push(std::move(json));
    }
    return Json::object({{"round", orNull(hall.round)}, {"tables", tables}});
}

Json standingsJson(const Hall &hall)
{
    Json rows = Json::array();
    for (const HallRow &row : hall.rows)
        rows.push(Json::object({{"rank", row.rank},
                                {"player", playerJson(row.player)},
                                {"points", row.points},
                                {"sos", row.sos},
                                {"dropped", row.dropped}}));
    return Json::object(
        {{"after_round", hall.standingsRound}, {"provisional", hall.provisional}, {"rows", rows}});
}

Json bracketJson(const Hall &hall)
{
    Json games = Json::array();
    for (const HallGame &game : hall.games) {
        Json json = Json::object({{"game", game.number},
                                  {"round", game.round},
                                  {"table", orNull(game.table)},
                                  {"p1", playerJson(game.seats[0].player)},
                                  {"p2", playerJson(game.seats[1].player)},
                                  {"state", core::toWord(game.state)}});
        json.set("winner", game.winner ? Json(core::toWord(*game.winner)) : Json());
        games.push(std::move(json));
    }
    return Json::object({{"games", games}});
}

} // namespace

std::optional<Json> hallJson(const Hall &hall, std::string_view name, core::Timestamp now)
{
    Json json;
    if (name == "event")
        json = eventJson(hall, now);
    else if (name == "pairings")
        json = pairingsJson(hall);
    else if (name == "standings")
        json = standingsJson(hall);
    else if (name == "bracket")
        json = bracketJson(hall);
    else
        return std::nullopt;
    json.set("revision", hall.revision);
    return json;
}

} // namespace web

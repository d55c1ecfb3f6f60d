// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/overlay_json.h"

#include "core/iso_time.h"
#include "core/json.h"
#include "interchange/csv_export.h"
#include "tournament/clock/round_clock.h"
#include "tournament/cut/bracket.h"
#include "tournament/event/words.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <ranges>

namespace interchange {

using core::Json;
using tournament::Event;
using tournament::Match;
using tournament::PlayerId;
using tournament::Round;
using tournament::Seat;
using tournament::Stage;
using tournament::Standings;

namespace {

/// Raised when a key goes or means something else; a new key does not raise it.
constexpr int overlayVersion = 1;
constexpr std::size_t rowsShown = 16;

Json playerRef(const Event &event, std::optional<PlayerId> player)
{
    if (!player)
        return {};
    return Json::object({{"id", player->value}, {"name", findPlayer(event, *player)->name}});
}

Json playerInFull(const Event &event, const Standings &standings, PlayerId id)
{
    const tournament::Player &player = *findPlayer(event, id);
    Json json = playerRef(event, id);
    json.set("pronouns", player.pronouns);
    json.set("corp", player.corpIdentity);
    json.set("corp_faction", player.corpFaction);
    json.set("runner", player.runnerIdentity);
    json.set("runner_faction", player.runnerFaction);
    const auto row = std::ranges::find(standings.rows, id, &tournament::StandingsRow::player);
    const bool ranked = row != standings.rows.end();
    json.set("rank", ranked ? Json(row->rank) : Json());
    json.set("points", ranked ? Json(row->points) : Json());
    return json;
}

Json roundJson(const Event &event, const Round &round)
{
    const int swiss = swissRounds(event);
    const bool cut = round.stage == Stage::Cut;
    return Json::object(
        {{"number", round.number},
         {"stage", core::toWord(round.stage)},
         {"number_in_stage", cut ? round.number - swiss : round.number},
         {"announced", cut ? Json() : core::orNull(event.announcement.rounds)},
         {"missing_results", static_cast<int>(missingResults(event, round.number).size())}});
}

/// The one that matters now: the last that was started and not stopped.
const Round *roundOfClock(const Event &event)
{
    for (const Round &round : event.rounds | std::views::reverse)
        if (round.clock && !round.clock->stopped)
            return &round;
    return nullptr;
}

Json clockJson(const Event &event)
{
    const Round *round = roundOfClock(event);
    if (!round)
        return {};
    const tournament::RoundClock &clock = *round->clock;
    // Of a running clock nothing here depends on the time at which it is read.
    const auto reading = read(clock, clock.since.value_or(clock.startedAt));
    Json json = Json::object({{"round", round->number},
                              {"state", clock.since ? "running" : "paused"},
                              {"minutes", clock.minutes > 0 ? Json(clock.minutes) : Json()},
                              {"deadline", Json()},
                              {"counts_from", Json()},
                              {"left_ms", Json()},
                              {"played_ms", Json()}});
    if (clock.since) {
        json.set("counts_from", core::isoTimeExact({clock.since->milliseconds - clock.ran}));
        if (reading.deadline)
            json.set("deadline", core::isoTimeExact(*reading.deadline));
    } else {
        json.set("left_ms", core::orNull(reading.left));
        json.set("played_ms", reading.ran);
    }
    return json;
}

int gamesWon(const Match &match, Seat seat)
{
    if (!match.result)
        return 0;
    return static_cast<int>(
        std::ranges::count_if(match.result->games, [seat](const tournament::Game &game) {
            return game.ending == tournament::GameEnding::Win && game.winner == seat;
        }));
}

Json tableJson(const Event &event, const Round &round, const Match &match)
{
    const auto points = matchPoints(event, round, match);
    const auto side = [&match](Seat seat) {
        if (!match.p1Side)
            return Json();
        return Json(core::toWord(seat == Seat::P1 ? *match.p1Side : other(*match.p1Side)));
    };
    const int extra = round.clock ? extraMinutes(*round.clock, match.table) : 0;
    return Json::object({{"round", round.number},
                         {"table", match.table},
                         {"game", match.game > 0 ? Json(match.game) : Json()},
                         {"p1", playerRef(event, match.p1)},
                         {"p2", playerRef(event, match.p2)},
                         {"p1_side", side(Seat::P1)},
                         {"p2_side", side(Seat::P2)},
                         {"p1_games", gamesWon(match, Seat::P1)},
                         {"p2_games", gamesWon(match, Seat::P2)},
                         {"p1_points", points ? Json((*points)[0]) : Json()},
                         {"p2_points", points ? Json((*points)[1]) : Json()},
                         {"complete", hasResult(event.profile, match, round.stage)},
                         {"extra_minutes", extra}});
}

/// Of the last round; the cut is played out of step, so all its games stand here.
Json tablesJson(const Event &event)
{
    Json tables = Json::array();
    if (event.rounds.empty())
        return tables;
    const Round &last = event.rounds.back();
    for (const Round &round : event.rounds)
        if (&round == &last || (last.stage == Stage::Cut && round.stage == Stage::Cut))
            for (const Match &match : round.matches)
                tables.push(tableJson(event, round, match));
    return tables;
}

/// A match of a Swiss round that is over is on no stream any more.
Json featureJson(const Event &event, const Standings &standings)
{
    for (const Round &round : event.rounds) {
        const auto match = std::ranges::find(round.matches, true, &Match::featured);
        if (match == round.matches.end() || match->isBye())
            continue;
        if (round.stage == Stage::Swiss && &round != &event.rounds.back())
            continue;
        Json json = tableJson(event, round, *match);
        json.set("p1", playerInFull(event, standings, match->p1));
        json.set("p2", playerInFull(event, standings, *match->p2));
        return json;
    }
    return {};
}

Json bracketGameJson(const Event &event, const tournament::BracketGame &game)
{
    const auto &[first, second] = game.contenders;
    Json waits = Json::array();
    for (const int number : game.waitsFor)
        waits.push(number);
    const auto corp = game.corp ? game.contenders[index(*game.corp)].player : std::nullopt;
    const auto id = [](std::optional<PlayerId> player) {
        return player ? Json(player->value) : Json();
    };
    return Json::object({{"game", game.number},
                         {"round", game.round},
                         {"branch", core::toWord(game.branch)},
                         {"table", game.eventRound > 0 ? Json(game.table) : Json()},
                         {"p1", playerRef(event, first.player)},
                         {"p2", playerRef(event, second.player)},
                         {"p1_seed", first.seed > 0 ? Json(first.seed) : Json()},
                         {"p2_seed", second.seed > 0 ? Json(second.seed) : Json()},
                         {"corp", id(corp)},
                         {"winner", id(game.winningPlayer())},
                         {"state", core::toWord(game.state)},
                         {"waits_for", waits}});
}

Json bracketJson(const Event &event)
{
    const tournament::Bracket bracket = tournament::bracket(event);
    if (bracket.games.empty())
        return {};
    Json games = Json::array();
    for (const auto &game : bracket.games)
        games.push(bracketGameJson(event, game));
    Json places = Json::array();
    for (const tournament::CutPlace &place : bracket.places) {
        Json json = playerRef(event, place.player);
        json.set("place", core::orNull(place.place));
        json.set("best", place.best);
        json.set("worst", place.worst);
        places.push(std::move(json));
    }
    return Json::object({{"form", core::toWord(bracket.form)},
                         {"size", static_cast<int>(bracket.seeds.size())},
                         {"games", games},
                         {"places", places}});
}

Json standingsJson(const Event &event, const Standings &standings)
{
    Json rows = Json::array();
    for (const auto &row : standings.rows | std::views::take(rowsShown)) {
        const tournament::Player &player = *findPlayer(event, row.player);
        Json json = Json::object({{"rank", row.rank}});
        const Json named = playerRef(event, row.player);
        for (const auto &[key, value] : *named.asObject())
            json.set(key, value);
        json.set("points", row.points);
        json.set("corp", player.corpIdentity);
        json.set("runner", player.runnerIdentity);
        json.set("dropped", row.dropped);
        rows.push(std::move(json));
    }
    return Json::object(
        {{"after_round", standings.round}, {"provisional", standings.provisional}, {"rows", rows}});
}

} // namespace

std::string overlayJson(const Event &event)
{
    const Standings standings = tournament::standings(event);
    const Json json = Json::object(
        {{"format", "arbiter-overlay"},
         {"version", overlayVersion},
         {"event",
          Json::object({{"name", event.details.name},
                        {"date", event.details.date},
                        {"players", static_cast<int>(event.players.size())}})},
         {"round", event.rounds.empty() ? Json() : roundJson(event, event.rounds.back())},
         {"clock", clockJson(event)},
         {"feature", featureJson(event, standings)},
         {"tables", tablesJson(event)},
         {"bracket", bracketJson(event)},
         {"standings", standingsJson(event, standings)}});
    constexpr int indent = 1;
    return dump(json, indent) + '\n';
}

} // namespace interchange

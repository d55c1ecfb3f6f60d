// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/event_json_render.h"

#include "interchange/arbiter_block.h"
#include "interchange/cut_places.h"
#include "interchange/game_scores.h"
#include "interchange/recorded_figures.h"
#include "tournament/standings/scoring.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <map>

namespace interchange {

using core::Json;
using tournament::Event;
using tournament::Match;
using tournament::Player;
using tournament::PlayerId;
using tournament::ResultKind;
using tournament::Seat;
using tournament::Side;
using tournament::Stage;

namespace {

std::string trimmed(std::string decimal, std::size_t leastDigits)
{
    const auto point = decimal.find('.');
    if (point == std::string::npos)
        return decimal;
    const auto last = std::max(decimal.find_last_not_of('0'), point + leastDigits);
    decimal.resize(last + 1);
    if (decimal.ends_with('.'))
        decimal.pop_back();
    return decimal;
}

Json figure(const std::optional<core::Fraction> &value, const DocumentStyle &style)
{
    if (!value)
        return nullptr;
    const std::string decimal = toDecimal(*value, style.digits);
    if (style.decimalsAsText)
        return trimmed(decimal, 1);
    if (value->denominator() == 1)
        return value->numerator();
    return core::JsonDecimal{trimmed(decimal, 0)};
}

void setUnlessEmpty(Json &json, std::string_view key, const std::string &text)
{
    if (!text.empty())
        json.set(key, text);
}

Json playerJson(const Player &player, const tournament::StandingsRow &row, int rank,
                const DocumentStyle &style)
{
    Json json = Json::object({{"id", player.id.value}, {"name", player.name}, {"rank", rank}});
    setUnlessEmpty(json, "pronouns", player.pronouns);
    json.set("corpIdentity", player.corpIdentity);
    setUnlessEmpty(json, "corpFaction", player.corpFaction);
    json.set("runnerIdentity", player.runnerIdentity);
    setUnlessEmpty(json, "runnerFaction", player.runnerFaction);
    json.set("matchPoints", row.points);
    json.set("strengthOfSchedule", figure(row.sos, style));
    json.set("extendedStrengthOfSchedule", figure(row.esos, style));
    return json;
}

Json roleJson(std::optional<Side> side)
{
    if (!side)
        return nullptr;
    return *side == Side::Corp ? "corp" : "runner";
}

std::optional<Side> sideOf(const Match &match)
{
    if (match.p1Side)
        return match.p1Side;
    if (!match.result || match.result->games.size() != 1 || !match.result->games.front().corp)
        return std::nullopt;
    return *match.result->games.front().corp == Seat::P1 ? Side::Corp : Side::Runner;
}

std::optional<Side> otherSide(std::optional<Side> side)
{
    return side ? std::optional(other(*side)) : std::nullopt;
}

Json nobody(const DocumentStyle &style) { return style.byeIsZero ? Json(0) : Json(); }

/// One seat of a two-game match.
Json seatJson(Json id, Json corp, Json runner, Json total, const DocumentStyle &style)
{
    Json json = Json::object({{"id", std::move(id)},
                              {"runnerScore", std::move(runner)},
                              {"corpScore", std::move(corp)}});
    if (style.combined)
        json.set("combinedScore", std::move(total));
    return json;
}

void setSeats(Json &json, Json first, Json second)
{
    json.set("player1", std::move(first));
    json.set("player2", std::move(second));
}

void setBye(const Event &event, const Match &match, const DocumentStyle &style, Json &json)
{
    const int points = byeScore(event.profile, match).points;
    if (event.profile.gamesPerMatch == 1) {
        setSeats(
            json,
            Json::object({{"id", match.p1.value}, {"role", nullptr}, {"combinedScore", points}}),
            Json::object({{"id", nobody(style)}, {"role", nullptr}, {"combinedScore", 0}}));
        return;
    }
    const bool onSides = style.byeOnSides && points % 2 == 0;
    const int side = onSides ? points / 2 : 0;
    DocumentStyle own = style;
    own.combined = style.combined || !onSides;
    setSeats(json, seatJson(match.p1.value, side, side, points, own),
             seatJson(nobody(style), 0, 0, 0, style));
}

void setBoth(const Event &event, const Match &match, const DocumentStyle &style, Json &json)
{
    if (!hasResult(event.profile, match, Stage::Swiss)) {
        setSeats(json, seatJson(match.p1.value, nullptr, nullptr, nullptr, style),
                 seatJson(match.p2->value, nullptr, nullptr, nullptr, style));
        return;
    }
    const auto score = tournament::score(event.profile, *match.result);
    const auto sides = sidesFromGames(event.profile, *match.result);
    DocumentStyle own = style;
    own.combined = style.combined || !sides;
    const auto seat = [&](PlayerId id, Seat which) {
        const SidePoints points = sides ? (*sides)[index(which)] : SidePoints();
        return seatJson(id.value, points.corp, points.runner, score.of(which).points, own);
    };
    setSeats(json, seat(match.p1, Seat::P1), seat(*match.p2, Seat::P2));
}

void setSingle(const Event &event, const Match &match, Json &json)
{
    const auto side = sideOf(match);
    const bool done = hasResult(event.profile, match, Stage::Swiss);
    const auto score =
        done ? tournament::score(event.profile, *match.result) : tournament::MatchScore();
    const auto seat = [&](PlayerId id, Seat which, std::optional<Side> role) {
        const Json points = done ? Json(score.of(which).points) : Json();
        Json entry = Json::object({{"id", id.value}, {"role", roleJson(role)}});
        if (role)
            entry.set(*role == Side::Corp ? "corpScore" : "runnerScore", points);
        entry.set("combinedScore", points);
        return entry;
    };
    setSeats(json, seat(match.p1, Seat::P1, side), seat(*match.p2, Seat::P2, otherSide(side)));
}

void setCutGame(const Event &event, const Match &match, const DocumentStyle &style, Json &json)
{
    // A match of two games has no sides to name, whatever a third one had.
    const auto side =
        gamesPerMatch(event.profile, Stage::Cut) > 1 ? std::optional<Side>() : sideOf(match);
    const auto winner = match.isBye() ? std::optional<Seat>() : cutWinner(event, match);
    const auto seat = [&](Json id, Seat which, std::optional<Side> role) {
        return Json::object({{"id", std::move(id)},
                             {"role", roleJson(role)},
                             {"winner", winner ? Json(*winner == which) : Json()}});
    };
    setSeats(json, seat(match.p1.value, Seat::P1, side),
             seat(match.p2 ? Json(match.p2->value) : nobody(style), Seat::P2, otherSide(side)));
}

} // namespace

DocumentStyle styleOf(const Json &document)
{
    DocumentStyle style;
    style.averages = true;
    style.combined = false;
    style.twoForOne = false;
    bool numbers = false;
    const auto items = [](const Json *list) {
        return list && list->asArray() ? *list->asArray() : Json::Array();
    };
    for (const Json &player : items(document.find("players")))
        if (const Json *sos = player.find("strengthOfSchedule"))
            numbers = numbers || sos->asDecimal() || sos->asInteger();
    if (numbers) {
        constexpr int appDigits = 5; // the app that writes numbers rounds them so
        style.decimalsAsText = false;
        style.digits = appDigits;
    }
    bool table = false;
    for (const Json &round : items(document.find("rounds")))
        for (const Json &match : items(&round)) {
            table = table || match.find("table");
            if (match.find("tableNumber") && !table)
                style.tableKey = "tableNumber";
            style.twoForOne = style.twoForOne || match.find("twoForOne");
            for (const char *key : {"player1", "player2"}) {
                const Json *seat = match.find(key);
                if (!seat)
                    continue;
                style.combined = style.combined || seat->find("combinedScore");
                const Json *id = seat->find("id");
                style.byeIsZero =
                    style.byeIsZero || (id && id->asInteger() && *id->asInteger() == 0);
            }
        }
    style.byeOnSides = style.byeIsZero && !style.combined;
    return style;
}

Json::Array renderPlayers(const Event &event, const DocumentStyle &style)
{
    // The format wants figures of everybody, also of who was disqualified: they stand last.
    Event everybody = event;
    for (Player &player : everybody.players)
        if (player.status == tournament::PlayerStatus::Disqualified)
            player.status = tournament::PlayerStatus::Dropped;
    const auto figures =
        style.averages ? averagedStandings(everybody) : tournament::standings(everybody);
    std::map<PlayerId, const tournament::StandingsRow *> rows;
    for (const auto &row : figures.rows)
        rows.emplace(row.player, &row);
    std::vector<PlayerId> order;
    for (const auto &row : tournament::standings(event).rows)
        order.push_back(row.player);
    for (const auto &row : tournament::standings(everybody).rows)
        if (findPlayer(event, row.player)->status == tournament::PlayerStatus::Disqualified)
            order.push_back(row.player);
    Json::Array players;
    for (const PlayerId id : order)
        players.push_back(playerJson(*findPlayer(event, id), *rows.at(id),
                                     static_cast<int>(players.size()) + 1, style));
    return players;
}

Json::Array renderFinalists(const Event &event)
{
    Json::Array finalists(event.cut.seeds.size());
    std::map<PlayerId, int> seeds;
    for (std::size_t i = 0; i < event.cut.seeds.size(); ++i)
        seeds.emplace(event.cut.seeds[i], static_cast<int>(i) + 1);
    for (const auto &place : cutPlaces(event)) {
        const auto seed = seeds.find(place.player);
        const auto at = static_cast<std::size_t>(place.place.value_or(0)) - 1;
        if (at < finalists.size() && seed != seeds.end())
            finalists[at] = Json::object({{"id", place.player.value},
                                          {"name", findPlayer(event, place.player)->name},
                                          {"rank", *place.place},
                                          {"seed", seed->second}});
    }
    return finalists;
}

Json renderMatch(const Event &event, Stage stage, const Match &match, const DocumentStyle &style)
{
    Json json = Json::object({{style.tableKey, match.table}});
    if (stage == Stage::Cut)
        setCutGame(event, match, style, json);
    else if (match.isBye())
        setBye(event, match, style, json);
    else if (event.profile.gamesPerMatch == 1)
        setSingle(event, match, json);
    else
        setBoth(event, match, style, json);
    const bool agreed = match.result && match.result->kind == ResultKind::IntentionalDraw;
    const bool twoForOne = match.result && match.result->kind == ResultKind::TwoForOne;
    json.set("intentionalDraw", agreed);
    if (style.twoForOne || twoForOne)
        json.set("twoForOne", twoForOne);
    json.set("eliminationGame", stage == Stage::Cut);
    return json;
}

int renderedCut(const Event &event)
{
    return event.cut.seeds.empty() ? event.announcement.cut.value_or(0)
                                   : static_cast<int>(event.cut.seeds.size());
}

Json renderEvent(const Event &event)
{
    const DocumentStyle style;
    Json rounds = Json::array();
    for (const auto &round : event.rounds) {
        Json matches = Json::array();
        for (const Match &match : round.matches)
            matches.push(renderMatch(event, round.stage, match, style));
        rounds.push(std::move(matches));
    }
    return Json::object({{"name", event.details.name},
                         {"date", event.details.date},
                         {"cutToTop", renderedCut(event)},
                         {"preliminaryRounds", swissRounds(event)},
                         {"players", renderPlayers(event, style)},
                         {"eliminationPlayers", renderFinalists(event)},
                         {"rounds", std::move(rounds)},
                         {"uploadedFrom", ourName},
                         {"version", ARBITER_VERSION},
                         {"arbiter", writeArbiterBlock(event)}});
}

} // namespace interchange

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/arbiter_block.h"
#include "interchange/arbiter_words.h"

namespace interchange {

namespace {

using core::Json;
using tournament::PlayerId;

constexpr int blockFormat = 1;

/// Seeds have 64 bits without a sign, more than a JSON number may hold in other programs.
Json wide(std::uint64_t value) { return std::to_string(value); }

template <class Enum, std::size_t size>
Json word(const core::Words<Enum, size> &words, Enum value)
{
    return core::toWord(words, value);
}

template <class Items, class Write>
Json list(const Items &items, Write write)
{
    Json result = Json::array();
    for (const auto &item : items)
        result.push(write(item));
    return result;
}

/// Sets what differs from the value a reader assumes: most keys of most matches say nothing.
template <class Value>
void setUnless(Json &json, std::string_view key, const Value &value, const Value &usual)
{
    if (value != usual)
        json.set(key, value);
}

template <class Value>
void setIf(Json &json, std::string_view key, const std::optional<Value> &value)
{
    if (value)
        json.set(key, *value);
}

Json detailsJson(const tournament::Details &details)
{
    Json json =
        Json::object({{"tier", word(tierWords, details.tier)},
                      {"organizer", details.organizer},
                      {"secondOrganizer", details.secondOrganizer},
                      {"organizerPlays", details.organizerPlays},
                      {"judges", list(details.judges, [](const auto &name) { return Json(name); })},
                      {"lateEntry", word(lateEntryWords, details.lateEntry)}});
    if (!details.rulesVersion.empty())
        json.set("rulesVersion", details.rulesVersion);
    return json;
}

Json announcementJson(const tournament::Announcement &announcement)
{
    Json json = Json::object({{"minutes", announcement.minutes}});
    setIf(json, "rounds", announcement.rounds);
    setIf(json, "cut", announcement.cut);
    return json;
}

Json playerJson(const tournament::Player &player)
{
    Json json = Json::object({{"id", player.id.value}, {"tieBreak", wide(player.tieBreak)}});
    if (player.status != tournament::PlayerStatus::Active)
        json.set("status", word(statusWords, player.status));
    setUnless(json, "awardedByes", player.awardedByes, 0);
    setIf(json, "fixedTable", player.fixedTable);
    setIf(json, "seat", player.seat);
    setUnless(json, "enteredAfterRound", player.enteredAfterRound, 0);
    setUnless(json, "missedRounds", player.missedRounds, 0);
    setIf(json, "leftAfterRound", player.leftAfterRound);
    if (!player.absentRounds.empty())
        json.set("absentRounds", list(player.absentRounds, [](int round) { return Json(round); }));
    return json;
}

Json reasonJson(const tournament::Reason &reason)
{
    Json json = Json::object({{"code", word(reasonWords, reason.code)}});
    setUnless(json, "player", reason.player.value, std::int64_t{0});
    setUnless(json, "points", reason.points, 0);
    setUnless(json, "gap", reason.gap, 0);
    setUnless(json, "count", reason.count, 0);
    return json;
}

Json gameJson(const tournament::Game &game)
{
    Json json = Json::object({{"ending", word(endingWords, game.ending)}});
    if (game.corp)
        json.set("corp", word(seatWords, *game.corp));
    if (game.winner)
        json.set("winner", word(seatWords, *game.winner));
    setIf(json, "agendaPoints1", game.agendaPoints[0]);
    setIf(json, "agendaPoints2", game.agendaPoints[1]);
    if (game.how != tournament::WinCondition::Unknown)
        json.set("how", word(conditionWords, game.how));
    return json;
}

Json resultJson(const tournament::MatchResult &result)
{
    Json json = Json::object({{"kind", word(resultWords, result.kind)}});
    if (result.kind == tournament::ResultKind::RecordedTotals)
        json.set("totals", Json(Json::Array{result.totals[0], result.totals[1]}));
    if (!result.games.empty())
        json.set("games", list(result.games, gameJson));
    return json;
}

Json matchJson(const tournament::Match &match)
{
    Json json = Json::object({{"table", match.table},
                              {"p1", match.p1.value},
                              {"p2", match.p2 ? Json(match.p2->value) : Json()}});
    setUnless(json, "game", match.game, 0);
    setUnless(json, "awardedBye", match.awardedBye, false);
    setUnless(json, "locked", match.locked, false);
    if (match.p1Side)
        json.set("p1Side", word(sideWords, *match.p1Side));
    if (!match.why.empty())
        json.set("why", list(match.why, reasonJson));
    if (match.result)
        json.set("result", resultJson(*match.result));
    return json;
}

Json relaxationJson(const tournament::Relaxation &relaxation)
{
    Json json = Json::object(
        {{"code", word(relaxationWords, relaxation.code)}, {"first", relaxation.first.value}});
    setUnless(json, "second", relaxation.second.value, std::int64_t{0});
    setUnless(json, "count", relaxation.count, 0);
    return json;
}

Json roundJson(const tournament::Round &round)
{
    return Json::object({{"stage", word(stageWords, round.stage)},
                         {"seed", wide(round.seed)},
                         {"algorithm", round.algorithm},
                         {"cost", round.cost},
                         {"relaxed", list(round.relaxed, relaxationJson)},
                         {"avoided",
                          list(round.avoided,
                               [](const auto &pair) {
                                   return Json(Json::Array{pair.first.value, pair.second.value});
                               })},
                         {"matches", list(round.matches, matchJson)}});
}

Json rulingJson(const tournament::Ruling &ruling)
{
    Json json = Json::object({{"question", ruling.question},
                              {"answer", ruling.answer},
                              {"judge", ruling.judge},
                              {"basis", word(rulingBasisWords, ruling.basis)}});
    setUnless(json, "round", ruling.round, 0);
    setUnless(json, "table", ruling.table, 0);
    if (!ruling.players.empty())
        json.set("players", list(ruling.players, [](PlayerId id) { return Json(id.value); }));
    setUnless(json, "minutes", ruling.minutes, 0);
    setUnless(json, "version", ruling.version, std::string());
    if (!ruling.entries.empty())
        json.set("entries", list(ruling.entries, [](const auto &id) { return Json(id); }));
    return json;
}

} // namespace

Json writeArbiterBlock(const tournament::Event &event)
{
    Json json = Json::object(
        {{"format", blockFormat},
         {"seed", wide(event.seed)},
         {"profile", tournament::toJson(event.profile)},
         {"details", detailsJson(event.details)},
         {"announcement", announcementJson(event.announcement)},
         {"tableRanges",
          list(event.tableRanges,
               [](const tournament::TableRange &range) {
                   return Json(Json::Array{range.first, range.last});
               })},
         {"cutSeeds", list(event.cut.seeds, [](PlayerId id) { return Json(id.value); })},
         {"cutForm", word(tournament::cutFormWords, event.cut.form)},
         {"players", list(event.players, playerJson)},
         {"rounds", list(event.rounds, roundJson)}});
    if (!event.rulings.empty())
        json.set("rulings", list(event.rulings, rulingJson));
    return json;
}

} // namespace interchange

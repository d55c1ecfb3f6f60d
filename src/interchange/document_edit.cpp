// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/arbiter_block.h"
#include "interchange/event_json_export.h"
#include "interchange/event_json_render.h"

#include <algorithm>

namespace interchange {

using core::Json;
using tournament::Event;
using tournament::Match;
using tournament::Round;

namespace {

/// What differs between two objects, written into a third that says more or says it otherwise.
void setChanges(Json &target, const Json &before, const Json &now)
{
    for (const auto &[key, value] : *now.asObject()) {
        const Json *old = before.find(key);
        if (!old || *old != value)
            target.set(key, value);
    }
    for (const auto &[key, value] : *before.asObject())
        if (!now.find(key) && target.find(key))
            target.set(key, "");
}

Json *withId(Json::Array &items, const Json &id)
{
    for (Json &item : items)
        if (const Json *candidate = item.find("id"); candidate && *candidate == id)
            return &item;
    return nullptr;
}

Json *listOf(Json &document, std::string_view key)
{
    Json *list = document.find(key);
    if (!list || !list->asArray())
        document.set(key, Json::array());
    return document.find(key);
}

void editList(Json &document, std::string_view key, Json::Array before, const Json::Array &now)
{
    if (before == now)
        return;
    Json::Array &items = *listOf(document, key)->asArray();
    for (const Json &entry : now) {
        if (entry.isNull())
            continue;
        const Json *old = withId(before, *entry.find("id"));
        Json *target = withId(items, *entry.find("id"));
        if (old && target)
            setChanges(*target, *old, entry);
        else if (!target)
            items.push_back(entry);
    }
    std::erase_if(items, [&](const Json &item) {
        const Json *id = item.find("id");
        Json::Array present = now;
        return id && withId(before, *id) && !withId(present, *id);
    });
}

/// Open places are null and places depend on each other: a list of other players is written anew.
void editFinalists(Json &document, const Json::Array &before, const Json::Array &now)
{
    if (before == now)
        return;
    Json::Array &items = *listOf(document, "eliminationPlayers")->asArray();
    const auto listed = [&](const Json &entry) {
        return !entry.isNull() && withId(items, *entry.find("id"));
    };
    if (items.size() == now.size() && std::ranges::all_of(now, listed))
        editList(document, "eliminationPlayers", before, now);
    else
        items = now;
}

/// The id of a seat, null for a bye in whatever way it is written.
Json seated(const Json &match, std::string_view key)
{
    const Json *seat = match.find(key);
    const Json *id = seat ? seat->find("id") : nullptr;
    return id && id->asInteger() && *id->asInteger() != 0 ? *id : Json();
}

/// The match of these two players in a round of the document; `turned` when they sit the other
/// way round there (a bye may stand in either seat).
Json *matchOf(Json &round, const Match &match, bool &turned)
{
    const Json first = match.p1.value;
    const Json second = match.p2 ? Json(match.p2->value) : Json();
    for (Json &candidate : *round.asArray()) {
        const Json left = seated(candidate, "player1");
        const Json right = seated(candidate, "player2");
        turned = left == second && right == first;
        if (turned || (left == first && right == second))
            return &candidate;
    }
    return nullptr;
}

const Match *matchOf(const Round *round, const Match &match)
{
    if (!round)
        return nullptr;
    const auto found = std::ranges::find_if(round->matches, [&](const Match &candidate) {
        return candidate.p1 == match.p1 && candidate.p2 == match.p2;
    });
    return found == round->matches.end() ? nullptr : &*found;
}

/// All figures of a seat together: a total that became games needs its sides as well.
void editSeat(Json &match, std::string_view key, const Json &now)
{
    Json *seat = match.find(key);
    if (!seat || !seat->asObject()) {
        match.set(key, now);
        return;
    }
    for (const auto &[name, value] : *now.asObject())
        if (name != "id")
            seat->set(name, value);
}

void editMatch(Json &target, const Json &before, const Json &now, bool turned)
{
    const Json *oldFirst = before.find("player1");
    const Json *oldSecond = before.find("player2");
    if (*oldFirst != *now.find("player1") || *oldSecond != *now.find("player2")) {
        editSeat(target, turned ? "player2" : "player1", *now.find("player1"));
        editSeat(target, turned ? "player1" : "player2", *now.find("player2"));
    }
    for (const auto &[key, value] : *now.asObject())
        if (key != "player1" && key != "player2"
            && (!before.find(key) || *before.find(key) != value))
            target.set(key, value);
}

void editRound(Json &round, const Event &before, const Round *old, const Event &now,
               const Round &current, const DocumentStyle &style)
{
    const auto written = [&](const Match &match) {
        bool turned = false;
        return matchOf(old, match) && matchOf(round, match, turned);
    };
    const bool sameTables = old && old->matches.size() == current.matches.size()
        && std::ranges::all_of(current.matches, written);
    Json::Array rebuilt;
    for (const Match &match : current.matches) {
        Json rendered = renderMatch(now, current.stage, match, style);
        bool turned = false;
        Json *target = matchOf(round, match, turned);
        const Match *earlier = matchOf(old, match);
        if (target && earlier)
            editMatch(*target, renderMatch(before, current.stage, *earlier, style), rendered,
                      turned);
        if (!sameTables)
            rebuilt.push_back(target && earlier ? *target : std::move(rendered));
    }
    if (!sameTables)
        round = Json(std::move(rebuilt));
}

void editRounds(Json &document, const Event &before, const Event &now, const DocumentStyle &style)
{
    if (before.rounds.empty() && now.rounds.empty())
        return; // also where the file has no such list
    Json::Array &rounds = *listOf(document, "rounds")->asArray();
    if (now.rounds.size() < std::min(before.rounds.size(), rounds.size()))
        rounds.resize(now.rounds.size());
    // Games of the cut that were due are seated at the import: nobody has written them down yet.
    const std::size_t written = rounds.size();
    for (std::size_t i = 0; i < now.rounds.size(); ++i) {
        const Round *old = i < before.rounds.size() ? &before.rounds[i] : nullptr;
        if (old && *old == now.rounds[i] && before.profile == now.profile)
            continue;
        if (i >= written)
            old = nullptr;
        for (std::size_t missing = rounds.size(); missing <= i; ++missing) {
            rounds.push_back(Json::array());
            if (missing < i)
                editRound(rounds[missing], before, nullptr, now, now.rounds[missing], style);
        }
        editRound(rounds[i], before, old, now, now.rounds[i], style);
    }
}

bool pairedByUs(const Event &event)
{
    return std::ranges::any_of(event.rounds,
                               [](const Round &round) { return round.algorithm != 0; });
}

} // namespace

void editDocument(Json &document, const Event &before, const Event &now)
{
    const DocumentStyle style = styleOf(document);
    const auto set = [&](std::string_view key, const auto &old, const auto &current) {
        if (old != current)
            document.set(key, current);
    };
    set("name", before.details.name, now.details.name);
    set("date", before.details.date, now.details.date);
    set("cutToTop", renderedCut(before), renderedCut(now));
    // A file of an event under way announces more rounds than it holds: that stays until outgrown.
    const auto *stated = document.find("preliminaryRounds");
    const auto *announced = stated ? stated->asInteger() : nullptr;
    if (!announced || *announced <= swissRounds(before) || *announced < swissRounds(now))
        set("preliminaryRounds", swissRounds(before), swissRounds(now));
    editList(document, "players", renderPlayers(before, style), renderPlayers(now, style));
    editFinalists(document, renderFinalists(before), renderFinalists(now));
    editRounds(document, before, now, style);
    // Only what Arbiter paired needs more than the format holds.
    if (pairedByUs(now) && writeArbiterBlock(before) != writeArbiterBlock(now))
        document.set("arbiter", writeArbiterBlock(now));
}

} // namespace interchange

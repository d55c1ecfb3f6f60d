// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/arbiter_block.h"
#include "interchange/event_json_export.h"
#include "interchange/event_json_render.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace interchange {

using core::Json;
using tournament::Event;
using tournament::Match;
using tournament::PlayerId;
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

/// Where the items of a list stand by their id; the first where one comes twice.
class Places {
public:
    explicit Places(const Json::Array &items)
    {
        for (const Json &item : items)
            add(item);
    }

    void add(const Json &item)
    {
        const std::size_t place = m_count++;
        if (const auto *id = idOf(item))
            m_places.emplace(*id, place);
    }

    /// Of the item with the id of that one.
    [[nodiscard]] std::optional<std::size_t> of(const Json &item) const
    {
        const auto *id = idOf(item);
        const auto found = id ? m_places.find(*id) : m_places.end();
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

private:
    static const std::int64_t *idOf(const Json &item)
    {
        const Json *id = item.find("id");
        return id ? id->asInteger() : nullptr;
    }

    std::size_t m_count = 0;
    std::unordered_map<std::int64_t, std::size_t> m_places;
};

Json *listOf(Json &document, std::string_view key)
{
    Json *list = document.find(key);
    if (!list || !list->asArray())
        document.set(key, Json::array());
    return document.find(key);
}

void editList(Json &document, std::string_view key, const Json::Array &before,
              const Json::Array &now)
{
    if (before == now)
        return;
    Json::Array &items = *listOf(document, key)->asArray();
    const Places old(before);
    const Places present(now);
    Places places(items);
    for (const Json &entry : now) {
        if (entry.isNull())
            continue;
        const auto target = places.of(entry);
        if (const auto earlier = old.of(entry); target && earlier) {
            setChanges(items[*target], before[*earlier], entry);
        } else if (!target) {
            items.push_back(entry);
            places.add(entry);
        }
    }
    std::erase_if(items, [&](const Json &item) { return old.of(item) && !present.of(item); });
}

/// Open places are null and places depend on each other: a list of other players is written anew.
void editFinalists(Json &document, const Json::Array &before, const Json::Array &now)
{
    if (before == now)
        return;
    Json::Array &items = *listOf(document, "eliminationPlayers")->asArray();
    const auto listed = [places = Places(items)](const Json &entry) {
        return places.of(entry).has_value();
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

/// Of two seats in whatever order; a bye has null.
std::pair<std::int64_t, std::int64_t> pairKey(const Json &first, const Json &second)
{
    const auto number = [](const Json &id) { return id.isNull() ? 0 : *id.asInteger(); };
    return std::minmax({number(first), number(second)});
}

/// The matches of a round of the document by who plays them.
class DocumentMatches {
public:
    explicit DocumentMatches(Json::Array &items)
    {
        for (Json &item : items)
            m_matches.emplace(pairKey(seated(item, "player1"), seated(item, "player2")), &item);
    }

    /// `turned` when they sit the other way round there (a bye may stand in either seat).
    Json *find(const Match &match, bool &turned) const
    {
        const Json first = match.p1.value;
        const Json second = match.p2 ? Json(match.p2->value) : Json();
        const auto found = m_matches.find(pairKey(first, second));
        if (found == m_matches.end())
            return nullptr;
        turned = seated(*found->second, "player1") == second;
        return found->second;
    }

private:
    std::map<std::pair<std::int64_t, std::int64_t>, Json *> m_matches; ///< the first of equals
};

/// The matches of a round by who sits where.
class RoundMatches {
public:
    explicit RoundMatches(const Round *round)
    {
        if (round)
            for (const Match &match : round->matches)
                m_matches.emplace(std::pair(match.p1, match.p2), &match);
    }

    [[nodiscard]] const Match *find(const Match &match) const
    {
        const auto found = m_matches.find({match.p1, match.p2});
        return found == m_matches.end() ? nullptr : found->second;
    }

private:
    std::map<std::pair<PlayerId, std::optional<PlayerId>>, const Match *> m_matches;
};

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
    const RoundMatches earlierMatches(old);
    const DocumentMatches writtenMatches(*round.asArray());
    const auto written = [&](const Match &match) {
        bool turned = false;
        return earlierMatches.find(match) && writtenMatches.find(match, turned);
    };
    const bool sameTables = old && old->matches.size() == current.matches.size()
        && std::ranges::all_of(current.matches, written);
    Json::Array rebuilt;
    for (const Match &match : current.matches) {
        Json rendered = renderMatch(now, current.stage, match, style);
        bool turned = false;
        Json *target = writtenMatches.find(match, turned);
        const Match *earlier = earlierMatches.find(match);
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

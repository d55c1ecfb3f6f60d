// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/tome_document.h"

#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/imported_field.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace interchange {

namespace {

using core::JsonPlace;

constexpr std::int64_t highest = 100000;

std::string textAt(const JsonPlace &entity, std::string_view key)
{
    const auto value = entity.get(key);
    return value && value->json().asString() ? core::tidied(value->string()) : std::string();
}

/// Text that names somebody or something.
std::string name(const JsonPlace &entity, std::string_view key)
{
    std::string words = textAt(entity, key);
    if (const auto problem = nameProblem(words))
        entity.at(key).fail(*problem);
    return words;
}

std::optional<std::int64_t> key(const JsonPlace &entity, std::string_view name)
{
    const auto value = entity.get(name);
    return value ? std::optional(value->integer()) : std::nullopt;
}

std::optional<int> wholeNumber(const JsonPlace &entity, std::string_view name,
                               std::int64_t least = 0)
{
    const auto value = entity.get(name);
    return value ? std::optional(static_cast<int>(value->integer(least, highest))) : std::nullopt;
}

bool flag(const JsonPlace &entity, std::string_view name, bool missing)
{
    const auto value = entity.get(name);
    return value ? value->boolean() : missing;
}

std::optional<double> fraction(const JsonPlace &entity, std::string_view name)
{
    const auto value = entity.get(name);
    if (!value || (!value->json().asDecimal() && !value->json().asInteger()))
        return std::nullopt;
    const std::string written = core::dump(value->json());
    double result = 0;
    const auto *end = written.data() + written.size();
    if (std::from_chars(written.data(), end, result).ec != std::errc())
        return std::nullopt;
    return result;
}

/// The entities of a group; none when the file has no such group.
std::vector<JsonPlace> entities(const JsonPlace &groups, std::string_view name)
{
    const auto group = groups.get(name);
    if (!group)
        return {};
    const auto list = group->get("entities");
    return list ? list->items() : std::vector<JsonPlace>();
}

void readTournaments(const JsonPlace &groups, TomeDocument &document)
{
    for (const JsonPlace &entity : entities(groups, "Tournament:#"))
        document.tournaments.push_back({entity.at("pk").integer(), name(entity, "name"),
                                        key(entity, "settings_pk"), key(entity, "format_pk"),
                                        key(entity, "parent_pk"), wholeNumber(entity, "cut_size")});
    for (const JsonPlace &entity : entities(groups, "GameSettings:#")) {
        std::string name = textAt(entity, "name") + ' ' + textAt(entity, "original_name");
        document.settings.try_emplace(entity.at("pk").integer(),
                                      TomeSettings{std::move(name),
                                                   wholeNumber(entity, "win_points"),
                                                   wholeNumber(entity, "round_time")});
    }
}

void readParticipants(const JsonPlace &groups, TomeDocument &document)
{
    std::set<std::int64_t> known;
    for (const JsonPlace &entity : entities(groups, "Participant:#")) {
        TomeParticipant entry;
        entry.pk = entity.at("pk").integer();
        if (entry.pk == 0)
            entity.at("pk").fail("a player cannot have number 0");
        if (!known.insert(entry.pk).second)
            entity.at("pk").fail("participant " + std::to_string(entry.pk) + " is listed twice");
        entry.tournament = key(entity, "tournament_pk").value_or(0);
        entry.name = core::tidied(textAt(entity, "first_name") + ' ' + textAt(entity, "last_name"));
        if (const auto problem = nameProblem(entry.name))
            entity.fail(*problem);
        entry.runnerIdentity = name(entity, "identity");
        entry.runnerFaction = name(entity, "faction");
        entry.corpIdentity = name(entity, "identity2");
        entry.corpFaction = name(entity, "faction2");
        entry.active = flag(entity, "is_active", true);
        entry.awardedByes = wholeNumber(entity, "reward_byes").value_or(0);
        entry.missedRounds = wholeNumber(entity, "base_rounds_played").value_or(0);
        entry.carriedPoints = wholeNumber(entity, "base_points").value_or(0);
        entry.seed = wholeNumber(entity, "seed", -highest);
        entry.swiss = key(entity, "swiss_id").value_or(0);
        entry.tieBreak = fraction(entity, "tiebreaker");
        document.participants.push_back(std::move(entry));
    }
}

void readMatches(const JsonPlace &groups, TomeDocument &document)
{
    std::map<std::int64_t, std::size_t> at;
    for (const JsonPlace &entity : entities(groups, "Match:#")) {
        TomeMatch match;
        match.pk = entity.at("pk").integer();
        match.tournament = key(entity, "tournament_pk").value_or(0);
        match.round = wholeNumber(entity, "round", 1).value_or(1);
        match.orderIndex = wholeNumber(entity, "order_index", -1).value_or(-1);
        match.place = entity.place();
        if (!at.emplace(match.pk, document.matches.size()).second)
            entity.at("pk").fail("match " + std::to_string(match.pk) + " is listed twice");
        document.matches.push_back(std::move(match));
    }
    for (const JsonPlace &entity : entities(groups, "MatchParticipant:#")) {
        const auto match = at.find(entity.at("match_pk").integer());
        if (match == at.end())
            entity.at("match_pk")
                .fail("there is no match " + std::to_string(entity.at("match_pk").integer()));
        auto &seats = document.matches[match->second].seats;
        seats.push_back(
            {entity.at("participant_pk").integer(),
             wholeNumber(entity, "table_seat", -1).value_or(static_cast<int>(seats.size())),
             wholeNumber(entity, "points_earned"), flag(entity, "is_winner", false),
             core::folded(textAt(entity, "role"))});
        if (seats.size() > 2)
            entity.fail("match " + std::to_string(match->first) + " has more than two players");
    }
    for (TomeMatch &match : document.matches)
        std::ranges::stable_sort(match.seats, {}, &TomeSeat::seat);
}

} // namespace

TomeDocument readTomeDocument(const core::Json &json)
{
    const JsonPlace groups = JsonPlace(json, "").at("entityGroupMap");
    TomeDocument document;
    readTournaments(groups, document);
    readParticipants(groups, document);
    readMatches(groups, document);
    return document;
}

} // namespace interchange

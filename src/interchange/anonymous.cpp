// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/anonymous.h"

#include "interchange/arbiter_block.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace interchange {

using core::Json;
using tournament::Event;
using tournament::Player;

namespace {

// Keys that hold no person, in any object of any dialect. A link may lead to a page of names.
constexpr std::array<std::string_view, 45> harmless{"name",
                                                    "date",
                                                    "cutToTop",
                                                    "preliminaryRounds",
                                                    "players",
                                                    "eliminationPlayers",
                                                    "rounds",
                                                    "uploadedFrom",
                                                    "version",
                                                    "type",
                                                    "city",
                                                    "country",
                                                    "allowedSet",
                                                    "usesPods",
                                                    "averageScore",
                                                    "pod",
                                                    "forfeit",
                                                    "disqualified",
                                                    "opponents",
                                                    "cacheRefresh",
                                                    "id",
                                                    "rank",
                                                    "seed",
                                                    "corpIdentity",
                                                    "corpFaction",
                                                    "runnerIdentity",
                                                    "runnerFaction",
                                                    "matchPoints",
                                                    "strengthOfSchedule",
                                                    "extendedStrengthOfSchedule",
                                                    "isBye",
                                                    "progressionCut",
                                                    "table",
                                                    "tableNumber",
                                                    "player1",
                                                    "player2",
                                                    "intentionalDraw",
                                                    "twoForOne",
                                                    "eliminationGame",
                                                    "role",
                                                    "winner",
                                                    "corpScore",
                                                    "runnerScore",
                                                    "combinedScore",
                                                    "arbiter"};

// An identity card may be called like a player.
constexpr std::array<std::string_view, 4> cards{"corpIdentity", "corpFaction", "runnerIdentity",
                                                "runnerFaction"};

bool isLetter(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z')
        || (byte >= 'a' && byte <= 'z');
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool startsWith(std::string_view text, std::string_view name)
{
    return text.size() >= name.size()
        && std::ranges::equal(text.substr(0, name.size()), name,
                              [](char a, char b) { return lower(a) == lower(b); });
}

void scrubTexts(Json &json, const std::vector<Alias> &aliases)
{
    if (const auto *text = json.asString())
        json = replaced(*text, aliases);
    else if (auto *items = json.asArray())
        for (Json &item : *items)
            scrubTexts(item, aliases);
    else if (auto *members = json.asObject()) {
        std::erase_if(*members, [](const Json::Member &member) {
            return std::ranges::find(harmless, member.first) == harmless.end();
        });
        for (auto &[key, value] : *members)
            if (std::ranges::find(cards, key) == cards.end())
                scrubTexts(value, aliases);
    }
}

} // namespace

Event anonymous(Event event)
{
    int number = 0;
    std::vector<Alias> replacements = aliases(event, event);
    event.details.name = replaced(event.details.name, replacements);
    for (Player &player : event.players) {
        player.name = "Player " + std::to_string(++number);
        player.pronouns.clear();
    }
    event.details.organizer.clear();
    event.details.secondOrganizer.clear();
    event.details.organizerPlays = false;
    event.details.judges.clear();
    event.penalties.clear();
    event.rulings.clear(); // free text may name anybody
    return event;
}

std::vector<Alias> aliases(const Event &before, const Event &now)
{
    std::map<tournament::PlayerId, std::string> named;
    int number = 0;
    for (const Player &player : now.players)
        named.emplace(player.id, "Player " + std::to_string(++number));
    std::vector<Alias> result;
    const auto add = [&](const std::string &name, const std::string &alias) {
        if (!name.empty())
            result.push_back({name, alias});
    };
    for (const Event *event : {&before, &now}) {
        for (const Player &player : event->players) {
            const auto alias = named.find(player.id);
            add(player.name, alias == named.end() ? "a player" : alias->second);
        }
        add(event->details.organizer, "the organizer");
        add(event->details.secondOrganizer, "the organizer");
        for (const std::string &judge : event->details.judges)
            add(judge, "a judge");
    }
    // "Ann Lee" before "Ann": a part of a longer name is not a name of its own.
    std::ranges::stable_sort(result, std::ranges::greater(),
                             [](const Alias &alias) { return alias.name.size(); });
    return result;
}

std::string replaced(const std::string &text, const std::vector<Alias> &aliases)
{
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        const bool begins = at == 0 || !isLetter(text[at - 1]) || !isLetter(text[at]);
        const auto rest = std::string_view(text).substr(at);
        const auto alias = std::ranges::find_if(aliases, [&](const Alias &candidate) {
            const std::size_t end = candidate.name.size();
            return begins && startsWith(rest, candidate.name)
                && (rest.size() == end || !isLetter(rest[end]) || !isLetter(rest[end - 1]));
        });
        if (alias == aliases.end()) {
            result += text[at++];
            continue;
        }
        result += alias->alias;
        at += alias->name.size();
    }
    return result;
}

void scrub(Json &document, const Event &before, const Event &now)
{
    scrubTexts(document, aliases(before, now));
    const Event nameless = anonymous(now);
    for (const char *key : {"players", "eliminationPlayers"}) {
        Json *list = document.find(key);
        if (!list || !list->asArray())
            continue;
        for (Json &item : *list->asArray()) {
            const Json *id = item.find("id");
            if (!item.find("name") || !id || !id->asInteger())
                continue;
            const Player *player = findPlayer(nameless, tournament::PlayerId{*id->asInteger()});
            item.set("name", player ? player->name : "a player");
        }
    }
    if (document.find("arbiter"))
        document.set("arbiter", writeArbiterBlock(nameless));
}

} // namespace interchange

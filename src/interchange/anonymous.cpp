// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/anonymous.h"

#include "interchange/arbiter_block.h"

#include <algorithm>
#include <array>

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

std::string lowered(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

void scrubTexts(Json &json, const Aliases &aliases)
{
    if (const auto *text = json.asString())
        json = aliases.replacedIn(*text);
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
    event.details.name = aliases(event, event).replacedIn(event.details.name);
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

Aliases aliases(const Event &before, const Event &now)
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
    return Aliases(result);
}

Aliases::Aliases(const std::vector<Alias> &aliases)
{
    for (const auto &[name, alias] : aliases) {
        m_aliases.emplace(lowered(name), alias);
        m_lengths.insert(name.size());
    }
}

const Aliases::Found::value_type *Aliases::longestAt(std::string_view lowered, std::size_t at) const
{
    const std::string_view rest = lowered.substr(at);
    if (at > 0 && isLetter(lowered[at - 1]) && isLetter(rest.front()))
        return nullptr;
    for (const std::size_t length : m_lengths) {
        if (length > rest.size()
            || (length < rest.size() && isLetter(rest[length]) && isLetter(rest[length - 1])))
            continue;
        if (const auto found = m_aliases.find(rest.substr(0, length)); found != m_aliases.end())
            return &*found;
    }
    return nullptr;
}

std::string Aliases::replacedIn(const std::string &text) const
{
    const std::string small = lowered(text);
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        if (const auto *found = longestAt(small, at)) {
            result += found->second;
            at += found->first.size();
        } else {
            result += text[at++];
        }
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

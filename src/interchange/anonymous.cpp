// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/anonymous.h"

#include "core/text.h"
#include "interchange/arbiter_block.h"

#include <algorithm>
#include <array>

namespace interchange {

using core::Json;
using tournament::Event;
using tournament::Player;
using tournament::PlayerId;

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

void keepHarmless(Json::Object &members)
{
    std::erase_if(members, [](const Json::Member &member) {
        return std::ranges::find(harmless, member.first) == harmless.end();
    });
}

enum class Unknown { Stays, Goes }; ///< what stands under keys whose meaning is not known

void scrubTexts(Json &json, const Aliases &aliases, Unknown unknown)
{
    if (const auto *text = json.asString())
        json = aliases.replacedIn(*text);
    else if (auto *items = json.asArray())
        for (Json &item : *items)
            scrubTexts(item, aliases, unknown);
    else if (auto *members = json.asObject()) {
        if (unknown == Unknown::Goes)
            keepHarmless(*members);
        for (auto &[key, value] : *members)
            if (std::ranges::find(cards, key) == cards.end())
                scrubTexts(value, aliases, unknown);
    }
}

using StandIns = std::map<PlayerId, std::string>;

/// "Player 3" for the third in the order of ids, unless somebody else who is named is called so.
StandIns standIns(const Event &event, Named named)
{
    std::set<std::string> taken;
    for (const Player &player : event.players)
        if (named(player.consents))
            taken.insert(core::folded(player.name));
    StandIns result;
    int number = 0;
    for (const Player &player : event.players) {
        std::string standIn = "Player " + std::to_string(++number);
        while (taken.contains(core::folded(standIn)))
            standIn += " (unnamed)";
        if (!named(player.consents))
            result.emplace(player.id, std::move(standIn));
    }
    return result;
}

bool nobody(const tournament::Consents & /*consents*/) { return false; }

/// For the others: the name stays, and no part of it is another's.
constexpr std::string_view asItIs;

/// Every name the players have or had.
std::vector<Alias> aliasesOf(const StandIns &standIns, const Event &before, const Event &now,
                             std::string_view ofOthers)
{
    std::vector<Alias> result;
    for (const Event *event : {&before, &now})
        for (const Player &player : event->players) {
            const auto found = standIns.find(player.id);
            result.push_back(
                {player.name, found == standIns.end() ? std::string(ofOthers) : found->second});
        }
    return result;
}

void standIn(Event &event, const StandIns &standIns)
{
    for (Player &player : event.players)
        if (const auto found = standIns.find(player.id); found != standIns.end()) {
            player.name = found->second;
            player.pronouns.clear();
        }
}

/// In the lists of a document that call players by name; `otherwise` does what is due to others.
void putStandIns(Json &document, const StandIns &standIns, const auto &otherwise)
{
    for (const char *key : {"players", "eliminationPlayers"}) {
        Json *list = document.find(key);
        if (!list || !list->asArray())
            continue;
        for (Json &item : *list->asArray()) {
            const Json *id = item.find("id");
            if (!item.find("name") || !id || !id->asInteger())
                continue;
            const auto found = standIns.find(PlayerId{*id->asInteger()});
            if (found == standIns.end()) {
                otherwise(item);
                continue;
            }
            keepHarmless(*item.asObject());
            item.set("name", found->second);
        }
    }
}

} // namespace

Event anonymous(Event event)
{
    event.details.name = aliases(event, event).replacedIn(event.details.name);
    standIn(event, standIns(event, nobody));
    event.details.organizer.clear();
    event.details.secondOrganizer.clear();
    event.details.organizerPlays = false;
    event.details.judges.clear();
    event.penalties.clear();
    event.rulings.clear(); // free text may name anybody
    return event;
}

Event naming(Event event, Named named)
{
    const StandIns unnamed = standIns(event, named);
    if (unnamed.empty())
        return event;
    const Aliases aliases(aliasesOf(unnamed, event, event, asItIs));
    const auto mend = [&aliases](std::string &text) { text = aliases.replacedIn(text); };
    mend(event.details.name);
    mend(event.details.organizer);
    mend(event.details.secondOrganizer);
    std::ranges::for_each(event.details.judges, mend);
    for (tournament::Ruling &ruling : event.rulings) {
        mend(ruling.question);
        mend(ruling.answer);
        mend(ruling.judge);
    }
    standIn(event, unnamed);
    return event;
}

Event forExport(const Event &event, bool nameless)
{
    return nameless ? anonymous(event) : naming(event, tournament::mayBeNamed);
}

Aliases aliases(const Event &before, const Event &now)
{
    std::vector<Alias> result = aliasesOf(standIns(now, nobody), before, now, "a player");
    const auto add = [&](const std::string &name, const std::string &alias) {
        if (!name.empty())
            result.push_back({name, alias});
    };
    for (const Event *event : {&before, &now}) {
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
        if (name.empty())
            continue;
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
            const std::size_t length = found->first.size();
            result += found->second.empty() ? text.substr(at, length) : found->second;
            at += length;
        } else {
            result += text[at++];
        }
    }
    return result;
}

void scrub(Json &document, const Event &before, const Event &now)
{
    scrubTexts(document, aliases(before, now), Unknown::Goes);
    putStandIns(document, standIns(now, nobody), [](Json &item) { item.set("name", "a player"); });
    if (document.find("arbiter"))
        document.set("arbiter", writeArbiterBlock(anonymous(now)));
}

void scrubRefused(Json &document, const Event &before, const Event &now)
{
    const StandIns unnamed = standIns(now, tournament::mayBeNamed);
    if (unnamed.empty())
        return;
    scrubTexts(document, Aliases(aliasesOf(unnamed, before, now, asItIs)), Unknown::Stays);
    putStandIns(document, unnamed, [](const Json &) { });
    if (document.find("arbiter"))
        document.set("arbiter", writeArbiterBlock(naming(now, tournament::mayBeNamed)));
}

} // namespace interchange

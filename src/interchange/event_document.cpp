// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/event_document.h"

#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/imported_field.h"
#include "tournament/event/limits.h"

#include <set>

namespace interchange {

namespace {

using core::JsonPlace;
using tournament::mostPlayers;
using tournament::mostRounds;

constexpr int highestScore = 1000;
constexpr int highestCount = 100000;

/// Text, or nothing where the file has null or leaves the key out.
std::string text(const JsonPlace &object, std::string_view key)
{
    const auto value = object.get(key);
    return value ? core::tidied(value->string()) : std::string();
}

std::optional<int> number(const JsonPlace &object, std::string_view key, int most)
{
    const auto value = object.get(key);
    if (!value)
        return std::nullopt;
    return static_cast<int>(value->integer(0, most));
}

bool flag(const JsonPlace &object, std::string_view key)
{
    const auto value = object.get(key);
    return value && value->boolean();
}

/// One dialect writes decimals as strings, the other as numbers.
std::string decimal(const JsonPlace &object, std::string_view key)
{
    const auto value = object.get(key);
    if (!value)
        return {};
    const std::string written =
        value->json().asString() ? *value->json().asString() : core::dump(value->json());
    if (written.empty())
        return {};
    if (written.find_first_not_of("0123456789.") != std::string::npos
        || written.find('.') != written.rfind('.') || written.front() == '.')
        value->fail("expected a number of at least 0 such as 2.5625, as a number or as text");
    return written;
}

DocumentPlayer player(const JsonPlace &place)
{
    DocumentPlayer result;
    result.id = place.at("id").integer();
    if (result.id == 0)
        place.at("id").fail("a player cannot have id 0, which stands for a bye");
    result.name = text(place, "name");
    result.pronouns = text(place, "pronouns");
    result.corpIdentity = text(place, "corpIdentity");
    result.corpFaction = text(place, "corpFaction");
    result.runnerIdentity = text(place, "runnerIdentity");
    result.runnerFaction = text(place, "runnerFaction");
    result.rank = number(place, "rank", highestCount);
    result.matchPoints = number(place, "matchPoints", highestCount);
    result.strengthOfSchedule = decimal(place, "strengthOfSchedule");
    result.extendedStrengthOfSchedule = decimal(place, "extendedStrengthOfSchedule");
    return result;
}

DocumentSeat seat(const JsonPlace &match, std::string_view key)
{
    const auto place = match.get(key);
    if (!place)
        return {};
    DocumentSeat result;
    if (const auto id = place->get("id"); id && id->integer() != 0)
        result.player = id->integer();
    if (const auto role = place->get("role")) {
        const std::string word = core::folded(role->string());
        if (word == "corp" || word == "corporation")
            result.role = tournament::Side::Corp;
        else if (word == "runner")
            result.role = tournament::Side::Runner;
        else
            role->fail("expected \"corp\", \"runner\" or null");
    }
    result.corpScore = number(*place, "corpScore", highestScore);
    result.runnerScore = number(*place, "runnerScore", highestScore);
    result.combinedScore = number(*place, "combinedScore", highestScore);
    if (const auto winner = place->get("winner"))
        result.winner = winner->boolean();
    return result;
}

DocumentMatch match(const JsonPlace &place)
{
    DocumentMatch result;
    result.place = place.place();
    result.table = number(place, "table", highestCount);
    if (!result.table)
        result.table = number(place, "tableNumber", highestCount);
    result.p1 = seat(place, "player1");
    result.p2 = seat(place, "player2");
    if (result.p1.role && result.p1.role == result.p2.role)
        place.at("player2").at("role").fail("both players of a game cannot have the same role");
    result.intentionalDraw = flag(place, "intentionalDraw");
    result.twoForOne = flag(place, "twoForOne");
    return result;
}

void readPlayers(const JsonPlace &root, EventDocument &document, std::set<std::int64_t> &known)
{
    for (const JsonPlace &place : root.at("players").items()) {
        DocumentPlayer entry = player(place);
        if (!known.insert(entry.id).second)
            place.at("id").fail("player " + std::to_string(entry.id)
                                + " is listed twice; give every player an id of his own");
        document.players.push_back(std::move(entry));
    }
    if (document.players.size() > mostPlayers)
        root.at("players").fail("there are more than " + std::to_string(mostPlayers)
                                + " players, which no event has");
    if (document.players.empty())
        root.at("players").fail("the list of players is empty");
}

void readFinalists(const JsonPlace &root, EventDocument &document,
                   const std::set<std::int64_t> &known)
{
    const auto list = root.get("eliminationPlayers");
    if (!list)
        return;
    std::set<std::int64_t> seen;
    std::size_t position = 0;
    for (const JsonPlace &place : list->items()) {
        const std::size_t at = position++;
        if (place.json().isNull())
            continue;
        const auto id = place.get("id");
        if (!id || id->integer() == 0)
            continue;
        if (!known.contains(id->integer()))
            id->fail("there is no player " + std::to_string(id->integer()) + " in players");
        if (!seen.insert(id->integer()).second)
            id->fail("player " + std::to_string(id->integer()) + " is listed twice");
        document.finalists.push_back({id->integer(), number(place, "rank", highestCount),
                                      number(place, "seed", highestCount), at});
    }
}

void checkSeat(const JsonPlace &match, std::string_view key, const DocumentSeat &seat,
               const std::set<std::int64_t> &known, std::set<std::int64_t> &seated)
{
    if (!seat.player)
        return;
    const std::string id = std::to_string(*seat.player);
    if (!known.contains(*seat.player))
        match.at(key).at("id").fail("there is no player " + id + " in players");
    if (!seated.insert(*seat.player).second)
        match.at(key).at("id").fail("player " + id + " sits twice in this round");
}

void readRounds(const JsonPlace &root, EventDocument &document, const std::set<std::int64_t> &known)
{
    std::size_t eliminations = 0;
    if (const auto rounds = root.get("rounds"))
        for (const JsonPlace &round : rounds->items()) {
            std::set<std::int64_t> seated;
            std::vector<DocumentMatch> matches;
            bool elimination = false;
            for (const JsonPlace &place : round.items()) {
                DocumentMatch entry = match(place);
                checkSeat(place, "player1", entry.p1, known, seated);
                checkSeat(place, "player2", entry.p2, known, seated);
                elimination = elimination || flag(place, "eliminationGame");
                matches.push_back(std::move(entry));
            }
            document.rounds.push_back(std::move(matches));
            eliminations += elimination ? 1 : 0;
        }
    const std::size_t count = document.rounds.size();
    if (count > std::size_t{mostRounds})
        root.at("rounds").fail("there are " + std::to_string(count) + " rounds; at most "
                               + std::to_string(mostRounds) + " can be read");
    document.swissRounds = count - eliminations;
    if (const auto preliminary = root.get("preliminaryRounds")) {
        document.announcedRounds = static_cast<int>(preliminary->integer(0, mostRounds));
        document.swissRounds = std::min(count, static_cast<std::size_t>(document.announcedRounds));
    } else {
        document.announcedRounds = static_cast<int>(document.swissRounds);
    }
}

void checkName(const JsonPlace &object, std::string_view key)
{
    if (const auto problem = nameProblem(text(object, key)))
        object.at(key).fail(*problem);
}

} // namespace

void checkNames(const core::Json &json)
{
    const JsonPlace root(json, "");
    checkName(root, "name");
    for (const JsonPlace &place : root.at("players").items())
        for (const char *key :
             {"name", "pronouns", "corpIdentity", "corpFaction", "runnerIdentity", "runnerFaction"})
            checkName(place, key);
}

EventDocument readEventDocument(const core::Json &json)
{
    const JsonPlace root(json, "");
    EventDocument document;
    document.name = text(root, "name");
    document.date = text(root, "date");
    document.uploadedFrom = text(root, "uploadedFrom");
    document.cutToTop = number(root, "cutToTop", highestCount).value_or(0);
    if (const auto organizer = root.get("tournamentOrganiser");
        organizer && organizer->json().asObject())
        if (const auto *name = organizer->json().find("nrdbUsername"); name && name->asString())
            document.organizer = core::tidied(*name->asString());
    document.arbiter = json.find("arbiter");
    if (document.arbiter && !document.arbiter->asObject())
        document.arbiter = nullptr;
    std::set<std::int64_t> known;
    readPlayers(root, document, known);
    readFinalists(root, document, known);
    readRounds(root, document, known);
    return document;
}

} // namespace interchange

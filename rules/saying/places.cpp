// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/places.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/parts.h"
#include "rules/saying/lying.h"

#include <algorithm>

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// The remote that is spoken of without its number: the attacked one, the only one, the first.
std::string theRemote(const Draft &draft)
{
    const std::string attacked = draft.textAt("state/run/server");
    if (!attacked.empty() && !isCentral(attacked))
        return attacked;
    for (const std::string &object : draft.objects()) {
        const std::string server = draft.textAt(Draft::objectPath(object) + "/server");
        if (!server.empty() && !isCentral(server))
            return server;
    }
    return "Server 1";
}

std::string newRemote(const Draft &draft)
{
    const auto isUsed = [&](const std::string &name) {
        return draft.textAt("state/run/server") == name
            || std::ranges::any_of(draft.objects(), [&](const std::string &object) {
                   return draft.textAt(Draft::objectPath(object) + "/server") == name;
               });
    };
    int number = 1;
    while (isUsed("Server " + std::to_string(number)))
        ++number;
    return "Server " + std::to_string(number);
}

/// Where the card that was spoken of last lies, or the run is.
std::string thisServer(const Scene &scene)
{
    const std::string attacked = scene.draft.textAt("state/run/server");
    if (!attacked.empty())
        return attacked;
    return scene.draft.textAt(Draft::objectPath(scene.card) + "/server");
}

bool isRunnersZone(const std::string &zone)
{
    return zone == "grip" || zone == "stack" || zone == "heap" || zone == "rig";
}

/// "hand" and the like are those of the card's player.
std::string zoneFor(const Draft &draft, const std::string &object, const std::string &zone)
{
    const bool corp = draft.sideOf(object) == Side::Corp;
    if (zone == "hand")
        return corp ? "hq" : "grip";
    if (zone == "deck")
        return corp ? "rnd" : "stack";
    if (zone == "discard")
        return corp ? "archives" : "heap";
    if (zone == "score-area") // nobody says whose; Notoriety is the Runner's
        return corp ? "corp-score-area" : "runner-score-area";
    return zone;
}

bool isInstallable(CardType type) { return !rules::isPlayed(type) && type != CardType::Identity; }

/// A card of a central server that is said to be "in" it lies among its cards; ice "on" it and
/// what is rezzed is installed.
bool isAmongCards(const Draft &draft, const std::string &object, const Place &place)
{
    const CardType type = draft.typeOf(object);
    if (type == CardType::Agenda || type == CardType::Asset || type == CardType::Operation)
        return true;
    const Json *rezzed = draft.at(Draft::objectPath(object) + "/rezzed");
    if (rezzed && rezzed->asBool() && *rezzed->asBool())
        return false;
    return type == CardType::Ice && (place.link == "in" || place.link == "from");
}

void clearPlace(Draft &draft, const std::string &object)
{
    for (const char *key : {"/zone", "/server", "/position", "/host"})
        draft.remove(Draft::objectPath(object) + key);
}

} // namespace

std::string remoteSpokenOf(const Draft &draft) { return theRemote(draft); }

std::string serverOfRun(const Draft &draft)
{
    std::string server = draft.textAt("state/run/server");
    for (const Json &act : draft.script())
        for (const char *key : {"run", "to_server"})
            if (const Json *value = act.find(key); value && value->asString() && server.empty())
                server = *value->asString();
    return server.empty() ? draft.runServer : server;
}

bool isCentral(const std::string &server)
{
    return server == "HQ" || server == "R&D" || server == "Archives";
}

std::string centralFor(const Draft &draft, const std::string &upgrade, const std::string &run)
{
    const auto *model = draft.modelOf(upgrade);
    if (draft.typeOf(upgrade) != CardType::Upgrade)
        return {};
    switch (model ? model->installOnly : rulings::Where::Anywhere) {
    case rulings::Where::Hq:
        return "HQ";
    case rulings::Where::RnD:
        return "R&D";
    case rulings::Where::HqOrRnD:
        return run == "R&D" ? run : "HQ";
    case rulings::Where::RemoteServer:
        return {};
    default:
        return isCentral(run) ? run : std::string();
    }
}

std::string centralOf(std::string_view zone)
{
    return zone == "hq" ? "HQ" : zone == "rnd" ? "R&D" : zone == "archives" ? "Archives" : "";
}

std::string zoneOf(const std::string &server)
{
    return server == "HQ" ? "hq" : server == "R&D" ? "rnd" : "archives";
}

std::optional<std::string> takeServer(Scene &scene)
{
    Attempt attempt(scene);
    const auto named = scene.take(TermKind::Server);
    if (!named)
        return std::nullopt;
    std::string server = *named;
    if (server == "remote") {
        const auto number = scene.token().number;
        if (number)
            scene.skip();
        server = number ? "Server " + std::to_string(*number) : theRemote(scene.draft);
    } else if (server == "new") {
        server = newRemote(scene.draft);
    } else if (server == "this") {
        server = thisServer(scene);
        if (server.empty())
            server = theRemote(scene.draft);
    }
    attempt.keep();
    return server;
}

namespace {

/// "a remote with Ash in it"; "one in a remote, the other in another".
bool takeWithoutName(Scene &scene, Place &place)
{
    const std::string run = scene.draft.textAt("state/run/server");
    const Token &next = scene.token(1);
    if (!run.empty() && scene.is(TermKind::It, "it")) {
        place.server = run;
        place.isRoot = isCentral(run) && isUpgradeBefore(scene);
    } else if (scene.token().text.starts_with("another")
               && (next.isMark || next.text.empty() || next.value(TermKind::Join)))
        place.server = newRemote(scene.draft);
    else
        return false;
    scene.skip();
    return true;
}

/// Whose "root" it is: of the server that is attacked; "its" is of the one that was named last.
std::string serverOfRoot(const Scene &scene, std::size_t begin)
{
    std::string run = serverOfRun(scene.draft);
    bool isIts = run.empty();
    for (std::size_t at = begin; at < scene.at(); ++at)
        isIts = isIts || scene.tokens()[at].text == "its";
    for (std::size_t at = begin; isIts && at-- > 0 && !scene.tokens()[at].ends();)
        if (const std::string *named = scene.tokens()[at].value(TermKind::Server))
            return isCentral(*named) ? *named : run;
    return run;
}

/// "in the runner's score area", "among his points", "his hand"
bool takeZone(Scene &scene, Place &place)
{
    auto whose = scene.takeWho();           // "in the runner's score area"
    std::string owner = scene.token().text; // "his score area", "among his points"
    if (owner.starts_with("among "))
        owner.erase(0, owner.find(' ') + 1);
    const Token &next = scene.token(1);
    const bool isVerb = place.link.empty() && scene.value(TermKind::Verb) && !next.isMark
        && !next.text.empty() && !next.value(TermKind::Join); // "can Imp bin it", "trash a card"
    const auto zone = isVerb ? std::nullopt : scene.take(TermKind::Zone);
    if (!zone || *zone == "top" || *zone == "root")
        return false;
    if (!whose && owner.starts_with("my ")) {
        whose = Who{scene.subjects.me().side, true, true};
        scene.doubts = scene.doubts || !scene.subjects.me().isSure;
    } else if (!whose
               && (owner.starts_with("his ") || owner.starts_with("her ")
                   || owner.starts_with("their ")))
        whose = Who{scene.subjects.me().isThere ? scene.subjects.other().side : scene.player, true};
    place.zone = *zone;
    if (place.zone == "score-area" && whose && !whose->side && scene.subjects.other().side)
        whose->side = scene.subjects.other().side; // "in my opponent's score pile"
    scene.doubts = scene.doubts || (place.zone == "score-area" && whose && !whose->side);
    if (place.zone == "score-area" && whose && whose->side)
        place.zone = *whose->side == Side::Runner ? "runner-score-area" : "corp-score-area";
    return true;
}

} // namespace

std::optional<Place> takePlace(Scene &scene)
{
    Attempt attempt(scene);
    Place place;
    if (const auto link = scene.take(TermKind::Link)) {
        if (*link == "with" || *link == "without" || *link == "by" || *link == "for")
            return std::nullopt;
        place.link = *link;
    } else if (scene.take(TermKind::Have, "has")) {
        place.link = "on"; // "is on", "sits on"
    }
    if (place.link == "in" && takeWithoutName(scene, place)) {
        attempt.keep();
        return place;
    }
    const bool isTop = scene.take(TermKind::Zone, "top");
    place.isRoot = scene.take(TermKind::Zone, "root");
    if (place.isRoot || isTop) {
        (void)scene.take(TermKind::Link, "of");
        (void)scene.take(TermKind::Link, "in");
    }
    if (const auto server = takeServer(scene)) {
        place.server = *server;
        if (scene.take(TermKind::Zone, "root"))
            place.isRoot = true;
        if (isTop)
            place.link = "in";
        attempt.keep();
        return place;
    }
    if (place.isRoot) {
        place.server = serverOfRoot(scene, attempt.begin());
        if (place.server.empty())
            return std::nullopt;
        attempt.keep();
        return place;
    }
    if (!takeZone(scene, place))
        return std::nullopt;
    attempt.keep();
    return place;
}

bool mayLie(const Draft &draft, const std::string &object, const Place &place)
{
    const CardType type = draft.typeOf(object);
    if (type == CardType::Identity)
        return false;
    const bool corp = draft.sideOf(object) == Side::Corp;
    if (!place.server.empty() && type == CardType::Operation)
        return isCentral(place.server) && place.link != "on";
    if (!place.server.empty())
        return corp;
    const std::string zone = zoneFor(draft, object, place.zone);
    if (zone == "corp-score-area" || zone == "runner-score-area")
        return mayBeScored(draft, object);
    return zone == "removed" || zone == "play" || isRunnersZone(zone) != corp;
}

namespace {

/// What was hosted on a card that has left the table is trashed with it.
void trashGuests(Draft &draft, const std::string &host)
{
    const std::string zone = draft.textAt(Draft::objectPath(host) + "/zone");
    if (zone != "archives" && zone != "heap" && zone != "removed")
        return;
    for (const std::string &guest : draft.objects())
        if (draft.textAt(Draft::objectPath(guest) + "/host") == host) {
            clearPlace(draft, guest);
            draft.tell(Draft::objectPath(guest) + "/zone",
                       draft.sideOf(guest) == Side::Corp ? "archives" : "heap");
        }
}

} // namespace

void putAt(Draft &draft, const std::string &object, const Place &place)
{
    const std::string path = Draft::objectPath(object);
    const CardType type = draft.typeOf(object);
    if (place.server.empty()) {
        const std::string zone = zoneFor(draft, object, place.zone);
        if (zone == "play") { // installed, wherever such cards are
            if (!isInstallable(type))
                draft.tell(path + "/zone", "play-area");
            else if (draft.sideOf(object) == Side::Runner && !draft.at(path + "/host"))
                draft.tell(path + "/zone", "rig");
            return;
        }
        clearPlace(draft, object);
        draft.tell(path + "/zone", zone);
        trashGuests(draft, object);
        return;
    }
    clearPlace(draft, object);
    const bool isFrom = place.link == "from" && type != CardType::Ice; // accessed there
    if (isCentral(place.server) && !place.isRoot
        && (isFrom || isAmongCards(draft, object, place))) {
        draft.tell(path + "/zone", zoneOf(place.server));
        if (const Json *rezzed = draft.at(path + "/rezzed")) { // "face up in Archives"
            const Json faceup = *rezzed;
            draft.remove(path + "/rezzed");
            if (place.server == "Archives")
                draft.tell(path + "/faceup", faceup);
        }
        trashGuests(draft, object);
        return;
    }
    if (type == CardType::Ice) {
        protect(draft, object, place.server, iceOf(draft, place.server).size());
        return;
    }
    draft.tell(path + "/zone", isCentral(place.server) ? "root" : "remote");
    draft.tell(path + "/server", place.server);
}

std::vector<std::string> iceOf(const Draft &draft, const std::string &server)
{
    std::vector<std::pair<int, std::string>> found;
    for (const std::string &object : draft.objects()) {
        const std::string path = Draft::objectPath(object);
        const auto position = draft.numberAt(path + "/position");
        if (position && draft.textAt(path + "/server") == server)
            found.emplace_back(*position, object);
    }
    std::ranges::sort(found);
    std::vector<std::string> ice;
    for (auto &[position, object] : found)
        ice.push_back(std::move(object));
    return ice;
}

void protect(Draft &draft, const std::string &object, const std::string &server,
             std::size_t position)
{
    std::vector<std::string> ice = iceOf(draft, server);
    std::erase(ice, object);
    position = std::min(position, ice.size());
    ice.insert(ice.begin() + static_cast<std::ptrdiff_t>(position), object);
    draft.tell(Draft::objectPath(object) + "/server", server);
    for (std::size_t i = 0; i < ice.size(); ++i)
        draft.tell(Draft::objectPath(ice[i]) + "/position", static_cast<int>(i));
}

std::optional<Pile> pileOf(const Place &place)
{
    if (place.server == "HQ" || place.zone == "hq")
        return Pile{"hand", Side::Corp};
    if (place.server == "R&D" || place.zone == "rnd")
        return Pile{"deck", Side::Corp};
    if (place.server == "Archives")
        return Pile{"pile", Side::Corp};
    if (place.zone == "grip")
        return Pile{"hand", Side::Runner};
    if (place.zone == "stack")
        return Pile{"deck", Side::Runner};
    if (place.zone == "heap")
        return Pile{"pile", Side::Runner};
    if (place.zone == "hand" || place.zone == "deck")
        return Pile{place.zone, std::nullopt};
    if (place.zone == "discard")
        return Pile{"pile", std::nullopt};
    return std::nullopt;
}

} // namespace saying

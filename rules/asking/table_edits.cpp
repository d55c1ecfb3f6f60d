// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/table_edits.h"

#include "rules/asking/references.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/answering/objects_reader.h"
#include "rules/rulings/language/card_models.h"

#include <algorithm>
#include <vector>

namespace asking {

using core::Json;
using rules::CardType;
using rulings::Zone;

namespace {

constexpr std::string_view allObjects = "state/objects";

Json *editableObjects(Json &document)
{
    Json *objects = const_cast<Json *>(valueAt(document, allObjects));
    return objects && objects->asObject() ? objects : nullptr;
}

const rules::Card *cardTitled(std::string_view title)
{
    const auto &library = rules::cardLibrary();
    const auto id = library.findTitle(title);
    return id ? &library[*id] : nullptr;
}

std::string textOf(const Json &object, std::string_view key)
{
    const Json *value = object.find(key);
    return value && value->asString() ? *value->asString() : std::string();
}

bool isCentral(std::string_view server)
{
    return server == "HQ" || server == "R&D" || server == "Archives";
}

bool isInServer(Zone zone)
{
    return zone == Zone::Remote || zone == Zone::Root || zone == Zone::Protecting;
}

/// A server with a card of this question, the attacked one before others.
std::string usualServer(const Json &document, bool remote)
{
    const Json *attacked = valueAt(document, "state/run/server");
    if (attacked && attacked->asString() && (!remote || !isCentral(*attacked->asString())))
        return *attacked->asString();
    return remote ? "Server 1" : "HQ";
}

std::string newServer(const Json &document)
{
    const Json *objects = valueAt(document, allObjects);
    for (int number = 1;; ++number) {
        std::string name = "Server " + std::to_string(number);
        const bool there = objects && objects->asObject()
            && std::ranges::any_of(*objects->asObject(), [&](const Json::Member &one) {
                               return textOf(one.second, "server") == name;
                           });
        if (!there)
            return name;
    }
}

/// Pieces of ice of that server, innermost first.
std::vector<std::string> iceOf(const Json &document, std::string_view server)
{
    std::vector<std::pair<std::int64_t, std::string>> ice;
    if (const Json *objects = valueAt(document, allObjects); objects && objects->asObject())
        for (const auto &[name, object] : *objects->asObject())
            if (const Json *position = object.find("position");
                position && position->asInteger() && textOf(object, "server") == server)
                ice.emplace_back(*position->asInteger(), name);
    std::ranges::sort(ice);
    std::vector<std::string> names;
    for (auto &[position, name] : ice)
        names.push_back(std::move(name));
    return names;
}

/// The ice of the server stands in that order, without gaps.
void lineUp(Json &document, const std::vector<std::string> &ice)
{
    for (std::size_t i = 0; i < ice.size(); ++i)
        setAt(document, objectPath(ice[i]) + "/position", static_cast<int>(i));
}

/// A place that such a card has without being told.
bool goesWithoutSaying(CardType type, Zone zone)
{
    switch (zone) {
    case Zone::Protecting:
        return type == CardType::Ice;
    case Zone::Identity:
        return type == CardType::Identity;
    case Zone::Rig:
        return type == CardType::Program || type == CardType::Hardware
            || type == CardType::Resource;
    default:
        return false;
    }
}

/// What the object says when it lies there, with what was said of it that still counts.
Json lying(const Json &before, CardType type, const Place &place)
{
    Json object(Json::Object{});
    for (const auto &[key, value] : *before.asObject())
        if (key == "card" || key == "counters" || key == "chosen" || key == "chosen_server"
            || key == "used")
            object.set(key, value);
    if (!goesWithoutSaying(type, place.zone))
        object.set("zone", core::toWord(rulings::zoneWords, place.zone));
    if (isInServer(place.zone))
        object.set("server", place.server);
    if (place.zone == Zone::Protecting)
        object.set("position", 99); // until it is lined up
    if (isInServer(place.zone) && type != CardType::Agenda) {
        const Json *rezzed = before.find("rezzed");
        object.set("rezzed", place.rezzed ? Json(*place.rezzed) : rezzed ? *rezzed : Json(true));
    }
    if (!place.host.empty())
        object.set("host", place.host);
    return object;
}

bool isOn(const Json &document, std::string host, std::string_view object)
{
    for (int most = 99; !host.empty() && most > 0; --most) {
        if (host == object)
            return true;
        const Json *next = valueAt(document, objectPath(host));
        host = next ? textOf(*next, "host") : std::string();
    }
    return false;
}

/// The object, that is there, lies there from now on.
void lay(Json &document, std::string_view object, CardType type, Place place)
{
    if (place.server == "new")
        place.server = newServer(document);
    const std::string path = objectPath(object);
    const std::string left = textOf(*valueAt(document, path), "server");
    setAt(document, path, lying(*valueAt(document, path), type, place));
    if (place.zone == Zone::Protecting) {
        auto ice = iceOf(document, place.server);
        std::erase(ice, object);
        const auto at = static_cast<std::size_t>(place.position.value_or(99));
        ice.insert(ice.begin() + static_cast<std::ptrdiff_t>(std::min(at, ice.size())),
                   std::string(object));
        lineUp(document, ice);
    }
    if (!left.empty() && left != place.server)
        lineUp(document, iceOf(document, left));
    mendRun(document);
    mendServers(document);
}

/// It stays where it is if such a card lies there, and comes to lie where it usually does if not.
void settle(Json &document, std::string_view object, const rules::Card &card, Place place)
{
    const bool isEvent = card.type == CardType::Event;
    if (!mayLie(card.title, place.zone) || (place.zone == Zone::Hosted && place.host.empty())
        || (place.zone == Zone::Rig && isEvent))
        place = usualPlace(document, card);
    lay(document, object, card.type, place);
}

} // namespace

bool mayLie(std::string_view title, Zone zone)
{
    const auto id = rules::cardLibrary().findTitle(title);
    return id && rulings::mayLie(rulings::cardModel(*id), zone);
}

Place usualPlace(const Json &document, const rules::Card &card)
{
    switch (card.type) {
    case CardType::Ice:
        return {Zone::Protecting, usualServer(document, false)};
    case CardType::Agenda:
        return {Zone::CorpScoreArea};
    case CardType::Asset:
    case CardType::Upgrade:
        return {Zone::Remote, usualServer(document, true)};
    case CardType::Operation:
        return {Zone::PlayArea};
    case CardType::Event:
        return {Zone::Grip};
    case CardType::Identity:
        return {Zone::Identity};
    default:
        return {Zone::Rig};
    }
}

std::optional<Place> fitting(std::string_view title, Place wanted)
{
    const rules::Card *card = cardTitled(title);
    if (!card)
        return {};
    if (!wanted.host.empty())
        wanted.zone = mayLie(title, Zone::Rig) ? Zone::Rig : Zone::Hosted;
    else if (isInServer(wanted.zone) && card->type == CardType::Ice)
        wanted.zone = Zone::Protecting;
    else if (isInServer(wanted.zone) && !isCentral(wanted.server))
        wanted.zone = Zone::Remote;
    else if (isInServer(wanted.zone) && card->type == CardType::Upgrade)
        wanted.zone = Zone::Root;
    else if (isInServer(wanted.zone))
        wanted.zone = wanted.server == "HQ" ? Zone::Hq
            : wanted.server == "R&D"        ? Zone::RnD
                                            : Zone::Archives;
    if (!mayLie(title, wanted.zone))
        return {};
    return wanted;
}

std::optional<Place> placeOf(const Json &document, std::string_view object)
{
    const Json *here = valueAt(document, objectPath(object));
    if (!here || !here->asObject())
        return {};
    Place place;
    const auto title = titleOf(document, object);
    const rules::Card *card = title ? cardTitled(*title) : nullptr;
    if (const auto zone = core::fromWord(rulings::zoneWords, textOf(*here, "zone")))
        place.zone = *zone;
    else if (here->find("position"))
        place.zone = Zone::Protecting;
    else if (card)
        place.zone = usualPlace(document, *card).zone;
    place.server = textOf(*here, "server");
    place.host = textOf(*here, "host");
    if (const Json *position = here->find("position"); position && position->asInteger())
        place.position = static_cast<int>(*position->asInteger());
    if (const Json *rezzed = here->find("rezzed"); rezzed && rezzed->asBool())
        place.rezzed = *rezzed->asBool();
    return place;
}

std::string addCard(Json &document, std::string_view title)
{
    const rules::Card *card = cardTitled(title);
    return card ? putCard(document, card->title, usualPlace(document, *card)) : std::string();
}

std::string putCard(Json &document, std::string_view title, const Place &place)
{
    const rules::Card *card = cardTitled(title);
    if (!card || !mayLie(title, place.zone))
        return {};
    std::string name;
    for (int number = 1; name.empty() || valueAt(document, objectPath(name)); ++number)
        name = "card" + std::to_string(number);
    tell(document, objectPath(name), Json::object({{"card", card->title}}));
    lay(document, name, card->type, place);
    return name;
}

bool moveCard(Json &document, std::string_view object, const Place &place)
{
    const auto title = titleOf(document, object);
    const rules::Card *card = title ? cardTitled(*title) : nullptr;
    if (!card || !mayLie(*title, place.zone) || isOn(document, place.host, object))
        return false;
    lay(document, object, card->type, place);
    return true;
}

bool replaceCard(Json &document, std::string_view object, std::string_view title)
{
    const rules::Card *card = cardTitled(title);
    const auto place = placeOf(document, object); // of what it was
    if (!card || !place)
        return false;
    const auto before = titleOf(document, object);
    const rules::Card *other = before ? cardTitled(*before) : nullptr;
    setAt(document, objectPath(object) + "/card", card->title);
    if (other && other->side() != card->side())
        forgetActs(document, object); // the other player cannot do them
    settle(document, object, *card, *place);
    mendAbilities(document);
    return true;
}

void removeCard(Json &document, std::string_view object)
{
    Json *objects = editableObjects(document);
    const auto left = placeOf(document, object);
    if (!objects || !left)
        return;
    std::vector<std::string> hosted;
    for (const auto &[name, other] : *objects->asObject())
        if (textOf(other, "host") == object)
            hosted.push_back(name);
    std::erase_if(*objects->asObject(),
                  [&](const Json::Member &member) { return member.first == object; });
    forget(document, object);
    for (const std::string &name : hosted)
        if (const auto title = titleOf(document, name))
            if (const rules::Card *card = cardTitled(*title))
                settle(document, name, *card, *placeOf(document, name));
    if (!left->server.empty())
        lineUp(document, iceOf(document, left->server));
    mendServers(document);
}

void tell(Json &document, std::string_view path, Json value)
{
    for (auto slash = path.find('/'); slash != std::string_view::npos;
         slash = path.find('/', slash + 1))
        if (!valueAt(document, path.substr(0, slash)))
            setAt(document, path.substr(0, slash), Json(Json::Object{}));
    setAt(document, path, std::move(value));
}

void untell(Json &document, std::string_view path)
{
    const auto slash = path.rfind('/');
    if (slash == std::string_view::npos)
        return;
    Json *parent = const_cast<Json *>(valueAt(document, path.substr(0, slash)));
    if (parent && parent->asObject())
        std::erase_if(*parent->asObject(),
                      [&](const Json::Member &one) { return one.first == path.substr(slash + 1); });
}

void beginAt(Json &document, rules::TimingKind kind, std::string_view topic)
{
    tell(document, "state/at",
         std::string(core::toWord(rules::timingKindWords, kind)) + '/' + std::string(topic));
    if (valueAt(document, "question/script"))
        setAt(document, "question/script", Json::array());
    if (kind != rules::TimingKind::Run)
        untell(document, "state/run");
    else if (!valueAt(document, "state/run/server"))
        attack(document, "HQ");
    mendRun(document);
}

void attack(Json &document, std::string_view server)
{
    tell(document, "state/run/server", server);
    mendRun(document);
}

} // namespace asking

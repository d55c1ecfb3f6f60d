// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/objects_reader.h"

#include "rules/rulings/answering/object_facts.h"
#include "rules/rulings/answering/stated_card_reader.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

using core::JsonPlace;

void readNumber(const JsonPlace &place, std::string_view key, Stated &number)
{
    if (const auto value = place.get(key))
        number = static_cast<int>(value->integer(0, mostOfAnything));
}

namespace {

Zone usualZone(const JsonPlace &place, CardType type)
{
    switch (type) {
    case CardType::Identity:
        return Zone::Identity;
    case CardType::Ice:
        return Zone::Protecting;
    case CardType::Hardware:
    case CardType::Program:
    case CardType::Resource:
        return Zone::Rig;
    default:
        return place.at("zone").word(zoneWords);
    }
}

} // namespace

ServerId serverFor(State &state, const std::string &name)
{
    if (const ServerId known = state.findServer(name); known.exists())
        return known;
    state.servers.push_back({name});
    return {static_cast<std::int16_t>(state.servers.size() - 1)};
}

bool mayLie(const CardModel &card, Zone zone)
{
    switch (zone) {
    case Zone::Remote:
        return card.type == CardType::Agenda || card.type == CardType::Asset
            || card.type == CardType::Upgrade;
    case Zone::Root:
        return card.type == CardType::Upgrade;
    case Zone::Protecting:
        return card.type == CardType::Ice;
    case Zone::Identity:
        return card.type == CardType::Identity;
    case Zone::PlayArea:
        return rules::isPlayed(card.type);
    case Zone::SetAside: // of an identity: outside the game
    case Zone::Hosted:
    case Zone::Removed:
        return true;
    case Zone::Hq:
    case Zone::RnD:
    case Zone::Archives:
        return card.side == Side::Corp && card.type != CardType::Identity;
    case Zone::Rig:
    case Zone::Grip:
    case Zone::Stack:
    case Zone::Heap:
        return card.side == Side::Runner && card.type != CardType::Identity;
    default:
        return card.type != CardType::Identity;
    }
}

namespace {

void readPlace(const JsonPlace &place, State &state, Object &object)
{
    if (const auto zone = place.get("zone"))
        object.zone = zone->word(zoneWords);
    else
        object.zone = usualZone(place, object.card->type);
    // Ice in a root is hosted there.
    const bool hostedIce = object.card->type == CardType::Ice && place.get("host").has_value()
        && (object.zone == Zone::Remote || object.zone == Zone::Root);
    if (!hostedIce && !mayLie(*object.card, object.zone))
        place.fail("such a card does not lie in the zone "
                   + core::jsonQuoted(core::toWord(zoneWords, object.zone)));
    const bool needsServer =
        object.zone == Zone::Remote || object.zone == Zone::Root || object.zone == Zone::Protecting;
    if (needsServer) {
        object.server = serverFor(state, place.at("server").string());
        if (object.zone == Zone::Root && !isCentral(object.server))
            place.at("server").fail("only central servers have a root");
        if (object.zone == Zone::Remote && isCentral(object.server))
            place.at("server").fail("that is no remote server");
    } else if (place.get("server")) {
        place.at("server").fail("a card there is in no server of its own");
    }
    if (object.zone == Zone::Protecting)
        object.position = static_cast<int>(place.at("position").integer(0, mostOfAnything));
    const bool corpInstalled = needsServer;
    if (corpInstalled && object.card->type != CardType::Agenda)
        object.faceup = place.at("rezzed").boolean();
    else if (const auto faceup = place.get("faceup"))
        object.faceup = faceup->boolean();
    else if (const auto rezzed = place.get("rezzed"); rezzed && rezzed->boolean()
             && object.zone != Zone::Hosted) // it may be installed there
        rezzed->fail("only installed ice, assets and upgrades are rezzed");
    else {
        object.faceupKnown = object.zone != Zone::Archives && object.zone != Zone::Hosted;
        object.faceup = object.zone == Zone::Rig || object.zone == Zone::Heap
            || object.zone == Zone::Identity || object.zone == Zone::CorpScoreArea
            || object.zone == Zone::RunnerScoreArea || object.zone == Zone::PlayArea;
    }
}

/// `credits` are those that such a card holds: recurring ones, or others.
void readCounters(const JsonPlace &counters, Object &object)
{
    counters.allowOnly(
        {"advancement", "virus", "power", "credit", "recurring", "credits", "agenda"});
    const auto set = [&](Counter kind, std::string_view word) {
        const auto value = counters.get(word);
        if (value)
            object.counters[static_cast<std::size_t>(kind)] =
                static_cast<std::int16_t>(value->integer(0, mostOfAnything));
        return value.has_value();
    };
    for (const auto &[kind, word] : counterWords)
        (void)set(kind, word);
    const Counter credits = creditsOn(*object.card);
    const bool told = set(credits, "credits");
    object.recurringKnown =
        counters.get("recurring").has_value() || (told && credits == Counter::Recurring);
}

/// By its id on the card, or as acts name it.
std::string usedAbility(const JsonPlace &place, const Object &object)
{
    std::string id = place.string();
    if (id.starts_with(object.name + '#'))
        id.erase(0, object.name.size() + 1);
    return id;
}

Object readObject(const JsonPlace &place, std::string name, State &state)
{
    place.allowOnly({"card", "zone", "server", "position", "rezzed", "faceup", "counters", "host",
                     "chosen", "chosen_server", "converted", "flipped", "named", "used"});
    Object object;
    object.name = std::move(name);
    object.card = readCard(place.at("card"), state);
    object.owner = object.card->side;
    readPlace(place, state, object);
    // How many an X comes to is told by the question.
    if (const auto &most = object.card->recurring.refillsTo;
        most && most->of == Amount::Of::Nothing && object.faceup)
        object.counters[static_cast<std::size_t>(Counter::Recurring)] =
            static_cast<std::int16_t>(most->plus);
    if (const auto counters = place.get("counters"))
        readCounters(*counters, object);
    if (const auto word = place.get("named"))
        object.named = word->string();
    if (const auto server = place.get("chosen_server"))
        object.chosenServer = serverFor(state, server->string());
    if (const auto converted = place.get("converted"))
        object.converted = converted->boolean();
    if (const auto flipped = place.get("flipped"))
        object.flipped = flipped->boolean();
    if (const auto named = place.get("named"))
        object.named = named->string();
    object.usesKnown = place.get("used").has_value();
    if (const auto used = place.get("used"))
        for (const JsonPlace &ability : used->items())
            object.usedThisTurn.push_back(usedAbility(ability, object));
    return object;
}

} // namespace

ObjectId named(const State &state, const JsonPlace &place)
{
    const ObjectId id = state.find(place.string());
    if (!id.exists())
        place.fail("no object is called " + core::jsonQuoted(place.string()));
    return id;
}

namespace {

bool isAnywhere(const std::vector<Effect> &effects, const auto &wanted)
{
    return std::ranges::any_of(effects, [&](const Effect &one) {
        return wanted(one) || isAnywhere(one.then, wanted) || isAnywhere(one.otherwise, wanted)
            || std::ranges::any_of(one.options, [&](const std::vector<Effect> &option) {
                   return isAnywhere(option, wanted);
               });
    });
}

/// Its text takes cards onto it that are not installed there.
bool gathersCards(const CardModel &card)
{
    return std::ranges::any_of(card.abilities, [](const Ability &ability) {
        return isAnywhere(ability.effects, [](const Effect &one) {
            return wordOf(one.op) == "host" && one.of.ref != Ref::Self;
        });
    });
}

/// What is no agenda lies in a score area as what its own text has made of it.
void becomeAgenda(Object &object)
{
    if (!isScoreArea(object.zone) || object.card->type == CardType::Agenda)
        return;
    object.converted = true;
    for (const Ability &ability : object.card->abilities)
        (void)isAnywhere(ability.effects, [&](const Effect &one) {
            const bool adds = one.op == &addToScoreAreaOperation && one.of.ref == Ref::Self;
            if (adds)
                object.worth = one.as<ScoreAreaHow>().points;
            return adds;
        });
}

/// What becomes a condition counter lies on an installed or scored card as nothing else.
bool isConditionCounter(const State &state, const Object &object)
{
    if (object.zone != Zone::Hosted || !object.host.exists())
        return false;
    const Object &host = state[object.host];
    const bool scored = isScoreArea(host.zone);
    return (isInstalled(host) || (scored && !gathersCards(*host.card)))
        && std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
               return isAnywhere(ability.effects,
                                 [](const Effect &one) { return one.op == &convertOperation; });
           });
}

/// Its own text has it lie on another card: it is installed on it, or moves there from the rig.
bool liesOnOthers(const CardModel &card)
{
    return std::ranges::any_of(card.abilities, [](const Ability &ability) {
        return ability.kind() == AbilityKind::InstallsOn
            || isAnywhere(ability.effects, [](const Effect &one) {
                   return wordOf(one.op) == "host" && one.of.ref == Ref::Self;
               });
    });
}

/// Its text has cards installed on it, by themselves or by what it does.
bool installsOnItself(const CardModel &card)
{
    return std::ranges::any_of(card.abilities, [](const Ability &ability) {
        const auto *hosts = ability.asIf<HostsAbility>();
        return (hosts && !hosts->byAbilityOnly)
            || isAnywhere(ability.effects, [](const Effect &one) {
                   return wordOf(one.op) == "install" && one.as<InstallHow>().on.ref == Ref::Self;
               });
    });
}

/// A Runner card that lies on ice, or where its own text or that of its host has it installed. A
/// card of the Corp then lies in the server of its host.
bool isInstalledOnHost(const State &state, const Object &object)
{
    const CardType type = object.card->type;
    if (object.zone != Zone::Hosted || !object.host.exists() || object.converted)
        return false;
    const Object &host = state[object.host];
    if (!isInstalled(host))
        return false;
    if (object.owner == Side::Corp)
        return (host.zone == Zone::Remote || host.zone == Zone::Root)
            && (type == CardType::Ice || mayLie(*object.card, host.zone))
            && installsOnItself(*host.card);
    return (type == CardType::Program || type == CardType::Hardware || type == CardType::Resource)
        && (host.card->type == CardType::Ice || installsOnItself(*host.card)
            || (liesOnOthers(*object.card) && !gathersCards(*host.card)));
}

void installOnHost(const State &state, Object &object, const JsonPlace &place)
{
    if (object.owner == Side::Corp) {
        object.zone = state[object.host].zone;
        object.server = state[object.host].server;
        const auto rezzed = place.get("rezzed");
        object.faceup = rezzed && rezzed->boolean();
        object.faceupKnown = true;
        return;
    }
    object.zone = Zone::Rig;
    object.faceup = object.faceup || !place.get("faceup");
}

} // namespace

void readObjects(const JsonPlace &place, State &state)
{
    const auto *members = place.json().asObject();
    if (!members)
        place.fail("expected an object");
    for (const auto &[name, json] : *members) {
        if (name.empty() || name.find_first_of(".# ") != std::string::npos || name == "corp"
            || name == "runner" || name == "run")
            place.fail("an object cannot be called " + core::jsonQuoted(name));
        state.objects.push_back(readObject(place.at(name), name, state));
    }
    for (std::size_t i = 0; i < members->size(); ++i) {
        const JsonPlace one = place.at((*members)[i].first);
        if (const auto host = one.get("host"))
            state.objects[i].host = named(state, *host);
        if (const auto chosen = one.get("chosen"))
            state.objects[i].chosen = named(state, *chosen);
    }
    for (std::size_t i = 0; i < members->size(); ++i) {
        const JsonPlace one = place.at((*members)[i].first);
        Object &object = state.objects[i];
        if (!one.get("converted"))
            object.converted = isConditionCounter(state, object);
        becomeAgenda(object);
        if (isInstalledOnHost(state, object))
            installOnHost(state, object, one);
        else if (const auto rezzed = one.get("rezzed");
                 object.zone == Zone::Hosted && rezzed && rezzed->boolean())
            rezzed->fail("only installed ice, assets and upgrades are rezzed");
        if (object.converted && !one.get("faceup"))
            object.faceup = object.faceupKnown = true;
    }
    for (std::size_t i = 0; i < members->size(); ++i) {
        const JsonPlace one = place.at((*members)[i].first);
        // Up from host to host: never back to the card itself.
        ObjectId host = state.objects[i].host;
        for (std::size_t steps = 0; host.exists(); ++steps) {
            if (steps == members->size())
                one.at("host").fail("a card does not host itself, nor what hosts it");
            host = state[host].host;
        }
        const Object &object = state.objects[i];
        if (object.zone != Zone::Protecting)
            continue;
        const auto same = std::ranges::count_if(state.objects, [&](const Object &other) {
            return other.zone == Zone::Protecting && other.server == object.server
                && other.position == object.position;
        });
        if (same > 1)
            one.at("position").fail("two pieces of ice have this position");
    }
}

} // namespace rulings

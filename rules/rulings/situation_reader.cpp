// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/situation_reader.h"

#include "rules/rulings/stated_card_reader.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

using core::Json;
using core::JsonPlace;

namespace {

constexpr int mostOfAnything = 99;
constexpr int unknownUpTo = 20;
constexpr std::size_t mostCases = 1000;

/// Of what there is at the table: never less than nothing.
void readNumber(const JsonPlace &place, std::string_view key, Stated &number)
{
    if (const auto value = place.get(key))
        number = static_cast<int>(value->integer(0, mostOfAnything));
}

void readPlayer(const JsonPlace &place, Player &player)
{
    place.allowOnly({"credits", "clicks", "hand", "deck", "pile"});
    readNumber(place, "credits", player.credits);
    readNumber(place, "clicks", player.clicks);
    readNumber(place, "hand", player.hand);
    readNumber(place, "deck", player.deck);
    readNumber(place, "pile", player.pile);
}

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

ServerId serverFor(State &state, const std::string &name)
{
    if (const ServerId known = state.findServer(name); known.exists())
        return known;
    state.servers.push_back({name});
    return {static_cast<std::int16_t>(state.servers.size() - 1)};
}

/// Whether such a card can lie there at all, by whatever effect.
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
        return card.type == CardType::Event || card.type == CardType::Operation;
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

void readPlace(const JsonPlace &place, State &state, Object &object)
{
    if (const auto zone = place.get("zone"))
        object.zone = zone->word(zoneWords);
    else
        object.zone = usualZone(place, object.card->type);
    if (!mayLie(*object.card, object.zone))
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
    else if (place.get("rezzed"))
        place.at("rezzed").fail("only installed ice, assets and upgrades are rezzed");
    else {
        object.faceupKnown = object.zone != Zone::Archives && object.zone != Zone::Hosted;
        object.faceup = object.zone == Zone::Rig || object.zone == Zone::Heap
            || object.zone == Zone::Identity || object.zone == Zone::CorpScoreArea
            || object.zone == Zone::RunnerScoreArea || object.zone == Zone::PlayArea;
    }
}

Object readObject(const JsonPlace &place, std::string name, State &state)
{
    place.allowOnly({"card", "zone", "server", "position", "rezzed", "faceup", "counters", "host",
                     "chosen", "chosen_server", "converted", "used"});
    Object object;
    object.name = std::move(name);
    object.card = readCard(place.at("card"), state);
    object.owner = object.card->side;
    readPlace(place, state, object);
    if (object.card->recurring.credits > 0 && object.faceup)
        object.counters[static_cast<std::size_t>(Counter::Recurring)] =
            static_cast<std::int16_t>(object.card->recurring.credits);
    if (const auto counters = place.get("counters")) {
        object.recurringKnown = counters->get("recurring").has_value();
        counters->allowOnly({"advancement", "virus", "power", "credit", "recurring", "agenda"});
        for (const auto &[kind, word] : counterWords)
            if (const auto value = counters->get(word))
                object.counters[static_cast<std::size_t>(kind)] =
                    static_cast<std::int16_t>(value->integer(0, mostOfAnything));
    }
    if (const auto server = place.get("chosen_server"))
        object.chosenServer = serverFor(state, server->string());
    if (const auto converted = place.get("converted"))
        object.converted = converted->boolean();
    object.usesKnown = place.get("used").has_value();
    if (const auto used = place.get("used"))
        for (const JsonPlace &ability : used->items())
            object.usedThisTurn.push_back(ability.string());
    return object;
}

ObjectId named(const State &state, const JsonPlace &place)
{
    const ObjectId id = state.find(place.string());
    if (!id.exists())
        place.fail("no object is called " + core::jsonQuoted(place.string()));
    return id;
}

bool converts(const std::vector<Effect> &effects)
{
    return std::ranges::any_of(effects, [](const Effect &one) {
        return one.op == Op::Convert || converts(one.then) || converts(one.otherwise);
    });
}

/// An operation that becomes a condition counter lies on an installed card as nothing else.
bool isConditionCounter(const State &state, const Object &object)
{
    return object.zone == Zone::Hosted && object.host.exists() && isInstalled(state[object.host])
        && std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
               return ability.kind == AbilityKind::Play && converts(ability.effects);
           });
}

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

void readRun(const JsonPlace &place, State &state)
{
    place.allowOnly({"server", "ice", "approaches", "status", "passed", "broken", "accessing",
                     "accessed", "cannot_jack_out", "credits"});
    Run &run = state.run;
    run.on = true;
    run.server = serverFor(state, place.at("server").string());
    run.startedOn = run.server;
    if (const auto ice = place.get("ice")) {
        run.ice = named(state, *ice);
        if (state[run.ice].card->type != CardType::Ice)
            ice->fail("only ice is approached and encountered");
        run.position = state[run.ice].position;
    }
    readNumber(place, "approaches", run.approaches);
    readNumber(place, "credits", run.badPublicityCredits);
    if (const auto status = place.get("status"))
        run.status = status->word(runStatusWords);
    if (const auto passed = place.get("passed"))
        for (const JsonPlace &one : passed->items())
            run.passed.push_back(named(state, one));
    run.brokenKnown = place.get("broken").has_value();
    if (const auto broken = place.get("broken"))
        for (const JsonPlace &one : broken->items()) {
            const auto number = static_cast<std::size_t>(one.integer(1, mostOfAnything));
            if (run.broken.size() < number)
                run.broken.resize(number);
            run.broken[number - 1] = true;
        }
    if (const auto accessing = place.get("accessing"))
        run.accessing = named(state, *accessing);
    if (const auto accessed = place.get("accessed"))
        for (const JsonPlace &one : accessed->items())
            run.accessed.push_back(named(state, one));
    if (const auto flag = place.get("cannot_jack_out"))
        run.cannotJackOut = flag->boolean();
}

/// "run/approach-rez", "corp-turn/2.1": a structure and a step of it.
void readAt(const JsonPlace &place, State &state)
{
    const std::string &words = place.string();
    const auto slash = words.find('/');
    const auto kind =
        core::fromWord(rules::timingKindWords, std::string_view(words).substr(0, slash));
    if (!kind || slash == std::string::npos)
        place.fail("expected a step behind one of " + core::wordList(rules::timingKindWords)
                   + " and a slash");
    state.at.kind = *kind;
    state.step = words.substr(slash + 1);
    const auto structures = rules::timingStructures();
    if (std::ranges::none_of(structures, [&](const rules::TimingStructure &structure) {
            return structure.kind == *kind
                && (structure.find(state.step) || structure.findTopic(state.step));
        }))
        place.fail("no version has a step " + core::jsonQuoted(state.step));
    if (*kind != TimingKind::Run)
        state.turn = *kind == TimingKind::CorpTurn ? Side::Corp : Side::Runner;
}

std::vector<Happened> readHappened(const JsonPlace &list, State &state)
{
    std::vector<Happened> all;
    for (const JsonPlace &one : list.items()) {
        one.allowOnly({"event", "server", "of", "player"});
        Happened happened;
        happened.event = one.at("event").word(eventWords);
        happened.stated = true;
        if (const auto server = one.get("server"))
            happened.server = serverFor(state, server->string());
        if (const auto of = one.get("of"))
            happened.object = named(state, *of);
        if (const auto player = one.get("player"))
            happened.player = player->word(rules::sideWords);
        all.push_back(happened);
    }
    return all;
}

State readState(const JsonPlace &place)
{
    place.allowOnly({"at", "turn", "corp", "runner", "tags", "bad_publicity", "brain_damage",
                     "objects", "run", "resolved", "action_open", "happened", "happened_last_turn",
                     "clicks_spent", "loop"});
    State state;
    readAt(place.at("at"), state);
    if (const auto turn = place.get("turn"))
        state.turn = turn->word(rules::sideWords);
    if (const auto corp = place.get("corp"))
        readPlayer(*corp, state.corp);
    if (const auto runner = place.get("runner"))
        readPlayer(*runner, state.runner);
    readNumber(place, "tags", state.tags);
    readNumber(place, "bad_publicity", state.badPublicity);
    readNumber(place, "brain_damage", state.brainDamage);
    if (const auto objects = place.get("objects"))
        readObjects(*objects, state);
    if (const auto run = place.get("run"))
        readRun(*run, state);
    else if (state.at.kind == TimingKind::Run)
        place.fail("a step of a run needs \"run\"");
    if (const auto flag = place.get("action_open"))
        state.actionOpen = flag->boolean();
    if (const auto spent = place.get("clicks_spent"))
        state.clicksSpent = static_cast<int>(spent->integer(0, mostOfAnything));
    state.clicksSpentStated = place.get("clicks_spent").has_value();
    if (const auto loop = place.get("loop")) {
        loop->allowOnly({"mandatory", "resolver"});
        state.loop = {true, loop->at("mandatory").boolean(),
                      loop->at("resolver").word(rules::sideWords)};
    }
    if (const auto happened = place.get("happened"))
        state.happened = readHappened(*happened, state), state.turnKnown = true;
    if (const auto before = place.get("happened_last_turn"))
        state.happenedLastTurn = readHappened(*before, state), state.lastTurnKnown = true;
    if (const auto resolved = place.get("resolved"))
        for (const JsonPlace &one : resolved->items()) {
            const auto mark = one.string().find('#');
            if (mark == std::string::npos)
                one.fail("expected an object, # and the id of an ability");
            const ObjectId id = state.find(one.string().substr(0, mark));
            if (!id.exists())
                one.fail("no such object");
            state.resolved.emplace_back(id, one.string().substr(mark + 1));
        }
    return state;
}

/// An unknown fact: its place in the document and what it is looked at with.
struct Unknown {
    std::vector<std::string> path;
    std::vector<Json> values;
};

void findUnknown(const Json &json, std::vector<std::string> &path, std::vector<Unknown> &found)
{
    const auto *members = json.asObject();
    if (!members)
        return;
    for (const auto &[key, value] : *members) {
        path.push_back(key);
        if (value.isNull()) {
            Unknown unknown{path, {}};
            if (key == "rezzed" || key == "faceup") {
                unknown.values = {Json(false), Json(true)};
            } else {
                for (int i = 0; i <= unknownUpTo; ++i)
                    unknown.values.emplace_back(i);
            }
            found.push_back(std::move(unknown));
        } else {
            findUnknown(value, path, found);
        }
        path.pop_back();
    }
}

Json &at(Json &json, const std::vector<std::string> &path)
{
    Json *here = &json;
    for (const std::string &key : path)
        here = here->find(key);
    return *here;
}

std::string dotted(const std::vector<std::string> &path)
{
    std::string text;
    for (const std::string &key : path)
        text += (text.empty() ? "" : ".") + key;
    return text;
}

} // namespace

std::vector<Case> readCases(const JsonPlace &place)
{
    std::vector<Unknown> unknown;
    std::vector<std::string> path;
    findUnknown(place.json(), path, unknown);
    std::size_t total = 1;
    for (const Unknown &one : unknown) {
        total *= one.values.size();
        if (total > mostCases)
            place.fail("too many facts are unknown: at most " + std::to_string(mostCases)
                       + " cases are looked at");
    }
    std::vector<Case> cases;
    for (std::size_t number = 0; number < total; ++number) {
        Json filled = place.json();
        Case one;
        std::size_t rest = number;
        for (const Unknown &fact : unknown) {
            const Json &value = fact.values[rest % fact.values.size()];
            rest /= fact.values.size();
            at(filled, fact.path) = value;
            one.assumed.emplace_back(dotted(fact.path), core::dump(value));
        }
        one.state = readState(JsonPlace(filled, place.place()));
        cases.push_back(std::move(one));
    }
    return cases;
}

} // namespace rulings

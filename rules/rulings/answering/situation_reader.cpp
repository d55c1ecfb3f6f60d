// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/situation_reader.h"

#include "rules/rulings/answering/objects_reader.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

using core::Json;

using core::JsonPlace;

namespace {

constexpr std::size_t mostCases = 1000;

void readPlayer(const JsonPlace &place, Player &player)
{
    place.allowOnly({"credits", "clicks", "hand", "deck", "pile"});
    readNumber(place, "credits", player.credits);
    readNumber(place, "clicks", player.clicks);
    readNumber(place, "hand", player.hand);
    readNumber(place, "deck", player.deck);
    readNumber(place, "pile", player.pile);
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

/// Nobody but its owner does that with a card.
bool isByOwner(EventKind event)
{
    return event == EventKind::Installed || event == EventKind::Played
        || event == EventKind::PlayResolved || event == EventKind::Drawn;
}

std::vector<Happened> readHappened(const JsonPlace &list, State &state)
{
    std::vector<Happened> all;
    for (const JsonPlace &one : list.items()) {
        one.allowOnly({"event", "server", "of", "player", "accessed", "damage", "amount", "cause",
                       "counter", "from"});
        Happened happened;
        happened.event = one.at("event").word(eventWords);
        happened.stated = true;
        if (const auto server = one.get("server"))
            happened.server = serverFor(state, server->string());
        if (const auto of = one.get("of"))
            happened.object = named(state, *of);
        if (const auto player = one.get("player"))
            happened.player = player->word(rules::sideWords);
        else if (happened.object.exists() && isByOwner(happened.event))
            happened.player = state[happened.object].owner;
        if (const auto accessed = one.get("accessed")) {
            happened.accessed = accessed->boolean();
            happened.accessedKnown = true;
        }
        if (const auto damage = one.get("damage"))
            happened.damage = damage->word(damageWords);
        if (const auto counter = one.get("counter"))
            happened.counter = counter->word(counterWords);
        if (const auto from = one.get("from"))
            happened.from = from->word(zoneWords);
        if (const auto amount = one.get("amount"))
            happened.amount = static_cast<int>(amount->integer(1, 99));
        if (const auto cause = one.get("cause"))
            happened.cause = named(state, *cause);
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
                for (int i = 0; i <= mostLookedAt; ++i)
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

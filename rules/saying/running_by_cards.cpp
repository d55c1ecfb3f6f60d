// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/running_by_cards.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/places.h"
#include "rules/saying/server_chosen.h"
#include "rules/saying/settling.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// The act that begins a run by that card; nothing of a card that begins none.
std::optional<Json> beginning(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    if (!model || draft.sideOf(card) != Side::Runner)
        return std::nullopt;
    for (const rulings::Ability &ability : model->abilities) {
        if (!does(ability, "run"))
            continue;
        if (draft.typeOf(card) == CardType::Event)
            return Json(Json::Object{{"play", card}});
        if (ability.kind() == rulings::AbilityKind::Paid)
            return Json::object({{"use", card + '#' + ability.id}});
    }
    return std::nullopt;
}

bool isNextToBegin(const Scene &scene)
{
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    Scene ahead = scene;
    const auto card = takeCard(ahead);
    if (!card || !beginning(ahead.draft, *card))
        return false;
    const std::string zone = ahead.draft.textAt(Draft::objectPath(*card) + "/zone");
    return zone.empty() || zone == "grip" || zone == "rig";
}

/// "(I Dirty Laundry) his Sundew server": the one in which that card is.
std::optional<std::string> takeNamedServer(Scene &scene)
{
    Attempt attempt(scene);
    auto server = takeServerOfCard(scene);
    if (!server || !scene.is(TermKind::Server, "remote")
        || scene.token().text.find(' ') != std::string::npos)
        return std::nullopt;
    scene.skip();
    attempt.keep();
    return server;
}

/// "a run on r&d", "on hq": false where no run is meant.
bool takeRun(Scene &scene, std::optional<std::string> &server)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Number, "1");
    const bool succeeds = scene.take(TermKind::Flag, "successful");
    const auto before = takeServer(scene); // "archives run"
    const bool runs = scene.take(TermKind::Verb, "run") || scene.take(TermKind::Noun, "run")
        || scene.take(TermKind::Verb, "run-well");
    const bool linked = scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "to")
        || scene.take(TermKind::Link, "against")
        || (scene.token().text == "into" && scene.take(TermKind::Link, "in"));
    server = before ? before : takeServer(scene);
    if (!server && !runs && !linked)
        if (const auto of = takeNamedServer(scene)) {
            server = of;
            return attempt.keep();
        }
    if ((!runs && !(linked && server)) || (succeeds && !runs))
        return false;
    return attempt.keep();
}

/// How much of a server has to be told: none where the card names it.
std::vector<Json> actsFor(Scene &scene, const std::string &card,
                          const std::optional<std::string> &server)
{
    std::vector<Json> acts{*beginning(scene.draft, card)};
    if (!server)
        return acts;
    std::vector<Json> chosen = acts;
    chosen.push_back(Json::object({{"to_server", *server}}));
    if (canBePlayed(scene.draft, chosen))
        return chosen;
    scene.draft.runServer = *server;
    return acts;
}

bool begin(Scene &scene, const std::string &card, const std::optional<std::string> &server,
           std::size_t from)
{
    Draft &draft = scene.draft;
    const bool isEvent = draft.typeOf(card) == CardType::Event;
    const std::string path = Draft::objectPath(card) + "/zone";
    if (isEvent && !draft.isTold(path))
        draft.tell(path, "grip");
    if (draft.script().empty())
        draft.assume("state/at", "runner-turn/take-actions",
                     English::tr("it is the Runner's turn, and an action is next"));
    scene.player = Side::Runner;
    const auto acts = actsFor(scene, card, server);
    std::vector<std::string> paths;
    const auto play = [&](const Json &act) {
        paths.push_back(Draft::actPath(draft.script().size()));
        draft.play(act);
    };
    for (const Json &act : acts)
        play(act);
    if (scene.take(TermKind::Flag, "successful"))
        play(Json::object({{"to", "success"}}));
    scene.speakOf(card);
    scene.lastVerb = isEvent ? "play" : "use";
    scene.lastBy = Side::Runner;
    scene.actsBefore = draft.script().size(); // what is said behind it comes in that run
    const std::string name = draft.nameOf(card);
    scene.addChip(
        ChipKind::Act, from,
        server ? English::tr("{card}: a run on {server}", {{"card", name}, {"server", *server}})
               : English::tr("{card}: a run", {{"card", name}}),
        std::move(paths));
    return true;
}

/// "stimhack run on r&d", "runner uses sneakdoor to run archives"
bool readCardFirst(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    if (who && who->side == Side::Corp && !who->isPerson)
        return false;
    (void)(scene.take(TermKind::Verb, "play") || scene.take(TermKind::Verb, "use"));
    if (!isNextToBegin(scene))
        return false;
    const auto card = takeCard(scene);
    {
        Attempt link(scene);
        if (scene.take(TermKind::Link, "to") && scene.value(TermKind::Verb))
            link.keep();
    }
    std::optional<std::string> server;
    if (!takeRun(scene, server))
        return false;
    attempt.keep();
    return begin(scene, *card, server, attempt.begin());
}

/// "runs archives with sneakdoor"
bool readRunFirst(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    std::optional<std::string> server;
    if ((who && who->side == Side::Corp && !who->isPerson) || scene.is(TermKind::Link, "on")
        || !takeRun(scene, server) || !server)
        return false;
    const bool by = scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "by")
        || scene.take(TermKind::Verb, "encounter"); // "through sneakdoor"
    if (!by || !isNextToBegin(scene))
        return false;
    const auto card = takeCard(scene);
    attempt.keep();
    return begin(scene, *card, server, attempt.begin());
}

} // namespace

bool readRunByCard(Scene &scene)
{
    if (readServerChosen(scene)) // by what a card that was played asks
        return true;
    const bool isBegun = scene.draft.at("state/run") || scene.asks;
    return !isBegun && (readCardFirst(scene) || readRunFirst(scene));
}

namespace {

/// Where what is accessed, stolen or trashed behind that act lies; empty: nothing is.
std::string serverOfAccessed(const Draft &draft, std::size_t behind)
{
    const auto &script = draft.script();
    for (std::size_t at = behind; at < script.size(); ++at) {
        const Json *accessed = script[at].find("access");
        if (!accessed || !accessed->asString())
            continue;
        const std::string path = Draft::objectPath(*accessed->asString());
        const std::string server = draft.textAt(path + "/server");
        const std::string zone = draft.textAt(path + "/zone");
        return !server.empty() ? server : zone.empty() ? "Server 1" : centralOf(zone);
    }
    Draft settled = draft; // or where ice stands that is met
    settle(settled);
    for (const std::string &object : settled.objects())
        if (settled.typeOf(object) == CardType::Ice)
            if (std::string server = settled.textAt(Draft::objectPath(object) + "/server");
                !server.empty())
                return server;
    return {};
}

/// The next act says where the run is.
bool namesServer(const Json::Array &script, std::size_t next)
{
    return next < script.size()
        && (script[next].find("to_server") || script[next].find("run")
            || script[next].find("option") || script[next].find("choose"));
}

Trial trialSettled(Draft draft)
{
    settle(draft);
    return trialOf(draft);
}

} // namespace

namespace {

/// "Inside Job, the outermost ice is a rezzed Guard": the only event that nobody plays makes the
/// run. False where nothing is played at all.
bool playsRunNamed(Scene &scene)
{
    Draft &draft = scene.draft;
    if (!draft.script().empty())
        return true;
    Draft settled = draft;
    settle(settled);
    const Json *first = settled.at("question/script/0/play");
    const std::string card = first && first->asString() ? *first->asString() : std::string();
    const std::string path = Draft::objectPath(card);
    const auto chip =
        std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
    if (card.empty() || settled.script().size() != 1 || !beginsRun(draft.modelOf(card))
        || chip == scene.chips.end())
        return false;
    const std::string says = English::tr("the Runner plays {card}", {{"card", draft.nameOf(card)}});
    draft.assume(path + "/zone", "grip", says);
    draft.assume("state/at", "runner-turn/take-actions", says);
    draft.play(*settled.at("question/script/0"));
    chip->paths.push_back(Draft::actPath(0));
    chip->says = says;
    chip->guessed = true;
    return true;
}

} // namespace

void assumeServerOfRun(Scene &scene)
{
    Draft &draft = scene.draft;
    if (draft.at("state/run") || !playsRunNamed(scene))
        return;
    const Trial trial = trialSettled(draft);
    if (!trial.isReadable || (trial.isDerived && !trial.isRefused))
        return;
    const Json::Array script = draft.script();
    for (std::size_t at = 0; at < script.size(); ++at) {
        const Json *played = script[at].find("play");
        const std::string card = played && played->asString() ? *played->asString() : std::string();
        if (card.empty() || !beginsRun(draft.modelOf(card)) || namesServer(script, at + 1))
            continue;
        const std::string path = Draft::actPath(at);
        const auto chip =
            std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
        const std::string server = serverOfAccessed(draft, at + 1);
        if (chip == scene.chips.end() || server.empty())
            continue;
        Json::Array longer = script;
        longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(at + 1),
                      Json::object({{"to_server", server}}));
        Draft there = draft;
        there.tell("question/script", Json(std::move(longer)));
        const Trial then = trialSettled(there);
        if (trial.played > at + 1 || then.isRefused
            || (!then.isDerived && then.played <= trial.played + 1))
            continue; // something else is in the way
        moveDown(scene, at + 1, 1);
        draft = std::move(there);
        chip->guessed = true;
        chip->says = English::tr("{card}: a run on {server}",
                                 {{"card", draft.nameOf(card)}, {"server", server}});
        return;
    }
}

std::optional<std::string> takeServerOfCard(Scene &scene)
{
    Attempt attempt(scene);
    const Fits isInServer = [](const Draft &draft, const std::string &card) {
        const CardType type = draft.typeOf(card);
        return draft.sideOf(card) == Side::Corp && type != CardType::Ice
            && type != CardType::Operation && type != CardType::Identity
            && !draft.textAt(Draft::objectPath(card) + "/zone").ends_with("score-area");
    };
    if (!isCardNext(scene))
        return std::nullopt;
    {
        Scene ahead = scene;
        const auto meant = takeCard(ahead, isInServer);
        if (!meant || !isInServer(ahead.draft, *meant))
            return std::nullopt;
    }
    const auto card = takeCard(scene, isInServer);
    Draft &draft = scene.draft;
    const std::string path = Draft::objectPath(*card);
    std::string server = draft.textAt(path + "/server");
    if (server.empty() && draft.at(path + "/zone"))
        return std::nullopt;
    if (server.empty()) {
        server = "Server 1";
        const std::string says = English::tr("{card} is in {server}",
                                             {{"card", draft.nameOf(*card)}, {"server", server}});
        draft.assume(path + "/zone", "remote", says);
        draft.assume(path + "/server", server, says);
    }
    attempt.keep();
    return server;
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/running_by_cards.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/card_namer.h"
#include "rules/saying/cards.h"
#include "rules/saying/places.h"
#include "rules/saying/server_chosen.h"
#include "rules/saying/settling.h"
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
           std::size_t from, bool succeeds = false)
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
    if (succeeds || scene.take(TermKind::Flag, "successful"))
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
    const bool isVerb = scene.token().card && isPastOfName(*scene.token().card, scene.token().text);
    const auto card = takeCard(scene);
    {
        Attempt link(scene);
        if (scene.take(TermKind::Link, "to") && scene.value(TermKind::Verb))
            link.keep();
    }
    std::optional<std::string> server;
    // "(Keyhole) run works" is one moment, and that card's run.
    const bool succeeds =
        scene.token().text.starts_with("run ") && scene.take(TermKind::Moment, "run/success");
    if (!succeeds && !takeRun(scene, server)) {
        // "Siphoned HQ", "I Inside Job HQ"
        server = isVerb || who ? takeServer(scene) : std::nullopt;
        if (!server)
            return false;
    }
    attempt.keep();
    return begin(scene, *card, server, attempt.begin(), succeeds);
}

/// "runs archives with sneakdoor"
bool readRunFirst(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    std::optional<std::string> server;
    if ((who && who->side == Side::Corp && !who->isPerson) || scene.is(TermKind::Link, "on")
        || !takeRun(scene, server) || (!server && scene.lastVerb == "play"))
        return false;
    const bool by = scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "by")
        || scene.take(TermKind::Verb, "encounter"); // "through sneakdoor"
    if (!by || !isNextToBegin(scene))
        return false;
    const auto card = takeCard(scene);
    if (!server) { // "ran with Stimhack on R&D"
        Attempt behind(scene);
        if (scene.take(TermKind::Link, "on") && (server = takeServer(scene)))
            behind.keep();
    }
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

void playRunNamed(Scene &scene)
{
    Draft &draft = scene.draft;
    if (draft.at("state/run") || !draft.script().empty())
        return;
    Draft settled = draft;
    settle(settled);
    const Json *first = settled.at("question/script/0/play");
    const std::string card = first && first->asString() ? *first->asString() : std::string();
    const std::string path = Draft::objectPath(card);
    const auto chip =
        std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
    if (card.empty() || settled.script().size() != 1 || !beginsRun(draft.modelOf(card))
        || chip == scene.chips.end())
        return;
    const std::string says = English::tr("the Runner plays {card}", {{"card", draft.nameOf(card)}});
    draft.assume(path + "/zone", "grip", says);
    draft.assume("state/at", "runner-turn/take-actions", says);
    draft.play(*settled.at("question/script/0"));
    chip->paths.push_back(Draft::actPath(0));
    chip->says = says;
    chip->guessed = true;
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

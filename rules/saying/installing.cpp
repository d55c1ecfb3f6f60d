// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/installing.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/described.h"
#include "rules/saying/lying.h"
#include "rules/saying/nameless.h"
#include "rules/saying/places.h"
#include "rules/saying/server_again.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

bool takeNoneTrashed(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    const bool isWithout =
        scene.is(TermKind::Link, "without") || scene.token().text.starts_with("without");
    if (!isWithout)
        return false;
    scene.skip();
    if (!scene.take(TermKind::Verb, "trash"))
        return false;
    while (scene.take(TermKind::Number, "1") || scene.take(TermKind::Place, "other")) { }
    return (scene.take(TermKind::Type) || scene.take(TermKind::Noun, "cards")
            || scene.take(TermKind::Place, "all"))
        && attempt.keep();
}

namespace {

/// The card beside which a program fits that has no room otherwise; empty: none, or several.
std::string hostWithRoom(const Draft &draft, const Json &install)
{
    Draft before = draft;
    const Json::Array &script = draft.script();
    before.tell("question/script", Json(Json::Array(script.begin(), script.end() - 1)));
    std::vector<std::string> able;
    for (const std::string &object : draft.objects()) {
        const auto type = draft.typeOf(object);
        const bool isOfRig = type == CardType::Program || type == CardType::Hardware;
        Json hosted = install;
        hosted.set("host", object);
        if (isOfRig && *install.find("install") != Json(object)
            && isAllowed(before, hosted, Side::Runner))
            able.push_back(object);
    }
    return able.size() == 1 ? able.front() : std::string();
}

/// The install that was told last, with nothing trashed for it: where it may be hosted instead of
/// taking memory, there, as a doubt.
std::optional<SaidAct> installWithout(Scene &scene)
{
    const auto &script = scene.draft.script();
    const Json *installed = script.empty() ? nullptr : script.back().find("install");
    if (!installed || !installed->asString()
        || scene.draft.typeOf(*installed->asString()) != CardType::Program)
        return std::nullopt;
    SaidAct said;
    Json act = script.back();
    act.set("for", Json::array());
    Draft before = scene.draft;
    before.tell("question/script", Json(Json::Array(script.begin(), script.end() - 1)));
    if (!act.find("host") && !isAllowed(before, act, Side::Runner))
        if (const std::string host = hostWithRoom(scene.draft, act); !host.empty()) {
            act.set("host", host);
            scene.doubts = true;
        }
    said.acts.push_back(std::move(act));
    said.by = Side::Runner;
    said.says = installedInWords(scene.draft, said.acts.back());
    return said;
}

/// "a program", "something", "another program"
bool takeAnyProgram(Scene &scene)
{
    while (scene.take(TermKind::Number, "1") || scene.take(TermKind::Place, "other")) { }
    return scene.take(TermKind::Type, "program") || scene.take(TermKind::Place, "all");
}

} // namespace

std::optional<SaidAct> takeHavingToTrash(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "trash") || !takeAnyProgram(scene))
        return std::nullopt;
    (void)scene.take(TermKind::Place, "first");
    auto said = installWithout(scene);
    if (said)
        attempt.keep();
    return said;
}

std::optional<SaidAct> takeTrashingNeeded(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "does"))
        return std::nullopt;
    const bool isPassive = takeAnyProgram(scene);
    if (!isPassive)
        (void)scene.takeWho();
    if (!scene.take(TermKind::Ask, "must"))
        return std::nullopt;
    const bool isTrashed = isPassive ? scene.take(TermKind::Flag, "trashed")
                                     : scene.take(TermKind::Verb, "trash") && takeAnyProgram(scene);
    auto said = isTrashed ? installWithout(scene) : std::nullopt;
    if (said)
        attempt.keep();
    return said;
}

namespace {

/// A server that nobody spoke of before comes about by the install.
std::string serverOfInstall(const Draft &draft, const std::string &server)
{
    if (isCentral(server))
        return server;
    for (const std::string &object : draft.objects())
        if (draft.textAt(Draft::objectPath(object) + "/server") == server)
            return server;
    return "new";
}

/// How much it is played for is chosen as it is played.
bool lacksNumber(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    return model
        && (model->mostX
            || std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                   return ability.kind() == rulings::AbilityKind::Play
                       && does(ability, "choose-number");
               }));
}

/// "for X = 3", "with x 3"; "for 3" of a card that lacks that number
void takeX(Scene &scene, const std::string &card, Json &act)
{
    Attempt attempt(scene);
    const bool isFor = scene.take(TermKind::Link, "for");
    (void)(isFor || scene.take(TermKind::Link, "with"));
    if (scene.token().text == "x") {
        scene.skip();
        (void)scene.take(TermKind::Have, "has");
    } else if (!isFor || !lacksNumber(scene.draft, card)) {
        return;
    }
    if (const auto number = scene.takeNumber()) {
        act.set("x", *number);
        attempt.keep();
    }
}

void addWhere(Scene &scene, const std::string &card, Json &act, std::vector<Json> &more)
{
    Draft &draft = scene.draft;
    const bool isPlayed = act.find("play") != nullptr;
    takeX(scene, card, act);
    Attempt attempt(scene);
    const bool on = scene.take(TermKind::Link, "on") || scene.take(TermKind::Verb, "choose");
    if (on && isPlayed && scene.value(TermKind::It) && beginsRun(draft.modelOf(card))) {
        scene.skip(); // "(Jackson Howard in a remote,) plays Dirty Laundry on it"
        const std::string own = draft.textAt(Draft::objectPath(scene.before) + "/server");
        scene.doubts = scene.doubts || own.empty();
        more.push_back(Json::object({{"to_server", own.empty() ? remoteSpokenOf(draft) : own}}));
        attempt.keep();
        return;
    }
    if (on && isCardNext(scene)) {
        const auto other = takeCard(scene);
        if (!isPlayed && draft.sideOf(card) == Side::Corp
            && draft.typeOf(*other) == CardType::Ice) { // "over ice wall": the same server
            const auto place = takePlace(scene);
            if (place && !place->server.empty())
                putAt(draft, *other, *place);
            const std::string server = draft.textAt(Draft::objectPath(*other) + "/server");
            act.set("server", server.empty() ? "HQ" : server);
            attempt.keep();
            return;
        }
        if (isPlayed)
            act.set("choose", Json(Json::Array{*other}));
        else
            act.set("host", *other);
        attempt.keep();
        return;
    }
    scene.goTo(attempt.begin());
    if (const auto there = isPlayed ? std::nullopt : takeServerThere(scene, 2)) {
        act.set("server", serverOfInstall(scene.draft, *there));
        attempt.keep();
        return;
    }
    if (const auto place = takePlace(scene);
        place && !place->server.empty() && place->link != "from") {
        if (isPlayed)
            more.push_back(Json::object({{"to_server", place->server}}));
        else
            act.set("server", serverOfInstall(scene.draft, place->server));
        attempt.keep();
        return;
    }
    scene.goTo(attempt.begin());
    attempt.keep();
    if (!isPlayed && draft.sideOf(card) == Side::Corp)
        act.set("server", draft.typeOf(card) == CardType::Ice ? "HQ" : "new");
}

/// Cards that make room for each other as one of them is installed.
bool makesRoomFor(const Draft &draft, const std::string &other, const std::string &card)
{
    const CardType type = draft.typeOf(card);
    const CardType gone = draft.typeOf(other);
    const bool isAlike = type == gone && (type == CardType::Ice || type == CardType::Program);
    return other != card && (isAlike || (liesInServer(type) && liesInServer(gone)));
}

/// What is trashed lies where the other is installed.
void putThere(Draft &draft, const std::string &other, Json &act)
{
    const std::string path = Draft::objectPath(other);
    if (draft.sideOf(other) != Side::Corp)
        return;
    const Json *server = act.find("server");
    const std::string own = draft.textAt(path + "/server");
    if (server && *server == Json("new"))
        act.set("server", own.empty() ? "Server 1" : own);
    if (own.empty() && act.find("server"))
        putAt(draft, other, {"on", *act.find("server")->asString(), {}, false});
}

/// It could be used by being trashed: "installs Imp and trashes Mimic" may tell two acts.
bool isTrashedToUse(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    return model && std::ranges::any_of(usable(*model), [](const rulings::Ability *ability) {
               return ability->cost.trashSelf;
           });
}

std::vector<std::string> takeMakingRoom(Scene &scene, const std::string &card)
{
    if (auto some = takeSomeOfTheIce(scene, card); !some.empty())
        return some;
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return {};
    Scene ahead = scene;
    auto other = takeCard(ahead);
    if (!makesRoomFor(ahead.draft, *other, card))
        return {};
    scene = std::move(ahead);
    return {*other};
}

/// "as the outermost ice": no other place is there.
void skipOutermost(Scene &scene)
{
    Attempt attempt(scene);
    while (scene.token().isIdle() || scene.token().text == "new")
        scene.skip();
    if (scene.take(TermKind::Place, "outermost"))
        attempt.keep();
}

/// "(trashes Quandary) while installing", "while doing so", "in the process"
void skipWhileInstalling(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Link, "in");
    scene.skipIdle();
    const std::string said = scene.token().text;
    if (said != "installing" && said != "doing" && said != "process")
        return;
    scene.skip();
    if (said == "doing" && (scene.token().text == "so" || scene.token().text == "that"))
        scene.skip();
    attempt.keep();
}

/// "throws away", "threw out"
bool takeThrowing(Scene &scene)
{
    const std::string &said = scene.token().text;
    const std::string &where = scene.token(1).text;
    if (!(said.starts_with("throw") || said == "threw" || said.starts_with("chuck"))
        || !(where == "away" || where == "out"))
        return false;
    scene.skip(2);
    return true;
}

/// "trashing Ice Wall", "and trashes Imp and Mimic": what makes room for it.
void takeTrashedFor(Scene &scene, const std::string &card, Json &act)
{
    Attempt attempt(scene);
    const bool isMarked = scene.token().text == ",";
    if (isMarked)
        scene.skip();
    (void)scene.take(TermKind::Join, "and");
    bool isFor = false; // ", but as part of the install he throws away"
    for (; scene.token().isIdle(); scene.skip())
        isFor = isFor || scene.token().text.find("part of") != std::string::npos;
    if (isFor)
        (void)scene.takeWho();
    isFor = isFor || scene.token().text == "trashing";
    if ((isMarked && !isFor)
        || !(scene.take(TermKind::Verb, "trash") || scene.take(TermKind::Flag, "trashed")
             || takeThrowing(scene)))
        return;
    Json::Array gone;
    for (bool more = true; more;) {
        Attempt one(scene);
        if (!gone.empty() && !scene.take(TermKind::Join, "and"))
            break;
        const auto others = takeMakingRoom(scene, card);
        more = !others.empty() && (isFor || !isTrashedToUse(scene.draft, others.front()));
        if (!more)
            break;
        one.keep();
        for (const std::string &other : others) {
            putThere(scene.draft, other, act);
            gone.emplace_back(other);
        }
    }
    if (gone.empty())
        return;
    attempt.keep();
    skipWhileInstalling(scene);
    act.set("for", Json(std::move(gone)));
    scene.speakOf(card);
}

} // namespace

void addDetails(Scene &scene, const std::string &card, Json &act, std::vector<Json> &more)
{
    addWhere(scene, card, act, more);
    if (act.find("install") && scene.draft.typeOf(card) == CardType::Ice) {
        const Json *server = act.find("server");
        scene.doubts = scene.doubts
            || (server && server->asString() && isAmongUntoldIce(scene, *server->asString()));
        skipOutermost(scene);
    }
    if (act.find("install") && takeNoneTrashed(scene))
        act.set("for", Json::array());
    else if (act.find("install"))
        takeTrashedFor(scene, card, act);
}

std::string installedInWords(const Draft &draft, const Json &act)
{
    std::string says = installInWords(draft, *act.find("install")->asString());
    const Json *gone = act.find("for");
    for (const Json &one : gone ? *gone->asArray() : Json::Array())
        says = English::tr("{act}, and {card} is trashed for it",
                           {{"act", says}, {"card", draft.nameOf(*one.asString())}});
    return says;
}

} // namespace saying

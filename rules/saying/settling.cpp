// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/settling.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/asked.h"
#include "rules/saying/clicks_spent.h"
#include "rules/saying/lying.h"
#include "rules/saying/made_ready.h"
#include "rules/saying/places.h"
#include "rules/saying/run_credits.h"
#include "rules/saying/whose_action.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// Nobody plays or finds it now.
bool liesAsCurrent(const Draft &draft, const std::string &object)
{
    return isCurrentCard(draft, object) && !isUsedBy(draft, "play", object)
        && !isAccessed(draft, object);
}

void assumeServer(Draft &draft, const std::string &object, const std::string &zone,
                  const std::string &server)
{
    const std::string path = Draft::objectPath(object);
    const std::string says =
        English::tr("{card} is in {server}", {{"card", draft.nameOf(object)}, {"server", server}});
    draft.assume(path + "/zone", zone, says);
    draft.assume(path + "/server", server, says);
}

void placeIce(Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    if (!draft.textAt(path + "/zone").empty() || !draft.textAt(path + "/host").empty())
        return;
    if (!draft.at(path + "/server")) {
        const std::string run = serverOfRun(draft);
        const std::string server = run.empty() ? "HQ" : run;
        const auto position = static_cast<int>(iceOf(draft, server).size());
        draft.assume(path + "/server", server,
                     English::tr("{card} protects {server}",
                                 {{"card", draft.nameOf(object)}, {"server", server}}));
        draft.assume(
            path + "/position", position,
            English::tr("{card} is the outermost ice there", {{"card", draft.nameOf(object)}}));
    }
    draft.assume(path + "/rezzed", true,
                 English::tr("{card} is rezzed", {{"card", draft.nameOf(object)}}));
}

/// An upgrade that does nothing unless it is rezzed would not be spoken of as it is accessed.
bool countsRezzed(const Draft &draft, const std::string &object)
{
    const auto *model = draft.modelOf(object);
    return model && model->type == CardType::Upgrade && !model->abilities.empty()
        && std::ranges::none_of(model->abilities, &rulings::Ability::worksInactive)
        && std::ranges::none_of(model->abilities, [](const rulings::Ability &ability) {
               return rulings::isMetBy(ability, rulings::EventKind::Accessed);
           });
}

void placeCorpCard(Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const std::string name = draft.nameOf(object);
    const CardType type = draft.typeOf(object);
    if (!draft.at(path + "/zone") && draft.at(path + "/host")) {
        draft.assume(path + "/zone", "hosted", English::tr("{card} is hosted", {{"card", name}}));
    } else if (!draft.at(path + "/zone") && liesAsCurrent(draft, object)) {
        draft.assume(path + "/zone", "play-area",
                     English::tr("{card} was played before", {{"card", name}}));
    } else if (!draft.at(path + "/zone") && type == CardType::Operation
               && !(isAccessed(draft, object) && isCentral(serverOfRun(draft)))) {
        draft.assume(path + "/zone", "hq", English::tr("{card} is in HQ", {{"card", name}}));
    } else if (!draft.at(path + "/zone")) {
        const std::string run = serverOfRun(draft);
        const bool accessed = isAccessed(draft, object);
        if (accessed && isCentral(run))
            draft.assume(path + "/zone", zoneOf(run),
                         English::tr("{card} is in {server}", {{"card", name}, {"server", run}}));
        else if (const std::string central = centralFor(draft, object, run); !central.empty())
            assumeServer(draft, object, "root", central);
        else
            assumeServer(draft, object, "remote", run.empty() || isCentral(run) ? "Server 1" : run);
    }
    const std::string zone = draft.textAt(path + "/zone");
    if ((zone == "remote" || zone == "root") && type != CardType::Agenda) {
        const bool isFacedown = isAccessed(draft, object) && !countsRezzed(draft, object);
        draft.assume(path + "/rezzed", !isFacedown,
                     isFacedown ? English::tr("{card} is unrezzed", {{"card", name}})
                                : English::tr("{card} is rezzed", {{"card", name}}));
    }
    const auto *model = draft.modelOf(object);
    if (zone == "remote" && model && model->installsFaceup)
        draft.assume(path + "/faceup", true, English::tr("{card} is faceup", {{"card", name}}));
}

/// An act finds it, and where it lies was looked for.
bool isFound(const Draft &draft, const std::string &object)
{
    return draft.at(Draft::objectPath(object) + "/zone") && isChosen(draft, object);
}

void place(Draft &draft, const std::string &object)
{
    switch (draft.typeOf(object)) {
    case CardType::Ice:
        if (isAccessed(draft, object) && !draft.at(Draft::objectPath(object) + "/server"))
            placeCorpCard(draft, object);
        else
            placeIce(draft, object);
        break;
    case CardType::Agenda:
    case CardType::Asset:
    case CardType::Upgrade:
    case CardType::Operation:
        placeCorpCard(draft, object);
        break;
    case CardType::Event:
        if (isFound(draft, object))
            break; // where it was found
        if (liesAsCurrent(draft, object)) {
            draft.assume(Draft::objectPath(object) + "/zone", "play-area",
                         English::tr("{card} was played before", {{"card", draft.nameOf(object)}}));
            break;
        }
        draft.assume(
            Draft::objectPath(object) + "/zone", serverOfRun(draft).empty() ? "grip" : "play-area",
            serverOfRun(draft).empty()
                ? English::tr("{card} is in the grip", {{"card", draft.nameOf(object)}})
                : English::tr("{card} was played for this run", {{"card", draft.nameOf(object)}}));
        break;
    case CardType::Program:
    case CardType::Hardware:
    case CardType::Resource:
        if (draft.textAt(Draft::objectPath(object) + "/host").empty()
            && !draft.at(Draft::objectPath(object) + "/zone"))
            draft.assume(Draft::objectPath(object) + "/zone", "rig",
                         English::tr("{card} is installed", {{"card", draft.nameOf(object)}}));
        break;
    default:
        break;
    }
}

/// An agenda whose ability is used is scored.
void scoreWhatIsUsed(Draft &draft, const std::string &object)
{
    const auto *model = draft.modelOf(object);
    if (!model || draft.typeOf(object) != CardType::Agenda || isAccessed(draft, object)
        || draft.hasAct("score", object))
        return;
    if (std::ranges::any_of(model->abilities, [&](const rulings::Ability &ability) {
            return isUsedBy(draft, "use", object + '#' + ability.id);
        }))
        draft.assume(Draft::objectPath(object) + "/zone", "corp-score-area",
                     English::tr("{card} is scored", {{"card", draft.nameOf(object)}}));
}

/// A remote server that somebody is asked or said to run on is there: a card is in it.
void settleServers(Draft &draft)
{
    std::vector<std::string> attacked;
    const auto add = [&](const Json &act) {
        for (const char *key : {"run", "to_server"})
            if (const Json *value = act.find(key); value && value->asString())
                attacked.push_back(*value->asString());
    };
    for (const Json &act : draft.script())
        add(act);
    if (const Json *act = draft.at("question/act"); act && act->asObject())
        add(*act);
    for (const std::string &server : attacked) {
        const auto known = draft.objects();
        const bool isThere =
            isCentral(server) || draft.textAt("state/run/server") == server
            || std::ranges::any_of(known, [&](const std::string &object) {
                   return draft.textAt(Draft::objectPath(object) + "/server") == server;
               });
        if (isThere)
            continue;
        const std::string path = Draft::objectPath("in-" + std::to_string(known.size()));
        const std::string says = English::tr("a card is in {server}", {{"server", server}});
        draft.assume(path + "/card", Json::object({{"type", "asset"}}), says);
        draft.assume(path + "/zone", "remote", says);
        draft.assume(path + "/server", server, says);
        draft.assume(path + "/rezzed", false, says);
    }
}

/// The server of the run by what else is known of it.
void settleRun(Draft &draft)
{
    const std::string at = draft.textAt("state/at");
    if (!at.starts_with("run/"))
        return;
    if (!draft.at("state/run/server")) {
        std::string server, accessed;
        for (const std::string &object : draft.objects()) {
            const std::string path = Draft::objectPath(object);
            const std::string own = draft.textAt(path + "/server");
            const std::string lies = own.empty() ? centralOf(draft.textAt(path + "/zone")) : own;
            if (!own.empty())
                server = own;
            if (isAccessed(draft, object) && !lies.empty())
                accessed = lies;
        }
        if (!accessed.empty())
            server = accessed;
        if (server.empty())
            for (const std::string &object : draft.objects())
                if (isAccessed(draft, object) && !draft.at(Draft::objectPath(object) + "/zone"))
                    server = liesInServer(draft.typeOf(object)) ? "Server 1" : "HQ";
        if (server.empty())
            server = "HQ";
        draft.assume("state/run/server", server,
                     English::tr("the run is on {server}", {{"server", server}}));
    }
}

/// What is rezzed before anything else is done, or is asked about then: it is approached.
std::string rezzedFirst(const Draft &draft)
{
    const auto &script = draft.script();
    const Json *act = script.empty() ? draft.at("question/act") : &script.front();
    const Json *rezzed = act && act->asObject() ? act->find("rez") : nullptr;
    return rezzed && rezzed->asString() ? *rezzed->asString() : std::string();
}

/// Steps of a run that are about a piece of ice.
void settleIce(Draft &draft)
{
    const std::string at = draft.textAt("state/at");
    const bool aboutIce = at.starts_with("run/approach-") && !at.ends_with("-server");
    const bool meetsIce = at == "run/encounter" || at == "run/break-window"
        || at == "run/subroutines" || at == "run/rez-check" || at == "run/pass-ice";
    if ((!aboutIce && !meetsIce) || draft.at("state/run/ice"))
        return;
    const auto ice = iceOf(draft, serverOfRun(draft));
    if (ice.empty())
        return;
    const std::string rezzed = rezzedFirst(draft);
    const std::string &met =
        aboutIce && std::ranges::find(ice, rezzed) != ice.end() ? rezzed : ice.back();
    draft.assume("state/run/ice", met,
                 English::tr("the Runner is at {ice}", {{"ice", draft.nameOf(met)}}));
}

/// A turn that is played to its end has no clicks left then: it begins with those that its actions
/// take. Behind a run there are those that are spent on further ones.
void settleClicksOfTurn(Draft &draft)
{
    constexpr int ofPurge = 3;
    constexpr std::array<std::string_view, 8> ofOneClick{
        "play", "install", "advance", "trash_resource", "gain_credit", "draw", "remove_tag", "run"};
    const std::string at = draft.textAt("state/at");
    int clicks = 0;
    const bool isRun = at.starts_with("run/");
    for (const Json &act : draft.script()) {
        clicks -= clicksGained(draft, act);
        if (const Json *to = act.find("to"); !isRun && to && *to == Json("turn-ends")) {
            draft.assume(at.starts_with("corp") ? "state/corp/clicks" : "state/runner/clicks",
                         std::max(clicks, 0), English::tr("no click is left as the turn ends"));
            return;
        }
        for (const std::string_view verb : ofOneClick)
            clicks += act.find(verb) && (!isRun || verb == "run") ? 1 : 0;
        clicks += act.find("purge") && !isRun ? ofPurge : 0;
    }
    if (isRun && clicks > 0 && draft.textAt("state/turn") != "corp")
        draft.assume("state/runner/clicks", clicks,
                     English::tr("{n} click is left", "{n} clicks are left", clicks));
}

bool asksHandSize(const Draft &draft)
{
    return std::ranges::any_of(reportOf(draft),
                               [](const std::string &fact) { return fact.ends_with("hand-size"); });
}

/// What is nearly always so, and an answer often needs.
void settleNumbers(Draft &draft)
{
    const std::string at = draft.textAt("state/at");
    if (at.starts_with("run/") || !draft.script().empty()) {
        draft.assume("state/tags", 0, English::tr("the Runner has no tag"));
        draft.assume("state/bad_publicity", 0, English::tr("the Corp has no bad publicity"));
        assumeRunCredits(draft);
    }
    if (at.starts_with("run/") || !draft.script().empty() || asksHandSize(draft))
        draft.assume("state/brain_damage", 0, English::tr("the Runner has no brain damage"));
    if (at.starts_with("run/") || at.ends_with("/turn-begins") || !draft.script().empty()) {
        constexpr int enough = 20;
        draft.assume("state/corp/deck", enough, English::tr("there are cards in R&D"));
        draft.assume("state/runner/deck", enough, English::tr("there are cards in the stack"));
    }
    settleClicksOfTurn(draft);
    constexpr int ofCorp = 3;
    constexpr int ofRunner = 4;
    if (at == "corp-turn/take-actions")
        draft.assume("state/corp/clicks", ofCorp, English::tr("it is the Corp's first click"));
    if (at == "runner-turn/take-actions" || at == "runner-turn/turn-begins")
        draft.assume("state/runner/clicks", ofRunner,
                     English::tr("it is the Runner's first click"));
}

/// "sea source, corp 5 credits": an operation or event that nobody plays is what is played.
void playWhatIsNamed(Draft &draft)
{
    if (!draft.script().empty() || draft.at("question/act") || draft.isTold("state/at"))
        return;
    for (const std::string &object : draft.objects()) {
        const CardType type = draft.typeOf(object);
        const std::string path = Draft::objectPath(object);
        const bool isPlayed =
            (type == CardType::Event && !draft.at("state/run")) || type == CardType::Operation;
        if (!isPlayed || isCurrentCard(draft, object) || !draft.cardOf(object)
            || draft.isTold(path + "/zone") || draft.at(path + "/host"))
            continue;
        const bool corp = type == CardType::Operation;
        const std::string says = corp
            ? English::tr("the Corp plays {card}", {{"card", draft.nameOf(object)}})
            : English::tr("the Runner plays {card}", {{"card", draft.nameOf(object)}});
        Json::Array acts; // "Scorched Earth, then another one"
        for (const std::string &copy : draft.copiesOf(*draft.cardOf(object))) {
            if (draft.isTold(Draft::objectPath(copy) + "/zone"))
                continue;
            draft.assume(Draft::objectPath(copy) + "/zone", corp ? "hq" : "grip", says);
            acts.push_back(Json::object({{"play", copy}}));
        }
        draft.assume("state/at", corp ? "corp-turn/take-actions" : "runner-turn/take-actions",
                     says);
        draft.assume("question/script", Json(std::move(acts)), says);
        return;
    }
}

} // namespace

void settle(Draft &draft)
{
    if (draft.document().asObject()->empty())
        return;
    if (!draft.at("state"))
        draft.tell("state", Json::object({}));
    playWhatIsNamed(draft);
    if (!draft.at("state/at")) {
        if (draft.at("state/run"))
            draft.assume("state/at", "run/initiation", English::tr("the run begins"));
        else
            assumeTurn(draft);
    }
    settleRun(draft);
    settleNumbers(draft);
    for (const std::string &object : draft.objects()) {
        scoreWhatIsUsed(draft, object);
        place(draft, object);
        assumeCountersFromStart(draft, object);
        assumeCountersPaid(draft, object);
        describeAgenda(draft, object);
        describeInstalled(draft, object);
        describeRezzed(draft, object);
    }
    assumeForfeited(draft);
    settleServers(draft);
    settleIce(draft);
    draft.assume("question/ask", "order", English::tr("what happens, one after the other?"));
    if (draft.textAt("question/ask") != "order")
        return;
    if (!draft.at("question/script"))
        draft.tell("question/script", Json::array());
}

} // namespace saying

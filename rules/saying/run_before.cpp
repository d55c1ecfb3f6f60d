// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/run_before.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/past.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/trying.h"
#include "rules/saying/whose_action.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace saying {

using core::English;
using core::Json;

void endRunBefore(Draft &draft, const std::string &server)
{
    const std::string known = draft.textAt("state/run/server");
    if (!draft.script().empty() || known.empty() || known == server
        || !draft.isTold("state/run/server"))
        return;
    const bool succeeded = draft.textAt("state/at") == "run/success";
    addHappened(
        draft, false,
        Json::object({{"event", succeeded ? "run-successful" : "run-begins"}, {"server", known}}));
    draft.remove("state/run");
    draft.remove("state/at");
}

bool isRunAnew(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t from = begin;
    while (from > 0 && !tokens[from - 1].ends())
        --from;
    for (std::size_t at = from; at < tokens.size() && (at < begin || !tokens[at].isMark); ++at)
        if (tokens[at].text == "later" || tokens[at].text.ends_with("again")
            || tokens[at].text.ends_with("second time"))
            return true;
    return false;
}

void leaveRunBefore(Draft &draft, const Json *asked)
{
    const Json *server = asked && asked->asObject() ? asked->find("run") : nullptr;
    const std::string at = draft.textAt("state/at");
    const bool isOpen = !draft.isTold("state/at") || at == "run/run-over" || at == "run/success";
    if (!server || !server->asString() || !isOpen || !draft.at("state/run"))
        return;
    endRunBefore(draft, *server->asString());
    if (draft.at("state/run"))
        return;
    draft.assume("state/at", "runner-turn/take-actions",
                 English::tr("it is the Runner's turn, and an action is next"));
}

namespace {

/// Cards were accessed in a run that nobody said to be over.
bool isAccessedInRun(const Draft &draft)
{
    bool isOn = draft.textAt("state/at").starts_with("run/");
    bool hasAccessed = false;
    for (const Json &act : draft.script()) {
        const Json *to = act.find("to");
        if (act.find("run") || act.find("to_server"))
            isOn = true;
        else if (act.find("jack_out") || (to && *to == Json("run-over")))
            isOn = hasAccessed = false;
        hasAccessed = hasAccessed || (isOn && act.find("access"));
    }
    return isOn && hasAccessed;
}

} // namespace

std::vector<Json> runBehind(const Draft &draft, const std::string &server)
{
    const Json run = Json::object({{"run", server}});
    const Json over = Json::object({{"to", "run-over"}});
    if (isAccessedInRun(draft) || (!canBePlayed(draft, {run}) && canBePlayed(draft, {over, run})))
        return {over, run};
    return {run};
}

namespace {

/// "He has 1 click and runs a remote. Legal?": the run that was told has not begun.
bool isRunItself(const Draft &draft, const Json *asked)
{
    const Json *server = asked && asked->asObject() ? asked->find("run") : nullptr;
    const Json *run = draft.at("state/run");
    return server && server->asString() && draft.textAt("state/run/server") == *server->asString()
        && draft.script().empty() && run && run->asObject() && run->asObject()->size() == 1
        && !draft.textAt("state/at").starts_with("run/");
}

} // namespace

void settleRunBefore(Scene &scene)
{
    Draft &draft = scene.draft;
    const Json *asked = draft.at("question/act");
    const auto chip = std::ranges::find(scene.chips, ChipKind::Question, &Chip::kind);
    const bool isAgain = asked && asked->asObject() && asked->find("run")
        && *asked->find("run") == Json(draft.textAt("state/run/server"))
        && draft.textAt("state/at") == "run/success" && chip != scene.chips.end()
        && !isExplained(scene, *chip);
    if (isAgain) { // "ran HQ successfully. may he run it again?"
        endRunBefore(draft, {});
        draft.assume("state/at", "runner-turn/take-actions",
                     English::tr("it is the Runner's turn, and an action is next"));
        return;
    }
    leaveRunBefore(draft, asked);
    if (isRunItself(draft, asked)) {
        draft.remove("state/run");
        if (scene.clicksBeforeRun)
            draft.tell("state/runner/clicks", *scene.clicksBeforeRun);
    }
}

namespace {

/// An action that is no run: it is taken when no run is on.
bool isOtherAction(const Draft &draft, const Json &act)
{
    constexpr std::array<std::string_view, 8> actions{"install",    "advance",     "trash_resource",
                                                      "purge",      "gain_credit", "draw",
                                                      "remove_tag", "play"};
    return act.asObject() && !act.asObject()->empty() && !draft.at("state/run/accessing")
        && std::ranges::find(actions, act.asObject()->front().first) != actions.end();
}

} // namespace

void settleJackedOut(Scene &scene)
{
    Draft &draft = scene.draft;
    const auto &script = draft.script();
    const Json over = Json::object({{"to", "run-over"}});
    if (scene.knownActs > 0 || script.empty() || !script.front().find("jack_out")
        || !draft.isTold("state/run/server"))
        return;
    const std::size_t behind = script.size() > 1 && script[1] == over ? 2 : 1;
    // What is played behind it ends the run by itself, but what is only wanted is no more than
    // asked.
    const bool isWanted = script.size() == behind + 1
        && std::ranges::any_of(scene.intended, [&](const Scene::Intended &one) {
                              return std::ranges::find(one.acts, script.back()) != one.acts.end();
                          });
    const Json wanted = isWanted ? script.back() : Json();
    const Json *next = isWanted  ? &wanted
        : script.size() > behind ? nullptr
                                 : draft.at("question/act");
    if (!next || !(next->find("run") || isOtherAction(draft, *next)))
        return;
    const bool corp = isCorpsAction(draft, *next);
    for (Chip &chip : scene.chips)
        if (chip.tells("state/run/server") || chip.tells(Draft::actPath(0)))
            chip.paths = {corp ? "state/happened_last_turn" : "state/happened"};
    moveUp(scene, 0, behind);
    draft.tell("question/script", isWanted ? Json(Json::Array{wanted}) : Json::array());
    addHappened(
        draft, corp,
        Json::object({{"event", "run-begins"}, {"server", draft.textAt("state/run/server")}}));
    draft.remove("state/run");
    draft.remove("state/at");
    draft.assume("state/at", corp ? "corp-turn/take-actions" : "runner-turn/take-actions",
                 corp ? English::tr("that run was in the last turn")
                      : English::tr("that run is over, and an action is next"));
}

void settleActionBehindRun(Scene &scene)
{
    Draft &draft = scene.draft;
    const Json *asked = draft.at("question/act");
    const Json *act = !draft.script().empty() ? &draft.script().front() : asked;
    if (draft.textAt("state/at") != "run/success" || !draft.isTold("state/at") || !act
        || !isOtherAction(draft, *act))
        return;
    const auto asks = std::ranges::find(scene.chips, ChipKind::Question, &Chip::kind);
    const bool isOnlyMeant = act == asked && asks != scene.chips.end() && isExplained(scene, *asks);
    const bool corp = isCorpsAction(draft, *act);
    if (corp && isOnlyMeant)
        return; // what a question is explained to mean tells of no other turn
    addHappened(
        draft, corp,
        Json::object({{"event", "run-successful"}, {"server", draft.textAt("state/run/server")}}));
    draft.remove("state/run");
    draft.remove("state/at");
    draft.assume("state/at", corp ? "corp-turn/take-actions" : "runner-turn/take-actions",
                 corp ? English::tr("that run was in the last turn")
                      : English::tr("that run is over, and an action is next"));
    for (Chip &chip : scene.chips)
        if (chip.tells("state/run/server"))
            chip.paths = {corp ? "state/happened_last_turn" : "state/happened"};
}

namespace {

/// The rezzed card in that server which lets no run be successful.
std::optional<std::string> denierAt(const Draft &draft, const std::string &server)
{
    for (const std::string &object : draft.objects()) {
        const std::string path = Draft::objectPath(object);
        const Json *rezzed = draft.at(path + "/rezzed");
        const auto *model = draft.modelOf(object);
        if (model && rezzed && *rezzed == Json(true) && draft.textAt(path + "/server") == server
            && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                   return rulings::forbids(ability, rulings::Forbidden::Succeed);
               }))
            return object;
    }
    return std::nullopt;
}

} // namespace

void settleToldSuccess(Scene &scene)
{
    Draft &draft = scene.draft;
    for (const bool last : {false, true}) {
        const std::string path(happenedPath(last));
        const Json *told = draft.at(path);
        if (!told || !told->asArray())
            continue;
        std::optional<std::string> denier;
        for (const Json &event : *told->asArray()) {
            const Json *server = event.find("server");
            if (!denier && *event.find("event") == Json("run-successful") && server)
                denier = denierAt(draft, *server->asString());
        }
        if (!denier)
            continue;
        draft.doubt(path,
                    English::tr("{card} was not rezzed there during that run",
                                {{"card", draft.nameOf(*denier)}}));
        for (Chip &chip : scene.chips)
            if (chip.tells(path))
                chip.guessed = true;
    }
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/where_done.h"

#include "core/english.h"
#include "rules/cards/card.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

void askRefused(Scene &scene, Trial &trial)
{
    const auto &script = scene.draft.script();
    const std::string path = Draft::actPath(trial.played);
    const bool isTold = trial.played < scene.knownActs
        || std::ranges::any_of(scene.chips, [&](const Chip &chip) { return chip.tells(path); });
    // Nothing is broken any more where subroutines resolve, whatever comes of them.
    const bool isTooLate = !trial.isDerived && scene.draft.isTold("state/at")
        && scene.draft.textAt("state/at") == "run/subroutines";
    // What was to be accessed is not.
    const bool isNoAccess =
        !trial.isDerived && trial.played < script.size() && script[trial.played].find("access");
    if (!trial.isReadable || !(trial.isRefused || isTooLate || isNoAccess) || trial.isOver
        || trial.played >= script.size() || isTold || scene.draft.textAt("question/ask") != "legal")
        return;
    const auto first = script.begin() + static_cast<std::ptrdiff_t>(trial.played);
    const Json refused = *first;
    if (!refused.find("use") && !isNoAccess && !refused.find("access"))
        return; // "he runs there. May I rez Eve?": that is not asked
    Draft asked = scene.draft;
    asked.tell("question/script", Json(Json::Array(script.begin(), first)));
    asked.tell("question/act", refused);
    if (isNoAccess && allowedIn(asked) != false)
        return;
    scene.draft = std::move(asked);
    trial = trialOf(scene.draft);
}

namespace {

/// "niseimkii#stop": an ability that its player uses whenever he may.
bool isPaid(const Draft &draft, const std::string &use)
{
    const auto parts = use.find('#');
    const auto *model = parts == use.npos ? nullptr : draft.modelOf(use.substr(0, parts));
    return model && std::ranges::any_of(model->abilities, [&](const rulings::Ability &one) {
               return one.id == use.substr(parts + 1) && one.kind() == rulings::AbilityKind::Paid;
           });
}

} // namespace

void askWhetherTold(Scene &scene, Trial &trial)
{
    const auto &script = scene.draft.script();
    const auto chip = std::ranges::find(scene.chips, ChipKind::Question, &Chip::kind);
    const std::string ask = scene.draft.textAt("question/ask");
    const std::string at = scene.draft.textAt("state/at");
    const bool isInAccess = scene.draft.isTold("state/at")
        && (at == "run/success" || at == "run/access"); // where there is no window
    if (!isInAccess || trial.isRefused || trial.isDerived || !trial.isReadable || script.empty()
        || chip == scene.chips.end() || (ask != "outcome" && ask != "order")
        || isExplained(scene, *chip))
        return;
    const Json told = script.back();
    const Json *use = told.find(told.find("rez") ? "rez" : "use");
    const auto own = std::ranges::find_if(
        scene.chips, [&](const Chip &one) { return one.tells(Draft::actPath(script.size() - 1)); });
    if (!use || !use->asString() || own == scene.chips.end())
        return;
    const std::string card = use->asString()->substr(0, use->asString()->find('#'));
    if (!told.find("rez") && !isPaid(scene.draft, *use->asString()))
        return;
    Draft asked = scene.draft;
    asked.tell("question",
               Json::object({{"ask", "legal"},
                             {"by", core::toWord(rules::sideWords, scene.draft.sideOf(card))},
                             {"act", told},
                             {"script", Json(Json::Array(script.begin(), script.end() - 1))}}));
    if (allowedIn(asked) != false)
        return;
    scene.draft = std::move(asked);
    own->guessed = true;
    chip->guessed = true;
    chip->says = English::tr("may it be: {act}?", {{"act", own->says}});
    chip->paths = {"question"};
    own->says = English::tr("not done yet: {act}", {{"act", own->says}});
    own->paths.clear();
    trial = trialOf(scene.draft);
}

void askInEncounter(Draft &draft)
{
    const Json *act = draft.at("question/act");
    const bool isUse = act && act->asObject() && act->find("use");
    const std::string at = draft.textAt("state/at");
    const auto &script = draft.script();
    const bool isMet = script.empty() ? at == "run/encounter"
                                      : script.back() == Json::object({{"to", "encounter"}});
    // What breaks can be used nowhere else, and nobody told a moment.
    const bool isToBreak = script.empty() && isUse && act->find("break")
        && !draft.isTold("state/at") && !at.starts_with("run/")
        && !draft.textAt("state/run/ice").empty();
    if (!isUse || draft.textAt("question/ask") != "legal" || !(isMet || isToBreak))
        return;
    const auto allowed = allowedIn(draft);
    const Json *use = act->find("use");
    // What its player uses whenever he may is nothing that waits as the ice is met.
    const bool isOpen = !allowed && use->asString() && isPaid(draft, *use->asString());
    if (allowed != false && !isOpen)
        return;
    Draft other = draft;
    const std::string title = titleOfStep("run/break-window");
    if (isMet) {
        other.assumePlayed(Json::object({{"to", "break-window"}}), title);
    } else {
        other.remove("state/at");
        other.assume("state/at", "run/break-window", title);
    }
    if (const Trial trial = trialOf(other); trial.isReadable && !trial.isRefused)
        draft = std::move(other);
}

void askAtApproach(Draft &draft)
{
    const Json *act = draft.at("question/act");
    const Json *rezzed = act && act->asObject() ? act->find("rez") : nullptr;
    const std::string ice = rezzed && rezzed->asString() ? *rezzed->asString() : std::string();
    const std::string server = draft.textAt(Draft::objectPath(ice) + "/server");
    const bool isIce = !ice.empty() && draft.typeOf(ice) == rules::CardType::Ice;
    if (!isIce || server.empty() || draft.textAt("question/ask") != "legal"
        || draft.isTold("state/at") || !draft.textAt("state/at").starts_with("runner-turn/")
        || iceOf(draft, server).back() != ice)
        return;
    Draft other = draft;
    constexpr int clicks = 4;
    if (!other.at("state/runner/clicks"))
        other.assume("state/runner/clicks", clicks, English::tr("it is the Runner's first click"));
    other.assumePlayed(Json::object({{"run", server}}),
                       English::tr("the Runner runs on {server}", {{"server", server}}));
    other.assumePlayed(Json::object({{"to", "approach-rez"}}), titleOfStep("run/approach-rez"));
    if (const Trial trial = trialOf(other); trial.isReadable && !trial.isRefused)
        draft = std::move(other);
}

namespace {

/// The card that is accessed for it: what is stolen, or trashed for its cost.
std::string accessedFor(const Draft &draft, const Json &act)
{
    for (const char *verb : {"steal", "trash"})
        if (const Json *card = act.find(verb); card && card->asString())
            return draft.isAccessed(*card->asString()) ? std::string() : *card->asString();
    return {};
}

/// It lies where the run is.
bool isInServerOfRun(const Draft &draft, const std::string &card)
{
    const std::string path = Draft::objectPath(card);
    const std::string server = serverOfRun(draft);
    return draft.textAt(path + "/server") == server
        || (isCentral(server) && !draft.at(path + "/server") && draft.at(path + "/zone"));
}

/// The step of the run that the script has come to; empty: none.
std::string momentBehind(const Draft &draft)
{
    const auto &script = draft.script();
    if (script.empty())
        return draft.textAt("state/at");
    if (const Json *to = script.back().find("to"); to && to->asString())
        return "run/" + *to->asString();
    // A number that somebody chose ends what the step waited for.
    const auto now = script.back().find("spend") ? presentOf(draft) : std::nullopt;
    return now && now->table.run ? "run/" + now->moment.structure->steps[now->moment.step].topic
                                 : std::string();
}

/// The last act begins a run.
bool hasJustBegun(const Draft &draft)
{
    return !draft.script().empty() && leadsToRun(draft, draft.script().back());
}

/// What is rezzed lies in the server or its root: that is done where no ice is left.
bool isInServer(const Draft &draft, const Json &act)
{
    const Json *card = act.find("rez");
    return card && card->asString() && draft.typeOf(*card->asString()) != rules::CardType::Ice;
}

/// What comes next in the run, as far as the act waits for it.
std::vector<Json> whatComesBefore(const Draft &draft, const Json &act)
{
    const std::string now = momentBehind(draft);
    const bool isBegun = now == "run/initiation" || hasJustBegun(draft);
    if ((now == "run/approach-server" && (act.find("rez") || act.find("use")))
        || (isBegun && isInServer(draft, act)))
        return {Json::object({{"to", "server-rez"}})};
    if (now != "run/success")
        return {};
    if (act.find("access"))
        return {Json::object({{"to", "access"}})};
    const std::string card = accessedFor(draft, act);
    if (card.empty() || !isInServerOfRun(draft, card))
        return {};
    return {Json::object({{"to", "access"}}), Json::object({{"access", card}})};
}

std::string comesInWords(const Draft &draft, const Json &act)
{
    if (const Json *card = act.find("access"); card && card->asString())
        return accessInWords(draft, *card->asString());
    const Json *step = act.find("to");
    return titleOfStep("run/" + *step->asString());
}

} // namespace

void askWhereItComes(Draft &draft)
{
    const Json *act = draft.at("question/act");
    if (!act || !act->asObject() || draft.textAt("question/ask") != "legal"
        || allowedIn(draft) != false)
        return;
    // What lies in the server is rezzed there or nowhere in the run.
    const bool isThere = hasJustBegun(draft) && isInServer(draft, *act);
    const bool isOfAccess = act->find("rez") == nullptr && act->find("use") == nullptr;
    Draft other = draft;
    for (const Json &next : whatComesBefore(draft, *act)) {
        Draft before = other;
        other.assumePlayed(next, comesInWords(other, next));
        if (!trialOf(other).isRefused)
            continue;
        if (!next.find("access"))
            return;
        other = std::move(before); // it cannot even be accessed: that is the answer
        other.tell("question/act", next);
        break;
    }
    if (isThere || isOfAccess || allowedIn(other) != false)
        draft = std::move(other);
}

namespace {

/// What happens as all ice of its server is passed, it being told to be rezzed.
bool waits(const Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const auto *model = draft.modelOf(object);
    const Json *rezzed = draft.isTold(path + "/rezzed") ? draft.at(path + "/rezzed") : nullptr;
    return model && rezzed && rezzed->asBool() && *rezzed->asBool()
        && draft.textAt(path + "/server") == serverOfRun(draft)
        && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return rulings::isMetBy(ability, rulings::EventKind::AllIcePassed);
           });
}

} // namespace

bool waitsForPassing(const Draft &draft)
{
    return draft.textAt("state/at") == "run/approach-server"
        && std::ranges::any_of(draft.objects(),
                               [&](const std::string &object) { return waits(draft, object); });
}

namespace {

/// "(He passed the ice and goes in.) Caprice is rezzed": since when?
void doubtWaiting(Scene &scene)
{
    if (!waitsForPassing(scene.draft) && scene.draft.textAt("state/at") != "run/server-rez")
        return;
    for (Chip &chip : scene.chips)
        for (const std::string &object : scene.draft.objects())
            chip.guessed = chip.guessed
                || (chip.tells(Draft::objectPath(object)) && waits(scene.draft, object));
}

/// "Patch on Enigma. Can Yog break it?": it is asked of a run that nobody told.
bool isOutsideRun(const Draft &draft)
{
    const Json *act = draft.at("question/act");
    const bool isOfRun = act && act->asObject() && (act->find("break") || act->find("jack_out"));
    if (!isOfRun || draft.textAt("question/ask") != "legal" || draft.script().empty())
        return false;
    const auto now = presentOf(draft);
    return now && !now->table.run;
}

/// "Data Mine, no cards in hand. Do I lose?": nobody told that anything happens.
bool happensNothing(const Draft &draft)
{
    const auto isEvent = [](const std::string &fact) {
        return fact == "winner" || fact.starts_with("happened ");
    };
    const auto isScored = [&](const std::string &object) {
        return draft.textAt(Draft::objectPath(object) + "/zone").ends_with("score-area");
    };
    const bool isStill =
        draft.script().empty() && !draft.at("state/run") && !draft.isTold("state/at");
    return draft.textAt("question/ask") == "outcome" && isStill
        && std::ranges::any_of(reportOf(draft), isEvent)
        && std::ranges::none_of(draft.objects(), isScored) // who has won by points is asked
        && answerTo(draft).winner == rulings::Winner::Nobody;
}

} // namespace

void doubtUntoldMoment(Scene &scene)
{
    const auto chip = std::ranges::find(scene.chips, ChipKind::Question, &Chip::kind);
    if (chip != scene.chips.end() && !chip->guessed && !isExplained(scene, *chip))
        chip->guessed = isOutsideRun(scene.draft) || happensNothing(scene.draft);
}

void doubtApproach(Scene &scene)
{
    doubtWaiting(scene);
    const std::string ice = scene.draft.textAt("state/run/ice");
    const std::string now = scene.draft.textAt("state/at");
    if (ice.empty() || now.starts_with("run/approach-") || scene.draft.isTold("state/at"))
        return;
    const std::string name = scene.draft.nameOf(ice);
    for (Chip &chip : scene.chips)
        if (chip.says == meetsInWords("approach", name)) {
            chip.guessed = true;
            chip.offers = {{meetsInWords("encounter", name), "Runner encounters " + name},
                           {English::tr("leave this out"), {}}};
            scene.open.push_back({chip.span,
                                  English::tr("What is done there is done later: {moment}",
                                              {{"moment", titleOfStep(now)}}),
                                  {}});
            return;
        }
}

} // namespace saying

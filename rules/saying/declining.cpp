// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/declining.h"

#include "core/english.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rulings::Ability;
using rulings::AbilityKind;

namespace {

/// It triggers, whether or not its player may leave it.
bool isTriggered(const Ability &ability)
{
    return ability.kind() == AbilityKind::Conditional || ability.kind() == AbilityKind::IfSuccessful
        || ability.replacesAccess;
}

/// "leave", "skip": of what somebody would rather not have.
bool takeLeaving(Scene &scene)
{
    constexpr std::array<std::string_view, 12> words{"leave",  "leaves",  "skip",    "skips",
                                                     "ignore", "ignores", "waive",   "forgo",
                                                     "forego", "opt out", "pass on", "say no to"};
    if (scene.take(TermKind::Verb, "decline")) {
        (void)(scene.take(TermKind::Link, "to") && scene.take(TermKind::Verb));
        return true;
    }
    if (scene.take(TermKind::Not, "not"))
        return scene.take(TermKind::Verb, "use") || scene.take(TermKind::Verb, "resolve");
    scene.skipIdle();
    if (std::ranges::find(words, scene.token().text) == words.end())
        return false;
    scene.skip();
    return true;
}

/// It triggers by what was played: that may be left, or the only reason is that it may not.
bool isMet(const Draft &draft, const std::string &name, rules::Side by)
{
    Draft asking = draft;
    constexpr int enough = 20; // what was played could be paid
    asking.assumeCredits(enough);
    asking.tell("question",
                Json::object({{"ask", "legal"},
                              {"by", core::toWord(rules::sideWords, by)},
                              {"act", Json::object({{"decline", name}})},
                              {"script", Json(Json::Array(draft.script()))}}));
    const auto asked = askedOf(asking);
    if (!asked)
        return false;
    const rulings::Answer answer = rulings::answer(triedBy, *asked);
    const auto restsOn = [](const rulings::Step &step) {
        return std::ranges::find(step.because, "trigger.optional", &rulings::Reason::rule)
            != step.because.end();
    };
    return std::ranges::any_of(answer.trace, restsOn);
}

/// The one of them that has its occasion by what was played; otherwise the last, as a doubt.
std::optional<SaidAct> declineOf(Scene &scene, const std::string &card)
{
    const Draft &draft = scene.draft;
    const auto *model = draft.modelOf(card);
    std::vector<std::string> may;
    for (const Ability &ability : model ? std::span(model->abilities) : std::span<const Ability>())
        if (isTriggered(ability))
            may.push_back(card + '#' + ability.id);
    if (may.empty())
        return std::nullopt;
    const rules::Side by = draft.sideOf(card);
    const auto hasOccasion = [&](const std::string &name) { return isMet(draft, name, by); };
    const auto met = may.size() == 1 ? may.begin() : std::ranges::find_if(may, hasOccasion);
    scene.doubts = scene.doubts || met == may.end();
    SaidAct said;
    said.acts.push_back(Json::object({{"decline", met == may.end() ? may.back() : *met}}));
    said.by = by;
    said.says = declineInWords(draft, card);
    return said;
}

SaidAct declineToSteal(const Draft &draft, const std::string &agenda)
{
    SaidAct said;
    said.acts.push_back(Json::object({{"decline", agenda}}));
    said.by = rules::Side::Runner;
    said.says = declineInWords(draft, agenda);
    said.usualStep = "run/access";
    return said;
}

/// The agenda that was accessed last: "may I decline?", "can he leave it?"
std::optional<std::string> agendaAccessed(const Draft &draft)
{
    const Json *card = draft.script().empty() ? nullptr : draft.script().back().find("access");
    const bool isAgenda =
        card && card->asString() && draft.typeOf(*card->asString()) == rules::CardType::Agenda;
    return isAgenda ? std::optional(*card->asString()) : std::nullopt;
}

/// "access cards instead of taking the 2 credits": of what replaces the access now.
std::optional<SaidAct> takeAccessInstead(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Verb, "access"))
        return std::nullopt;
    while (!scene.isAtMark() && !scene.is(TermKind::Not, "unless"))
        scene.skip();
    if (!scene.take(TermKind::Not, "unless"))
        return std::nullopt;
    while (!scene.isAtMark())
        scene.skip(); // what it would be, the card says
    for (const std::string &card : scene.draft.objects()) {
        const auto *model = scene.draft.modelOf(card);
        const bool replaces =
            model && std::ranges::any_of(model->abilities, &Ability::replacesAccess);
        if (!replaces)
            continue;
        scene.doubts = true;
        attempt.keep();
        return declineOf(scene, card);
    }
    return std::nullopt;
}

/// "skip the encounter" of the card that is accessed: what makes it encountered.
std::optional<SaidAct> takeEncounterLeft(Scene &scene)
{
    const auto &script = scene.draft.script();
    const auto last = std::ranges::find_if(script, [](const Json &act) {
        return act.find("access") != nullptr; // what is asked about may be told behind it
    });
    const Json *accessed = last == script.end() ? nullptr : last->find("access");
    const auto *model =
        accessed && accessed->asString() ? scene.draft.modelOf(*accessed->asString()) : nullptr;
    Attempt attempt(scene);
    const bool isLeft = takeLeaving(scene) || scene.take(TermKind::Verb, "prevent")
        || scene.take(TermKind::Verb, "bypass") || scene.take(TermKind::Verb, "pass");
    if (!model || !isLeft || !scene.take(TermKind::Verb, "encounter"))
        return std::nullopt;
    for (const Ability &ability : model->abilities)
        if (does(ability, "encounter") && rulings::isMetBy(ability, rulings::EventKind::Accessed)) {
            attempt.keep();
            SaidAct said;
            said.by = rules::Side::Runner;
            said.acts.push_back(
                Json::object({{"decline", *accessed->asString() + '#' + ability.id}}));
            said.says = declineInWords(scene.draft, *accessed->asString());
            return said;
        }
    return std::nullopt;
}

} // namespace

std::optional<SaidAct> takeDeclining(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (auto said = takeAccessInstead(scene)) {
        attempt.keep();
        return said;
    }
    if (auto said = takeEncounterLeft(scene)) {
        attempt.keep();
        return said;
    }
    if (!takeLeaving(scene))
        return std::nullopt;
    const bool isOfStealing = scene.tokens()[scene.at() - 1].is(TermKind::Verb, "steal");
    const auto agenda = agendaAccessed(scene.draft);
    const bool isAlone = scene.isAtMark();
    const auto card = isCardNext(scene) ? takeCard(scene) : isAlone ? agenda : std::nullopt;
    if (!card)
        return std::nullopt;
    if (scene.token().text == "out" || scene.token().text == "there")
        scene.skip();
    auto said = isOfStealing || card == agenda ? std::optional(declineToSteal(scene.draft, *card))
                                               : declineOf(scene, *card);
    if (said)
        attempt.keep();
    return said;
}

std::optional<SaidAct> takeHavingToSteal(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "steal") || !isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    if (!card)
        return std::nullopt;
    attempt.keep();
    SaidAct said = declineToSteal(scene.draft, *card);
    said.asks = English::tr("must the Runner steal {card}?", {{"card", scene.draft.nameOf(*card)}});
    return said;
}

std::optional<SaidAct> takeHavingToUse(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "use") || !isCardNext(scene))
        return std::nullopt;
    const std::string card = *takeCard(scene);
    auto said = declineOf(scene, card);
    if (!said)
        return std::nullopt;
    attempt.keep();
    const std::string name = scene.draft.nameOf(card);
    said->asks = said->by == rules::Side::Corp
        ? English::tr("must the Corp use {card}?", {{"card", name}})
        : English::tr("must the Runner use {card}?", {{"card", name}});
    return said;
}

} // namespace saying

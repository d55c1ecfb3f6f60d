// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/choices.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/table_now.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;
using rulings::Ability;
using rulings::AbilityKind;

namespace {

/// "chooses option 2": of what waits to be decided.
std::optional<SaidAct> takeNumberedOption(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Verb, "choose"))
        return std::nullopt;
    scene.skipIdle();
    if (scene.token().text != "option")
        return std::nullopt;
    scene.skip();
    const auto number = scene.takeNumber();
    if (!number)
        return std::nullopt;
    const Json act = Json::object({{"option", *number}});
    for (const rulings::OfferedAct &one : optionsAt(scene.draft, scene.draft.script().size()))
        if (one.json == act) {
            attempt.keep();
            SaidAct said;
            said.acts.push_back(act);
            said.by = one.by;
            said.says = one.by == Side::Corp
                ? English::tr("the Corp chooses: {what}", {{"what", one.words}})
                : English::tr("the Runner chooses: {what}", {{"what", one.words}});
            return said;
        }
    return std::nullopt;
}

} // namespace

std::optional<SaidAct> takeOption(Scene &scene)
{
    if (auto numbered = takeNumberedOption(scene))
        return numbered;
    Attempt attempt(scene);
    std::string operation;
    if (scene.take(TermKind::Verb, "take") || scene.take(TermKind::Verb, "choose")) {
        (void)scene.takeNumber();
        if (scene.take(TermKind::Noun, "tags"))
            operation = "take-tags";
        else if (scene.take(TermKind::Noun, "damage") || scene.take(TermKind::Noun, "net-damage")
                 || scene.take(TermKind::Noun, "brain-damage"))
            operation = "damage";
    }
    if (operation.empty() && scene.take(TermKind::Verb, "end") && scene.take(TermKind::Noun, "run"))
        operation = "end-run";
    if (operation.empty())
        return std::nullopt;
    for (const std::string &object : {scene.draft.textAt("state/run/ice"), scene.card})
        if (const auto *model = object.empty() ? nullptr : scene.draft.modelOf(object))
            if (const int number = optionThatDoes(*model, operation)) {
                attempt.keep();
                SaidAct said;
                said.acts.push_back(Json::object({{"option", number}}));
                said.by = Side::Runner;
                said.says = English::tr("{card}: option {n} is chosen",
                                        {{"card", scene.draft.nameOf(object)}, {"n", number}});
                return said;
            }
    return std::nullopt;
}

std::optional<SaidAct> takeDeclined(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Verb, "decline"))
        return std::nullopt;
    (void)scene.take(TermKind::Link, "to");
    (void)scene.take(TermKind::Verb);
    (void)scene.take(TermKind::Link, "for");
    if (!isCardNext(scene))
        return std::nullopt;
    const auto card = takeCard(scene);
    const auto *model = scene.draft.modelOf(*card);
    std::string what = *card;
    if (scene.draft.typeOf(*card) != CardType::Agenda) {
        Abilities may = model ? usable(*model) : Abilities();
        std::erase_if(may, [](const Ability *one) { return one->kind() == AbilityKind::Paid; });
        if (may.size() != 1)
            return std::nullopt;
        what += '#' + may.front()->id;
    }
    attempt.keep();
    SaidAct said;
    said.acts.push_back(Json::object({{"decline", what}}));
    said.by =
        scene.draft.typeOf(*card) == CardType::Agenda ? Side::Runner : scene.draft.sideOf(*card);
    said.says = declineInWords(scene.draft, *card);
    return said;
}

namespace {

/// The ice takes credits as it is encountered.
bool mustPay(const Draft &draft, const std::string &ice)
{
    const auto *model = draft.modelOf(ice);
    return model && std::ranges::any_of(model->abilities, [](const Ability &ability) {
               return !ability.optional && (does(ability, "pay") || does(ability, "must-pay"))
                   && rulings::isMetBy(ability, rulings::EventKind::Encountered);
           });
}

/// It waits to trigger and lets its player pay for what it does.
bool waitsForPayment(const Draft &draft, const std::string &card, const Ability &ability)
{
    if (ability.kind() == AbilityKind::Paid || !does(ability, "pay"))
        return false;
    const std::string ice = draft.textAt("state/run/ice");
    if (rulings::isMetBy(ability, rulings::EventKind::Encountered))
        return !ice.empty()
            && (card == ice || draft.textAt(Draft::objectPath(card) + "/chosen") == ice);
    const Json *accessed = draft.script().empty() ? nullptr : draft.script().back().find("access");
    return rulings::isMetBy(ability, rulings::EventKind::Accessed) && accessed
        && *accessed == Json(card);
}

/// "for it", "for Tollbooth", "the toll": the ice that takes it, where it is named.
std::string takeTolled(Scene &scene)
{
    Attempt attempt(scene);
    const bool isFor = scene.take(TermKind::Link, "for");
    if (scene.is(TermKind::It, "it")) {
        if (isFor) {
            scene.skip();
            attempt.keep();
        }
        return {};
    }
    if (!isCardNext(scene))
        return {};
    std::string ice = *takeCard(scene);
    if (!mustPay(scene.draft, ice))
        return {};
    if (scene.token().text == "toll")
        scene.skip();
    attempt.keep();
    return ice;
}

/// It is paid as the ice is encountered.
void comeToPay(Scene &scene, SaidAct &said, const std::string &ice)
{
    Draft &draft = scene.draft;
    const bool isMet = draft.textAt("state/run/ice") == ice && draft.isTold("state/at");
    if (draft.script().empty() && !isMet) {
        meet(scene, ice);
        comeToIce(scene, ice, "encounter");
    } else if (!draft.script().empty())
        said.acts = wayTo(draft, ice);
}

} // namespace

bool isOtherPrice(const Draft &draft, const SaidAct &said, std::optional<int> number)
{
    if (!number)
        return false;
    Draft before = draft;
    constexpr int enough = 20;
    const std::string path = Draft::playerPath(said.by, "credits");
    before.tell(path, enough);
    Draft behind = before;
    for (const Json &act : said.acts)
        behind.play(act);
    if (said.acts.empty())
        behind.play(Json::object({{"to", "subroutines"}}));
    const auto first = presentOf(before);
    const auto then = presentOf(behind);
    const auto had = first ? first->table.player(said.by).credits : std::nullopt;
    const auto has = then ? then->table.player(said.by).credits : std::nullopt;
    return !had || !has || *had - *has != *number;
}

std::optional<SaidAct> takePayment(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Verb, "spend"))
        return std::nullopt;
    const auto number = scene.takeNumber();
    if (number)
        (void)scene.take(TermKind::Noun, "credits");
    const std::string tolled = takeTolled(scene);
    if (!scene.isAtClauseEnd())
        return std::nullopt;
    std::vector<std::pair<std::string, const Ability *>> waiting;
    for (const std::string &card : scene.draft.objects())
        if (const auto *model = scene.draft.modelOf(card))
            for (const Ability *ability : usable(*model))
                if (waitsForPayment(scene.draft, card, *ability))
                    waiting.emplace_back(card, ability);
    if (const std::string ice = tolled.empty() ? iceAhead(scene.draft) : tolled;
        waiting.empty() && !ice.empty() && mustPay(scene.draft, ice)) {
        SaidAct said; // no decision, if there is as much
        said.by = Side::Runner;
        comeToPay(scene, said, ice);
        scene.doubts = scene.doubts || isOtherPrice(scene.draft, said, number);
        said.says = English::tr("the Runner pays for {card}", {{"card", scene.draft.nameOf(ice)}});
        attempt.keep();
        return said;
    }
    const bool isInRun = scene.draft.at("state/run") != nullptr;
    const bool isTrap = waiting.empty() && (isInRun || scene.draft.script().empty());
    if (isTrap) // "runs it, the corp pays", "Snare! in HQ, the Corp paid the 4": it was accessed
        for (const std::string &card : scene.draft.objects())
            if (const auto *model = scene.draft.modelOf(card);
                model && scene.draft.sideOf(card) == Side::Corp)
                for (const Ability *ability : usable(*model))
                    if (does(*ability, "pay")
                        && rulings::isMetBy(*ability, rulings::EventKind::Accessed))
                        waiting.emplace_back(card, ability);
    if (waiting.size() != 1)
        return std::nullopt;
    const auto &[card, ability] = waiting.front();
    SaidAct said;
    if (isTrap) {
        said.acts.push_back(Json::object({{"access", card}}));
        said.usualStep = "run/access";
        scene.doubts = true;
    }
    said.acts.push_back(Json::object({{"use", card + '#' + ability->id}}));
    said.by = scene.draft.sideOf(card);
    said.says = useInWords(scene.draft, card, ability->id);
    Draft there = scene.draft;
    if (isTrap)
        beginAt(there, said);
    const bool isOther = isOtherPrice(there, said, number);
    if (isTrap && !isInRun && (isOther || !number))
        return std::nullopt;
    attempt.keep();
    scene.doubts = scene.doubts || isOther;
    return said;
}

std::optional<SaidAct> paidOnAccess(Scene &scene, std::string_view words)
{
    const bool isOfPrice = words.find(" pay") != std::string_view::npos
        || words.find(" afford") != std::string_view::npos;
    const auto &script = scene.draft.script();
    const Json *accessed = script.empty() ? nullptr : script.back().find("access");
    if (!isOfPrice || !accessed)
        return std::nullopt;
    const std::string card = *accessed->asString();
    scene.doubts = true;
    Scene paying = scene.saying("pays");
    if (auto said = takePayment(paying))
        return said;
    const bool isAgenda = scene.draft.typeOf(card) == CardType::Agenda;
    return actOn(scene, isAgenda ? "steal" : "trash", card);
}

} // namespace saying

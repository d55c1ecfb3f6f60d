// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/carrying.h"

#include "rules/saying/abilities.h"
#include "rules/saying/choosing.h"
#include "rules/saying/counters.h"
#include "rules/saying/number_remarks.h"

#include <algorithm>
#include <ranges>

namespace saying {

using core::Json;

using rules::CardType;

bool mayCarry(const Draft &draft, const std::string &object)
{
    const CardType type = draft.typeOf(object);
    if (type == CardType::Agenda)
        return true;
    if (rules::isPlayed(type) || type == CardType::Identity)
        return false;
    const auto *model = draft.modelOf(object);
    if (!model || model->modelled == rulings::Modelled::None)
        return true; // nobody knows
    return model->canBeAdvanced || model->recurring.there
        || std::ranges::find(model->subtypes, "Virus") != model->subtypes.end()
        || std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return !ability.cost.counters.isZero() || does(ability, "place")
                   || does(ability, "remove") || does(ability, "move-counters")
                   || does(ability, "take-credits");
           });
}

bool mayCarryKind(const Draft &draft, const std::string &object, const std::string &kind)
{
    const bool isCorps = draft.sideOf(object) == rules::Side::Corp;
    if ((kind == "virus" && isCorps) || (kind == "advancement" && !isCorps))
        return false;
    const auto *model = draft.modelOf(object);
    const bool isOfCredits = kind == "power" && model
        && (model->recurring.there
            || std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                   return does(ability, "take-credits");
               }));
    const auto costsPower = [](const rulings::Ability &ability) {
        return !ability.cost.counters.isZero() && ability.cost.counter == rulings::Counter::Power;
    };
    return mayCarry(draft, object)
        && (!isOfCredits || std::ranges::any_of(model->abilities, costsPower));
}

std::vector<std::string> otherCarriers(const Draft &draft, const std::string &object)
{
    std::vector<std::string> found;
    for (const std::string &one : draft.objects() | std::views::reverse)
        if (one != object && draft.cardOf(one) && mayCarry(draft, one))
            found.push_back(one);
    return found;
}

std::string carrierMeant(const Draft &draft, const std::string &spoken)
{
    // "He uses AstroScript's counter on Project Beale with 2 advancements"
    const Json *last = draft.script().empty() ? nullptr : &draft.script().back();
    const Json *chosen = last && doerOf(*last) == spoken ? last->find("choose") : nullptr;
    if (chosen && chosen->asArray() && chosen->asArray()->size() == 1
        && draft.typeOf(spoken) == rules::CardType::Agenda)
        return *chosen->asArray()->front().asString();
    // "Beale out of a rezzed SanSan with four tokens on it"
    const auto others = otherCarriers(draft, spoken);
    const bool hasSome = draft.at(Draft::objectPath(spoken) + "/counters") != nullptr;
    return !mayCarry(draft, spoken) && !hasSome && !others.empty() ? others.front() : spoken;
}

std::string kindUnsaid(const Scene &scene, const std::string &object)
{
    const Token &before = scene.tokens()[scene.at() - 1];
    if (before.value(TermKind::Have))
        return {}; // "if it had 2": who?
    const Draft &draft = scene.draft;
    const auto *model = draft.modelOf(object);
    const bool isFilledOnce = model && model->modelled != rulings::Modelled::None
        && !model->recurring.refillsTo && draft.typeOf(object) != CardType::Identity
        && !counterKind(draft, object, "credits").empty();
    if (isFilledOnce)
        return "credits";
    return before.is(TermKind::Link, "with") ? std::string()
                                             : counterKind(draft, object, "counters");
}

bool isOfItsPlayer(const Scene &scene, const std::string &object, int number)
{
    Scene ahead = scene;
    const std::string text = scene.token().text;
    if (!ahead.take(TermKind::Noun, "credits") || text.starts_with("recurring"))
        return false;
    for (const std::string_view where : {"pool", "bank", "hand", "name"})
        if (text.ends_with(where)) // "in my pool", "to his name"
            return true;
    const auto *model = scene.draft.modelOf(object);
    const bool isIdentity = scene.draft.typeOf(object) == CardType::Identity;
    const auto &most = model ? model->recurring.refillsTo : std::nullopt;
    return takeOwnPool(ahead) || (isIdentity && number > (most ? most->plus : 0));
}

void skipAllOf(Scene &scene)
{
    if (scene.token().text == "all" && scene.take(TermKind::Place, "all"))
        (void)scene.take(TermKind::Link, "of");
}

} // namespace saying

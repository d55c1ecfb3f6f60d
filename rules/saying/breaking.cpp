// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/breaking.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/saying/table_now.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;
using rulings::Ability;
using rulings::AbilityKind;

namespace {

int subroutinesOf(const Draft &draft, const std::string &ice)
{
    if (const auto *model = draft.modelOf(ice))
        return static_cast<int>(
            std::ranges::count(model->abilities, AbilityKind::Subroutine, &Ability::kind));
    return draft.numberAt(Draft::objectPath(ice) + "/card/subroutines").value_or(0);
}

/// How often it has to be made stronger before.
int boostsFor(const Draft &draft, const std::string &card, const std::string &ice,
              const Ability **boost)
{
    const auto *model = draft.modelOf(card);
    const auto able = model ? usableTo(*model, "boost") : Abilities();
    if (able.size() != 1)
        return 0;
    const auto has = strengthNow(draft, card);
    const auto needs = strengthNow(draft, ice);
    if (!has || !needs || *needs <= *has)
        return 0;
    const std::string used = card + '#' + able.front()->id;
    if (draft.hasAct("use", used)) // somebody told it
        return 0;
    *boost = able.front();
    const int by = std::max(1, able.front()->effects.front().amount.plus);
    return (*needs - *has + by - 1) / by;
}

/// "subroutine 2", "2 subs", "all": the numbers that are named, which are empty for all.
std::vector<int> takeSubroutines(Scene &scene)
{
    Attempt attempt(scene);
    std::vector<int> numbers;
    const bool isFirst = scene.take(TermKind::Place, "first"); // "the first", "the first two"
    const bool isAlone = scene.isAtEnd() || scene.token().isMark || scene.value(TermKind::Join);
    if (isFirst && (isAlone || scene.take(TermKind::Noun, "subroutines"))) {
        attempt.keep();
        return {1};
    }
    if (scene.take(TermKind::Place, "all")) {
        (void)scene.take(TermKind::Noun, "subroutines");
        attempt.keep();
    } else if (const auto first = scene.takeNumber()) {
        if (!scene.take(TermKind::Noun, "subroutines"))
            return numbers;
        for (int i = 1; i <= *first; ++i)
            numbers.push_back(i);
        attempt.keep();
    } else if (scene.take(TermKind::Noun, "subroutines")) {
        if (const auto number = scene.takeNumber())
            numbers.push_back(*number);
        attempt.keep();
    }
    return numbers;
}

std::string breaksInWords(const Draft &draft, const std::string &card, const std::string &ice,
                          int number, int all)
{
    const std::string breaker = draft.nameOf(card);
    const std::string name = draft.nameOf(ice);
    if (number == all)
        return English::tr("{card} breaks every subroutine of {ice}",
                           {{"card", breaker}, {"ice", name}});
    return English::tr("{card} breaks {n} subroutine of {ice}",
                       "{card} breaks {n} subroutines of {ice}", number,
                       {{"card", breaker}, {"ice", name}});
}

/// The ice whose subroutines are meant: named, the card itself, the one spoken of, or the one met.
std::string iceMeant(Scene &scene, const std::string &card)
{
    Draft &draft = scene.draft;
    std::string ice = draft.textAt("state/run/ice");
    if (draft.typeOf(card) == CardType::Ice)
        return card;
    if (scene.is(TermKind::It, "it")) {
        if (!ice.empty())
            scene.skip(); // the one that is encountered
        else if (const auto it = takeCard(scene, fitsVerb("break")))
            ice = *it;
    } else if (isCardNext(scene))
        if (const auto named = takeCard(scene); named && draft.typeOf(*named) == CardType::Ice)
            ice = *named;
    return ice;
}

/// Uses of an ability that breaks so many at a time, until all of these are broken.
void breakInTurn(SaidAct &said, const std::string &ability, const std::vector<int> &numbers, int n)
{
    const auto each = static_cast<std::size_t>(std::max(1, n));
    for (std::size_t i = 0; i < numbers.size(); i += each) {
        Json::Array broken;
        for (std::size_t j = i; j < numbers.size() && j < i + each; ++j)
            broken.emplace_back(numbers[j]);
        said.acts.push_back(Json::object({{"use", ability}, {"break", Json(std::move(broken))}}));
    }
}

} // namespace

std::optional<SaidAct> breaks(Scene &scene, const std::string &card, const Ability &ability)
{
    Attempt attempt(scene);
    Draft &draft = scene.draft;
    std::vector<int> numbers = takeSubroutines(scene);
    (void)(scene.take(TermKind::Link, "of") || scene.take(TermKind::Link, "on"));
    const std::string ice = iceMeant(scene, card);
    {
        Attempt where(scene);
        const auto place = takePlace(scene);
        if (place && !place->server.empty() && !ice.empty() && mayLie(draft, ice, *place)) {
            putAt(draft, ice, *place);
            where.keep();
        }
    }
    if (ice.empty())
        return std::nullopt;
    if (draft.script().empty() && draft.textAt("state/run/ice").empty()) {
        meet(scene, ice);
        draft.tell("state/run/ice", ice);
        applyFlag(draft, ice, "rezzed");
    }
    const int all = subroutinesOf(draft, ice);
    if (numbers.empty())
        for (int i = 1; i <= all; ++i)
            numbers.push_back(i);
    SaidAct said;
    const Ability *boost = nullptr;
    const int boosts = boostsFor(draft, card, ice, &boost);
    for (int i = 0; i < boosts; ++i)
        said.acts.push_back(Json::object({{"use", card + '#' + boost->id}}));
    breakInTurn(said, card + '#' + ability.id, numbers, ability.effects.front().amount.plus);
    if (said.acts.empty())
        return std::nullopt;
    attempt.keep();
    scene.speakOf(card);
    said.by = Side::Runner;
    said.says = breaksInWords(draft, card, ice, static_cast<int>(numbers.size()), all);
    if (boosts > 0)
        said.says = English::tr("{card} gets stronger {n} time first: {what}",
                                "{card} gets stronger {n} times first: {what}", boosts,
                                {{"card", draft.nameOf(card)}, {"what", said.says}});
    said.usualStep = "run/break-window";
    return said;
}

} // namespace saying

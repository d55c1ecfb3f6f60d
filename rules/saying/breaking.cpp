// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/breaking.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/places.h"
#include "rules/saying/strengthening.h"
#include "rules/saying/table_now.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
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

/// "subroutine 2", "2 subs", "all": the numbers that are named, which are empty for all.
std::vector<int> takeSubroutines(Scene &scene)
{
    Attempt attempt(scene);
    std::vector<int> numbers;
    const bool isFirst = scene.take(TermKind::Place, "first"); // "the first", "the first two"
    const bool isAlone = scene.isAtClauseEnd();
    if (isFirst && (isAlone || scene.take(TermKind::Noun, "subroutines"))) {
        attempt.keep();
        return {1};
    }
    if (scene.take(TermKind::Place, "all")) {
        (void)scene.take(TermKind::Noun, "subroutines");
        (void)(scene.take(TermKind::Link, "on") || scene.take(TermKind::Link, "of"));
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

/// "one Zed 1.0 subroutine", "the first subroutine of Zed 1.0": the card was read before.
std::vector<int> countedBefore(const Scene &scene, std::size_t behind)
{
    const auto &tokens = scene.tokens();
    if (behind < 2 || !tokens[behind - 1].card)
        return {};
    std::size_t at = behind - 1;
    while (at > 1
           && (tokens[at - 1].is(TermKind::Link, "of") || tokens[at - 1].value(TermKind::Noun)))
        --at;
    const bool isOfThem = at < behind - 1 || scene.at() > behind; // "subroutine" is said
    if (!isOfThem)
        return {};
    if (tokens[at - 1].is(TermKind::Place, "first"))
        return {1};
    Scene there = scene;
    there.goTo(at - 1);
    std::vector<int> numbers;
    const int most = there.takeNumber().value_or(0);
    for (int i = 1; i <= most; ++i)
        numbers.push_back(i);
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

/// "both of them", "all the ice": from the one that is met next to the innermost.
std::vector<std::string> takeEachIce(Scene &scene)
{
    Attempt attempt(scene);
    const bool isBoth = scene.token().text == "both";
    if (isBoth)
        scene.skip();
    else if (!scene.take(TermKind::Place, "all"))
        return {};
    (void)scene.take(TermKind::Link, "of");
    (void)scene.take(TermKind::Type, "ice");
    if (scene.token().text == "them")
        scene.skip();
    std::vector<std::string> all;
    for (std::string ice = iceAhead(scene.draft); !ice.empty(); ice = iceBehind(scene.draft, ice))
        all.push_back(ice);
    const bool ends = scene.isAtClauseEnd() || scene.is(TermKind::Link, "with");
    if (!ends || all.size() < 2 || (isBoth && all.size() > 2))
        return {};
    attempt.keep();
    return all;
}

/// The only one that was told, where no run is on.
std::string onlyIceTold(const Draft &draft)
{
    std::vector<std::string> all = draft.objects();
    std::erase_if(all, [&](const std::string &one) { return draft.typeOf(one) != CardType::Ice; });
    return all.size() == 1 && !draft.at("state/run") ? all.front() : std::string();
}

/// The ice whose subroutines are meant: named, the card itself, the one spoken of, or the one met.
std::string iceMeant(Scene &scene, const std::string &card)
{
    Draft &draft = scene.draft;
    if (draft.typeOf(card) == CardType::Ice)
        return card;
    std::string ice = iceAhead(draft);
    if (ice.empty())
        ice = onlyIceTold(draft);
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
void breakInTurn(SaidAct &said, const std::string &ability, const std::vector<int> &numbers,
                 const rulings::Amount &n)
{
    const bool isAny = n.of == rulings::Amount::Of::Subroutines; // any number of them at once
    const auto each = isAny ? std::max<std::size_t>(1, numbers.size())
                            : static_cast<std::size_t>(std::max(1, n.plus));
    for (std::size_t i = 0; i < numbers.size(); i += each) {
        Json::Array broken;
        for (std::size_t j = i; j < numbers.size() && j < i + each; ++j)
            broken.emplace_back(numbers[j]);
        said.acts.push_back(Json::object({{"use", ability}, {"break", Json(std::move(broken))}}));
    }
}

} // namespace

namespace {

void takePlaceOfIce(Scene &scene, const std::string &ice)
{
    Attempt where(scene);
    const auto place = takePlace(scene);
    if (!place || place->server.empty() || ice.empty() || !mayLie(scene.draft, ice, *place))
        return;
    putAt(scene.draft, ice, *place);
    where.keep();
}

/// It is met where nobody told that another one is.
void beginWith(Scene &scene, const std::string &ice)
{
    Draft &draft = scene.draft;
    const bool isMadeReady = !draft.at("state/run")
        && std::ranges::all_of(draft.script(), [](const Json &act) { return act.find("use"); });
    if (!(draft.script().empty() || isMadeReady) || !draft.textAt("state/run/ice").empty())
        return; // another is met, by what was told
    meet(scene, ice);
    draft.tell("state/run/ice", ice);
    applyFlag(draft, ice, "rezzed");
    if (isMadeReady && !draft.script().empty() && !draft.isTold("state/at")) {
        draft.remove("state/at"); // it was made stronger where it breaks
        draft.assume("state/at", "run/break-window", momentInWords("run/break-window"));
    }
}

/// The acts that lead to the ice, make the card strong enough and break; behind them `there` is
/// the table as it is then. In words what is done.
std::string addBreaks(Draft &there, SaidAct &said, const std::string &card, const Ability &ability,
                      const std::string &ice, std::vector<int> numbers)
{
    SaidAct one;
    const std::vector<Json> way = wayTo(there, ice);
    for (const Json &act : way)
        there.play(act);
    said.acts.insert(said.acts.end(), way.begin(), way.end());
    const int all = subroutinesOf(there, ice);
    if (numbers.empty())
        for (int i = 1; i <= all; ++i)
            numbers.push_back(i);
    if (ability.cost.credits.of == rulings::Amount::Of::ChosenNumber) {
        said.acts.push_back(breaksAtX(there, card, ability, ice, numbers));
        there.play(said.acts.back());
        return breaksInWords(there, card, ice, static_cast<int>(numbers.size()), all);
    }
    const Ability *boost = nullptr;
    const int boosts = boostsFor(there, card, ice, &boost);
    for (int i = 0; i < boosts; ++i)
        one.acts.push_back(Json::object({{"use", card + '#' + boost->id}}));
    const int uses = boosts > 0 ? 0 : usesBefore(there, card, ice, ability);
    for (int i = 0; i < uses; ++i)
        one.acts.push_back(Json::object({{"use", card + '#' + ability.id}}));
    breakInTurn(one, card + '#' + ability.id, numbers, ability.effects.front().amount);
    for (Json &act : one.acts) {
        there.play(act);
        said.acts.push_back(std::move(act));
    }
    std::string says = breaksInWords(there, card, ice, static_cast<int>(numbers.size()), all);
    return boosts + uses == 0
        ? says
        : English::tr("{card} gets stronger {n} time first: {what}",
                      "{card} gets stronger {n} times first: {what}", boosts + uses,
                      {{"card", there.nameOf(card)}, {"what", says}});
}

/// What happens as the ice is met comes before anything is broken. Where somebody has to decide
/// about it first and nobody told how, it is taken to be over.
void beginAtEncounter(Scene &scene, SaidAct &said, const std::string &ice)
{
    said.usualStep = "run/break-window";
    if (!actsWhenMet(scene.draft, ice) || !scene.draft.script().empty()
        || scene.draft.isTold("state/at"))
        return;
    Draft met = scene.draft;
    met.assume("state/at", "run/encounter", {});
    met.tellEnoughCredits(); // whoever cannot pay what it costs does not break it
    if (canBePlayed(met, said.acts))
        said.usualStep = "run/encounter";
    else
        scene.doubts = true;
}

} // namespace

std::optional<SaidAct> breaks(Scene &scene, const std::string &card, const Ability &ability)
{
    Attempt attempt(scene);
    std::vector<int> numbers = takeSubroutines(scene);
    if (numbers.empty())
        numbers = countedBefore(scene, attempt.begin());
    (void)(scene.take(TermKind::Link, "of") || scene.take(TermKind::Link, "on"));
    std::vector<std::string> all = takeEachIce(scene);
    if (all.empty())
        all.push_back(iceMeant(scene, card));
    takePlaceOfIce(scene, all.front());
    if (all.front().empty())
        return std::nullopt;
    beginWith(scene, all.front());
    SaidAct said;
    Draft there = scene.draft;
    constexpr int enough = 20; // what was made stronger before is so, whatever that cost
    there.assumeCredits(enough);
    for (const std::string &ice : all) {
        const std::string says = addBreaks(there, said, card, ability, ice, numbers);
        said.says = said.says.empty()
            ? says
            : English::tr("{first}, then {second}", {{"first", said.says}, {"second", says}});
    }
    if (said.acts.empty())
        return std::nullopt;
    attempt.keep();
    scene.speakOf(card);
    said.by = Side::Runner;
    beginAtEncounter(scene, said, all.front());
    return said;
}

bool isGettingPast(const Token &token)
{
    return token.is(TermKind::Verb, "pass")
        || (token.is(TermKind::Verb, "encounter")
            && (token.text.ends_with("through") || token.text.ends_with("thru")));
}

bool takeWith(Scene &scene)
{
    if (scene.take(TermKind::Link, "with"))
        return true;
    const bool isUsing = scene.token().text == "using";
    if (isUsing)
        scene.skip();
    return isUsing;
}

namespace {

/// "with Corroder", "using Femme", which can do that.
bool isDoneWithCard(const Scene &scene, std::string_view verb)
{
    Scene ahead = scene;
    if (!takeWith(ahead) || !isCardNext(ahead))
        return false;
    const auto card = takeCard(ahead);
    const auto *model = ahead.draft.modelOf(*card);
    return model && !usableTo(*model, verb).empty();
}

} // namespace

bool isDoneWithCard(const Scene &scene)
{
    return isDoneWithCard(scene, "bypass") || isDoneWithCard(scene, "break");
}

std::string takeVerbOfUse(Scene &scene)
{
    for (const char *verb : {"bypass", "break", "boost", "prevent"})
        if (scene.take(TermKind::Verb, verb))
            return verb;
    Attempt attempt(scene);
    if (!isGettingPast(scene.token()))
        return {};
    scene.skip();
    (void)scene.take(TermKind::Flag, "rezzed");
    Scene ahead = scene;
    if (!isCardNext(ahead) || !takeCard(ahead))
        return {};
    for (const char *verb : {"bypass", "break"})
        if (isDoneWithCard(ahead, verb)) {
            attempt.keep();
            return verb;
        }
    return {};
}

void skipCounted(Scene &scene)
{
    Attempt attempt(scene);
    const bool isFirst = scene.take(TermKind::Place, "first");
    if ((isFirst || scene.takeNumber()) && scene.take(TermKind::Noun, "subroutines")
        && scene.take(TermKind::Link, "of") && isCardNext(scene))
        attempt.keep();
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/cost_of_told.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/asked.h"
#include "rules/saying/cards.h"
#include "rules/saying/uses.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

/// The act of which the cost is asked: "the install cost", "the rez cost", "that install cost him",
/// "does he pay for the install". `isPaid`: that something is paid was said.
std::string takeVerbOfCost(Scene &scene, bool isPaid)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> costs{
        {{"install-cost", "install"},
         {"rez-cost", "rez"},
         {"trash-cost", "trash"},
         {"play-cost", "play"}}};
    for (const auto &[noun, verb] : costs)
        if (scene.take(TermKind::Noun, noun))
            return std::string(verb);
    if (scene.is(TermKind::Place, "other") || scene.token(0).text == "second"
        || scene.token().text == "next")
        scene.skip(); // "that second run"
    if (scene.take(TermKind::Noun, "run"))
        return scene.take(TermKind::Verb, "cost") || scene.take(TermKind::Noun, "cost")
            ? std::string("run")
            : std::string();
    const auto verb = scene.take(TermKind::Verb);
    const bool isAsked = verb
        && (scene.take(TermKind::Verb, "cost") || scene.take(TermKind::Noun, "cost") || isPaid);
    return isAsked ? *verb : std::string();
}

/// What was done last of that which somebody pays for.
std::string verbOfLast(const Draft &draft)
{
    constexpr std::array<std::string_view, 6> paid{"install", "rez",   "trash",
                                                   "play",    "steal", "use"};
    const auto &script = draft.script();
    for (const Json &act : script | std::views::reverse)
        for (const std::string_view verb : paid)
            if (act.find(verb))
                return std::string(verb);
    return {};
}

/// "comes out of his own pool", "from her pocket", up to the end of the clause.
bool takeOutOfPool(Scene &scene)
{
    Attempt attempt(scene);
    bool isFrom = false;
    bool isPool = false;
    for (; !scene.isAtMark(); scene.skip()) {
        const std::string &text = scene.token().text;
        if ((scene.value(TermKind::Have) && text != "at") || scene.token().card) // "at least"
            return false;
        isFrom = isFrom || scene.is(TermKind::Link, "from");
        isPool = isPool || (isFrom && (text.ends_with("pool") || text.ends_with("pocket")));
    }
    return isPool && attempt.keep();
}

/// "(what is) the cost" of what was told.
bool takeBareCost(Scene &scene)
{
    Attempt attempt(scene);
    const bool isCost = scene.take(TermKind::Noun, "cost");
    return isCost && scene.isAtMark() && attempt.keep();
}

std::string saidOf(const Scene &scene, std::size_t act)
{
    const std::string path = Draft::actPath(act);
    const auto chip =
        std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
    return chip == scene.chips.end() ? std::string() : chip->says;
}

} // namespace

std::string askCostOfSeveral(Draft &draft, const SaidAct &said)
{
    const Json *trashed = said.acts.back().find("trash");
    if (trashed && trashed->asString()) { // of an accessed card
        addReport(draft, {*trashed->asString() + ".trash-cost"});
        return English::tr("what is the trash cost of {card}?",
                           {{"card", draft.nameOf(*trashed->asString())}});
    }
    draft.play(said.acts.back());
    addReport(draft, {"runner.credits"});
    return English::tr("how many credits are left after this: {act}?", {{"act", said.says}});
}

bool readCostOfTold(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "how-much") && !scene.take(TermKind::Ask, "how-many")
        && !scene.take(TermKind::Ask, "what"))
        return false;
    (void)(scene.take(TermKind::Noun, "credits") || scene.take(TermKind::Noun, "clicks"));
    (void)(scene.take(TermKind::Ask, "does") || scene.take(TermKind::Ask, "is")
           || scene.take(TermKind::Ask, "must"));
    const bool isOfWho = scene.takeWho().has_value(); // "does he pay", "must I spend"
    const bool isPaid = (isOfWho && scene.take(TermKind::Verb, "spend"))
        || (!isOfWho && scene.is(TermKind::Link, "for"));
    (void)scene.take(TermKind::Link, "for");
    const std::string last = verbOfLast(scene.draft);
    const bool isOfLast = !last.empty() && (takeOutOfPool(scene) || takeBareCost(scene));
    const std::string verb = isOfLast ? last : takeVerbOfCost(scene, isPaid);
    scene.doubts = scene.doubts || isOfLast;
    (void)scene.takeWho();
    if (verb.empty() || !scene.isAtMark())
        return false;
    const Json::Array script = scene.draft.script();
    const auto paid = std::ranges::find_if(
        script | std::views::reverse, [&](const Json &act) { return act.find(verb) != nullptr; });
    if (paid == std::ranges::rend(script))
        return false;
    const auto act = static_cast<std::size_t>(std::distance(script.begin(), paid.base())) - 1;
    const std::string says = saidOf(scene, act);
    if (says.empty())
        return false; // of a line before
    const Json asked = script[act];
    scene.draft.tell(
        "question/script",
        Json(Json::Array(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(act))));
    setQuestion(scene.draft, "cost");
    scene.draft.tell("question/act", asked);
    scene.addChip(ChipKind::Question, attempt.begin(),
                  English::tr("what does it cost: {act}?", {{"act", says}}), {"question"});
    return attempt.keep();
}

bool takesTo(Scene &scene)
{
    Attempt attempt(scene);
    const std::string said = scene.token().text;
    const bool needs = said.starts_with("need");
    if (needs)
        scene.skip();
    if (needs && said.ends_with(" to"))
        return attempt.keep();
    return (needs || scene.take(TermKind::Verb, "take"))
        && (scene.is(TermKind::Link, "to") || scene.token(1).is(TermKind::Link, "to"))
        && attempt.keep();
}

std::optional<std::string> takeWhatNeeds(Scene &scene)
{
    const bool isNext = scene.token().card && scene.token(1).is(TermKind::Link, "to");
    return isNext ? takeCard(scene) : std::nullopt;
}

std::optional<SaidAct> takeCostOf(Scene &scene, const std::string &card)
{
    const auto verb = scene.take(TermKind::Verb);
    if (!verb || *verb != "break")
        return verb ? actOn(scene, *verb, card) : std::nullopt;
    scene.doubts = true; // what is left then, which is no price
    return takeUseOf(scene, card, *verb);
}

void skipToWhatCosts(Scene &scene)
{
    if (scene.token(1).is(TermKind::Link, "to"))
        (void)scene.takeWho();
    (void)(scene.take(TermKind::Link, "of") || scene.take(TermKind::Link, "to"));
    if (scene.is(TermKind::Place, "all") && scene.token(1).value(TermKind::Verb))
        scene.skip();
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/cost_of_told.h"

#include "core/english.h"
#include "rules/saying/asked.h"

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
    const auto verb = scene.take(TermKind::Verb);
    const bool isAsked = verb
        && (scene.take(TermKind::Verb, "cost") || scene.take(TermKind::Noun, "cost") || isPaid);
    return isAsked ? *verb : std::string();
}

std::string saidOf(const Scene &scene, std::size_t act)
{
    const std::string path = Draft::actPath(act);
    const auto chip =
        std::ranges::find_if(scene.chips, [&](const Chip &one) { return one.tells(path); });
    return chip == scene.chips.end() ? std::string() : chip->says;
}

} // namespace

bool readCostOfTold(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "how-much") && !scene.take(TermKind::Ask, "how-many")
        && !scene.take(TermKind::Ask, "what"))
        return false;
    (void)scene.take(TermKind::Noun, "credits");
    (void)(scene.take(TermKind::Ask, "does") || scene.take(TermKind::Ask, "is")
           || scene.take(TermKind::Ask, "must"));
    const bool isOfWho = scene.takeWho().has_value(); // "does he pay", "must I spend"
    const bool isPaid = (isOfWho && scene.take(TermKind::Verb, "spend"))
        || (!isOfWho && scene.is(TermKind::Link, "for"));
    (void)scene.take(TermKind::Link, "for");
    const std::string verb = takeVerbOfCost(scene, isPaid);
    (void)scene.takeWho();
    if (verb.empty() || !(scene.isAtEnd() || scene.token().isMark))
        return false;
    const Json::Array script = scene.draft.script();
    const auto last = std::ranges::find_if(
        script | std::views::reverse, [&](const Json &act) { return act.find(verb) != nullptr; });
    if (last == std::ranges::rend(script))
        return false;
    const auto act = static_cast<std::size_t>(std::distance(script.begin(), last.base())) - 1;
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

} // namespace saying

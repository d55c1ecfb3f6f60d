// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/preventing.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/asked.h"
#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::Json;

namespace {

constexpr std::size_t mostPrevented = 12; ///< acts that are tried behind one

struct Preventing {
    std::string card;
    Json act;
};

/// What becomes of the damage is asked, or of what is there against it.
bool asksOfPreventing(const Draft &draft, const std::vector<Preventing> &able)
{
    if (draft.textAt("question/ask") != "outcome")
        return false;
    return std::ranges::any_of(reportOf(draft), [&](const std::string &fact) {
        return fact == "winner" || fact == "runner.hand"
            || std::ranges::any_of(
                   able, [&](const Preventing &one) { return fact.starts_with(one.card + '.'); });
    });
}

/// Nobody who can help it lets himself be flatlined, whatever is asked.
bool isFlatlinedOtherwise(const Draft &draft)
{
    const rulings::Answer answer = answerTo(draft);
    return answer.winner == rulings::Winner::Corp && answer.wonBy == "flatline";
}

std::vector<Preventing> preventions(const Draft &draft)
{
    std::vector<Preventing> found;
    for (const std::string &object : draft.objects()) {
        const auto *model = draft.modelOf(object);
        if (!model || draft.sideOf(object) != rules::Side::Runner
            || std::ranges::find(draft.unused, object) != draft.unused.end())
            continue;
        for (const rulings::Ability *ability : usableTo(*model, "prevent"))
            found.push_back({object, Json::object({{"respond", object + '#' + ability->id}})});
    }
    return found;
}

bool isPrevented(const Draft &draft)
{
    return std::ranges::any_of(draft.script(),
                               [](const Json &act) { return act.find("respond") != nullptr; });
}

/// With that act in that place of the script.
Draft withAct(const Draft &draft, std::size_t place, const Preventing &one)
{
    Draft longer = draft;
    Json::Array acts = draft.script();
    acts.insert(acts.begin() + static_cast<std::ptrdiff_t>(place), one.act);
    longer.tell("question/script", Json(std::move(acts)));
    return longer;
}

} // namespace

std::vector<Prevented> preventWhatCanBe(Draft &draft)
{
    std::vector<Prevented> done;
    if (isPrevented(draft))
        return done;
    const auto able = preventions(draft);
    if (able.empty() || !(asksOfPreventing(draft, able) || isFlatlinedOtherwise(draft)))
        return done;
    for (std::size_t act = 0; act < draft.script().size(); ++act)
        for (const Preventing &one : able)
            for (std::size_t times = 0; times < mostPrevented; ++times) {
                Draft longer = withAct(draft, act + 1, one);
                if (playedOf(longer) < act + 2)
                    break;
                draft = std::move(longer);
                done.push_back({++act, one.card});
            }
    return done;
}

void notePrevented(Draft &draft, const std::vector<Prevented> &acts)
{
    for (const Prevented &one : acts)
        draft.doubt(Draft::actPath(one.act),
                    core::English::tr("the Runner prevents what {card} can prevent",
                                      {{"card", draft.nameOf(one.card)}}));
}

namespace {

bool isOfHarm(const Token &token)
{
    for (const std::string_view noun :
         {"damage", "net-damage", "meat-damage", "brain-damage", "tags"})
        if (token.is(TermKind::Noun, noun))
            return true;
    return false;
}

/// It is used as often as there are counters, for 1 each time.
bool isUsedForEach(const rulings::Ability &ability)
{
    const auto *prevents = ability.asIf<rulings::PreventAbility>();
    return prevents && prevents->prevented == rulings::Amount(1) && !ability.cost.counters.isZero();
}

} // namespace

int timesToPrevent(Scene &scene, const SaidAct &said, std::size_t begin)
{
    constexpr int most = 9;
    const auto *ability =
        said.acts.size() == 1 ? abilityUsed(scene.draft, said.acts.front()) : nullptr;
    if (!ability || !isUsedForEach(*ability))
        return 1;
    int times = 1;
    bool isHarm = false;
    bool isCounted = false;
    for (std::size_t at = begin; at < scene.at(); ++at) {
        const Token &token = scene.tokens()[at];
        isHarm = isHarm || isOfHarm(token);
        const int number = token.count().value_or(0);
        if (number < 1 || number > most)
            continue;
        times = number;
        isCounted = true;
    }
    scene.doubts = scene.doubts || (isHarm && !isCounted); // all of it, or 1?
    return times;
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/made_ready.h"

#include "core/english.h"

#include <algorithm>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;

bool isUsedBy(const Draft &draft, std::string_view verb, const std::string &object)
{
    const auto names = [&](const Json &act) {
        const Json *one = act.find(verb);
        return one && one->asString() && *one->asString() == object;
    };
    const Json *asked = draft.at("question/act");
    return std::ranges::any_of(draft.script(), names)
        || (asked && asked->asObject() && names(*asked));
}

bool isAccessed(const Draft &draft, const std::string &object)
{
    return isUsedBy(draft, "access", object) || isUsedBy(draft, "steal", object)
        || isUsedBy(draft, "trash", object) || isUsedBy(draft, "decline", object);
}

bool isChosen(const Draft &draft, const std::string &object)
{
    const auto chooses = [&](const Json &act) {
        const Json *chosen = act.asObject() ? act.find("choose") : nullptr;
        return chosen && chosen->asArray()
            && std::ranges::find(*chosen->asArray(), Json(object)) != chosen->asArray()->end();
    };
    const Json *asked = draft.at("question/act");
    return std::ranges::any_of(draft.script(), chooses) || (asked && chooses(*asked));
}

void describeAgenda(Draft &draft, const std::string &object)
{
    if (draft.typeOf(object) != CardType::Agenda)
        return;
    const std::string path = Draft::objectPath(object);
    if (!draft.cardOf(object) && !draft.textAt(path + "/zone").ends_with("score-area")) {
        constexpr int usual = 3;
        draft.assume(path + "/card/advancement_requirement",
                     draft.numberAt(path + "/counters/advancement").value_or(usual),
                     English::tr("the agenda's advancement requirement is met"));
        draft.assume(path + "/card/points", 2, English::tr("the agenda is worth 2 points"));
    }
    if (!isUsedBy(draft, "score", object) || isUsedBy(draft, "advance", object)
        || isUsedBy(draft, "install", object))
        return;
    const auto *model = draft.modelOf(object);
    const auto needed = model ? model->advancementRequirement
                              : draft.numberAt(path + "/card/advancement_requirement");
    if (needed)
        draft.assume(path + "/counters/advancement", *needed,
                     English::tr("{card} is advanced as often as it needs",
                                 {{"card", draft.nameOf(object)}}));
}

void assumeForfeited(Draft &draft)
{
    const auto needsOne = [&](const Json &act) {
        const Json *rezzed = act.find("rez");
        const auto *model =
            rezzed && rezzed->asString() ? draft.modelOf(*rezzed->asString()) : nullptr;
        return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                   return ability.kind() == rulings::AbilityKind::AdditionalCost
                       && ability.cost.forfeits > 0;
               });
    };
    const auto objects = draft.objects();
    const bool hasAny = std::ranges::any_of(objects, [&](const std::string &object) {
        return draft.textAt(Draft::objectPath(object) + "/zone") == "corp-score-area";
    });
    if (hasAny || std::ranges::none_of(draft.script(), needsOne))
        return;
    const std::string path = Draft::objectPath("forfeited");
    const std::string says = English::tr("the Corp has an agenda to forfeit");
    draft.assume(path + "/card", Json::object({{"type", "agenda"}, {"points", 1}}), says);
    draft.assume(path + "/zone", "corp-score-area", says);
}

void describeRezzed(Draft &draft, const std::string &object)
{
    if (draft.cardOf(object) || !isUsedBy(draft, "rez", object))
        return;
    draft.assume(Draft::objectPath(object) + "/card/cost", 1,
                 English::tr("{card} costs {n}", {{"card", draft.nameOf(object)}, {"n", 1}}));
}

/// A card without a name that is put down can be: it costs what nobody told, and fits.
void describeInstalled(Draft &draft, const std::string &object)
{
    const CardType type = draft.typeOf(object);
    const bool isOfRunner =
        type == CardType::Program || type == CardType::Hardware || type == CardType::Resource;
    const bool isPutDown = isUsedBy(draft, "install", object) || isChosen(draft, object);
    if (!isOfRunner || draft.cardOf(object) || !isPutDown)
        return;
    const std::string path = Draft::objectPath(object) + "/card";
    draft.assume(path + "/cost", 1,
                 English::tr("{card} costs {n}", {{"card", draft.nameOf(object)}, {"n", 1}}));
    if (type == CardType::Program)
        draft.assume(
            path + "/memory", 1,
            English::tr("{card} takes {n} memory", {{"card", draft.nameOf(object)}, {"n", 1}}));
}

} // namespace saying

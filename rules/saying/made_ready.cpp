// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/made_ready.h"

#include "core/english.h"
#include "rules/rulings/operations/operation.h"

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

namespace {

/// Where its abilities work, and not put there by an act that is told.
bool liesInPlay(const Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const std::string zone = draft.textAt(path + "/zone");
    if (draft.sideOf(object) == rules::Side::Runner)
        return (zone == "rig" || zone == "hosted") && !isUsedBy(draft, "install", object)
            && !isChosen(draft, object);
    const Json *rezzed = draft.at(path + "/rezzed");
    return rezzed && *rezzed == Json(true) && !isUsedBy(draft, "rez", object);
}

} // namespace

void assumeCountersFromStart(Draft &draft, const std::string &object)
{
    using rulings::EventKind;
    const auto *model = draft.modelOf(object);
    const std::string path = Draft::objectPath(object) + "/counters";
    if (!model || draft.at(path) || !liesInPlay(draft, object))
        return;
    for (const rulings::Ability &ability : model->abilities) {
        if (!isMetBy(ability, EventKind::Installed) && !isMetBy(ability, EventKind::Rezzed))
            continue;
        for (const rulings::Effect &effect : ability.effects) {
            const auto put = ability.optional ? std::nullopt : rulings::putOnSelf(effect);
            if (!put)
                continue;
            const auto &[kind, number] = *put;
            const std::string word(kind == rulings::Counter::Credit
                                       ? "credits"
                                       : core::toWord(rulings::counterWords, kind));
            draft.assume(
                path + '/' + word, number,
                English::tr("{card}: {number} {kind}, as it came into play",
                            {{"card", draft.nameOf(object)}, {"number", number}, {"kind", word}}));
        }
    }
}

void assumeCountersPaid(Draft &draft, const std::string &object)
{
    const auto *model = draft.modelOf(object);
    const std::string path = Draft::objectPath(object);
    for (const rulings::Ability &ability :
         model ? std::span(model->abilities) : std::span<const rulings::Ability>()) {
        const std::string name = object + '#' + ability.id;
        if (!isUsedBy(draft, "use", name))
            continue;
        if (ability.cost.counters.isZero() || ability.cost.counter == rulings::Counter::Credit)
            continue;
        const std::string kind(core::toWord(rulings::counterWords, ability.cost.counter));
        const auto uses = std::ranges::count_if(draft.script(), [&](const Json &act) {
            const Json *one = act.find("use");
            return one && *one == Json(name);
        });
        const int number =
            std::max(1, ability.cost.counters.plus) * std::max(1, static_cast<int>(uses));
        if (!draft.at(path + "/counters"))
            draft.assume(
                path + "/counters/" + kind, number,
                English::tr("{card}: {number} {kind}",
                            {{"card", draft.nameOf(object)}, {"number", number}, {"kind", kind}}));
    }
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

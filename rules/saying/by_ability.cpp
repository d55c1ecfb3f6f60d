// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/by_ability.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/choosing.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rulings::Ability;

namespace {

/// Acts with a card that abilities do, too, by the same name.
constexpr std::array<std::string_view, 3> done{"rez", "install", "trash"};

/// What is done to which card by such an act.
std::optional<std::pair<std::string_view, std::string>> doneBy(const Json &act)
{
    for (const std::string_view verb : done)
        if (const Json *card = act.asObject() ? act.find(verb) : nullptr; card && card->asString())
            return std::pair(verb, *card->asString());
    return std::nullopt;
}

/// The table as it is before that act, at the moment it is taken to be.
Draft before(const Draft &draft, bool isAsked)
{
    Draft other = draft;
    if (const Json *at = other.at("state/at"))
        other.tell("state/at", *at);
    other.remove("question/act");
    if (!isAsked)
        (void)other.takeLastAct();
    return other;
}

/// "The Supplier drops Daily Casts": what a card puts down that hosts such cards lay on it, and not
/// in the hand as what a player puts down.
void lieWhereItLooks(Draft &draft, std::string_view verb, const std::string &doer,
                     const std::string &card)
{
    const auto *model = draft.modelOf(doer);
    if (verb != "install" || !model
        || std::ranges::none_of(model->abilities,
                                [](const Ability &one) { return does(one, "host"); }))
        return;
    const std::string path = Draft::objectPath(card);
    draft.remove(path + "/zone");
    Draft there = draft;
    there.tell(path + "/host", doer);
    there.tell(path + "/zone", "hosted");
    const std::string says = howItLies(there, card);
    draft.assume(path + "/host", doer, says);
    draft.assume(path + "/zone", "hosted", says);
}

/// The use of a waiting ability that does it to that card.
std::optional<Json> useThatDoes(const Draft &draft, std::string_view verb, const std::string &card)
{
    for (const std::string &object : draft.objects()) {
        const auto *model = draft.modelOf(object);
        for (const Ability *ability : model ? usable(*model) : Abilities()) {
            Json act = Json(Json::Object{{"use", object + '#' + ability->id}});
            Draft other = draft;
            if (object == card) { // "installs Paperclip (from the heap)"
                if (ability->kind() == rulings::AbilityKind::Conditional && does(*ability, verb)
                    && canBePlayed(other, {act}))
                    return act;
                continue;
            }
            lieWhereItLooks(other, verb, object, card);
            if (ability->kind() == rulings::AbilityKind::Conditional && does(*ability, verb)
                && draft.sideOf(object) == draft.sideOf(card) && chooseAllFor(other, act, {card}))
                return act;
        }
    }
    return std::nullopt;
}

/// "(I access Hedge Fund.) Can I trash it?": a card that trashes what is accessed does so, whatever
/// trashing it costs.
std::optional<Json> useThatTrashesAccessed(const Draft &draft, const std::string &card)
{
    for (const std::string &object : draft.objects()) {
        const auto *model = draft.modelOf(object);
        for (const Ability *ability : model ? usable(*model) : Abilities()) {
            if (ability->kind() != rulings::AbilityKind::Paid || !does(*ability, "trash"))
                continue;
            Json act = Json(Json::Object{{"use", object + '#' + ability->id}});
            Draft other = draft;
            other.play(act);
            if (factBehind(other, card + ".trashed") == rulings::Fact(true))
                return act;
        }
    }
    return std::nullopt;
}

/// At that very moment, whatever it costs; the game could go on until it may be done.
bool isAllowedNow(const Draft &table, const Json &act, const std::string &card)
{
    if (act.find("trash")) // by whoever accesses it
        return true;
    Draft rich = table;
    rich.tellEnoughCredits();
    return isAllowed(rich, act, table.sideOf(card));
}

/// The chip that told the last act, or what is asked.
Chip *chipOf(Scene &scene, bool isAsked)
{
    const std::string path = "question/script/"
        + std::to_string(std::max<std::size_t>(scene.draft.script().size(), 1) - 1);
    for (Chip &chip : scene.chips)
        if (isAsked ? chip.kind == ChipKind::Question : chip.tells(path))
            return &chip;
    return nullptr;
}

void doByAbility(Scene &scene, bool isAsked)
{
    Draft &draft = scene.draft;
    const Json act = isAsked ? *draft.at("question/act") : draft.script().back();
    const auto what = doneBy(act);
    Chip *chip = chipOf(scene, isAsked);
    if (!what || !chip)
        return;
    const Draft table = before(draft, isAsked);
    if (canBePlayed(table, {act}) && isAllowedNow(table, act, what->second))
        return;
    auto use = useThatDoes(table, what->first, what->second);
    if (!use && isAsked && what->first == "trash")
        use = useThatTrashesAccessed(table, what->second);
    if (!use)
        return;
    const std::string name = doerOf(*use);
    const std::string ability = use->find("use")->asString()->substr(name.size() + 1);
    const std::string says = name == what->second
        ? useInWords(draft, name, ability)
        : English::tr("{play}, {spend}",
                      {{"play", useInWords(draft, name, ability)},
                       {"spend", chooseInWords(draft, what->second)}});
    if (name != what->second)
        lieWhereItLooks(draft, what->first, name, what->second);
    chip->guessed = true;
    if (isAsked) {
        draft.tell("question/act", *use);
        if (draft.textAt("question/ask") == "legal") // a cost is asked of nobody
            draft.tell("question/by", core::toWord(rules::sideWords, draft.sideOf(name)));
        chip->says = English::tr("may it be: {act}?", {{"act", says}});
    } else {
        draft.changeLastAct(*use);
        chip->says = says;
    }
}

bool waitsForPassing(const Draft &draft)
{
    return std::ranges::any_of(draft.objects(), [&](const std::string &object) {
        const auto *model = draft.modelOf(object);
        return model && std::ranges::any_of(model->abilities, [](const Ability &ability) {
                   return rulings::isMetBy(ability, rulings::EventKind::Passed);
               });
    });
}

} // namespace

void settlePassing(Scene &scene)
{
    Draft &draft = scene.draft;
    const Json *passed = draft.at("state/run/passed");
    const bool isLast = passed && passed->asArray() && !passed->asArray()->empty()
        && !draft.isTold("state/at") && draft.at("state/at")
        && (!draft.at("state/run/ice") || !draft.isTold("state/run/ice"));
    if (!isLast || !waitsForPassing(draft))
        return;
    Json::Array others = *passed->asArray();
    const Json ice = others.back();
    others.pop_back();
    draft.tell("state/run/passed", Json(std::move(others)));
    draft.tell("state/run/ice", ice);
    draft.remove("state/at");
    draft.assume("state/at", "run/pass-ice", titleOfStep("run/pass-ice"));
}

void settleByAbility(Scene &scene)
{
    const std::string ask = scene.draft.textAt("question/ask");
    const Json *asked = scene.draft.at("question/act");
    if (asked && asked->asObject() && (ask == "legal" || ask == "cost"))
        doByAbility(scene, true);
    if (!scene.draft.script().empty())
        doByAbility(scene, false);
}

} // namespace saying

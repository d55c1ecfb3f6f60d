// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/counters.h"

#include "core/english.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/cards.h"

#include <algorithm>

namespace saying {

using core::English;
using rules::CardType;

namespace {

bool takesCredits(const std::vector<rulings::Effect> &effects)
{
    return std::ranges::any_of(effects, [](const rulings::Effect &effect) {
        return (effect.op && effect.op->word == "take-credits") || takesCredits(effect.then);
    });
}

bool holdsCredits(const Draft &draft, const std::string &object)
{
    const rulings::CardModel *model = draft.modelOf(object);
    if (!model)
        return false;
    if (model->recurring.there)
        return true;
    const bool mayHold = draft.typeOf(object) == CardType::Resource
        || draft.typeOf(object) == CardType::Asset || draft.typeOf(object) == CardType::Program;
    return std::ranges::any_of(model->abilities,
                               [](const rulings::Ability &ability) {
                                   return takesCredits(ability.effects)
                                       || (ability.cost.counters > 0
                                           && ability.cost.counter == rulings::Counter::Credit);
                               })
        || (mayHold && model->modelled == rulings::Modelled::None);
}

/// What "counters" are on such a card.
std::string usualCounter(const Draft &draft, const std::string &object)
{
    const rulings::CardModel *model = draft.modelOf(object);
    if (draft.typeOf(object) == CardType::Agenda)
        return draft.textAt(Draft::objectPath(object) + "/zone").ends_with("score-area")
            ? "agenda"
            : "advancement";
    if (model)
        for (const rulings::Ability &ability : model->abilities)
            if (ability.cost.counters > 0)
                return std::string(core::toWord(rulings::counterWords, ability.cost.counter));
    if (model && std::ranges::find(model->subtypes, "Virus") != model->subtypes.end())
        return "virus";
    const CardType type = draft.typeOf(object);
    if (type == CardType::Event || type == CardType::Operation || type == CardType::Identity)
        return {};
    const bool isAdvanced = model ? model->canBeAdvanced : type == CardType::Ice;
    return isAdvanced ? "advancement" : type == CardType::Ice ? "" : "power";
}

/// The kind of counter that a noun means on that card; empty: it is none.
std::string kindOf(const Draft &draft, const std::string &object, const std::string &noun)
{
    if (noun == "advancement" || noun == "virus" || noun == "power" || noun == "agenda")
        return noun;
    if (noun == "counters")
        return usualCounter(draft, object);
    if (noun == "credits" && holdsCredits(draft, object))
        return "credits";
    return {};
}

} // namespace

bool takeCounters(Scene &scene, const std::string &spoken)
{
    std::string object = spoken;
    Attempt attempt(scene);
    const std::string host = scene.draft.textAt(Draft::objectPath(object) + "/host");
    std::optional<int> number;
    std::string kind;
    if (scene.take(TermKind::Flag, "advanced")) {
        number = scene.takeNumber();
        kind = "advancement";
        if (!number && scene.take(TermKind::Place, "twice"))
            number = 2;
        if (!number)
            return false;
        (void)scene.take(TermKind::Place, "times");
    } else {
        number = scene.takeNumber();
        const auto noun = number ? scene.take(TermKind::Noun) : std::nullopt;
        if (!noun)
            return false;
        kind = kindOf(scene.draft, object, *noun);
        if (kind.empty() && !host.empty()) // "tinkering on wendigo with 1 token": of the ice
            kind = kindOf(scene.draft, object = host, *noun);
    }
    if (kind.empty())
        return false;
    attempt.keep();
    // "parasite on ice wall with 2 counters": those of the ice?
    const auto *hosting = host.empty() ? nullptr : scene.draft.modelOf(host);
    scene.doubts = scene.doubts
        || (hosting && hosting->canBeAdvanced
            && scene.tokens()[scene.at() - 1].is(TermKind::Noun, "counters"));
    const std::string path = Draft::objectPath(object) + "/counters/" + kind;
    scene.draft.tell(path, *number);
    if (Attempt onIt(scene); scene.take(TermKind::Link, "on") && scene.take(TermKind::It))
        onIt.keep();
    const std::string word = kind;
    scene.addChip(
        ChipKind::Number, attempt.begin(),
        English::tr("{card}: {number} {kind}",
                    {{"card", scene.draft.nameOf(object)}, {"number", *number}, {"kind", word}}),
        {path});
    return true;
}

bool readCounters(Scene &scene)
{
    {
        // "3 advancements on the agenda", "no counters on crypsis"
        Attempt attempt(scene);
        const auto number = scene.takeNumber();
        const auto noun = number ? scene.take(TermKind::Noun) : std::nullopt;
        if (noun && scene.take(TermKind::Link, "on") && isCardNext(scene)) {
            Scene ahead = scene;
            const auto object = takeCard(ahead);
            const std::string kind = object ? kindOf(ahead.draft, *object, *noun) : std::string();
            if (!kind.empty()) {
                const auto target = takeCard(scene);
                attempt.keep();
                const std::string path = Draft::objectPath(*target) + "/counters/" + kind;
                scene.draft.tell(path, *number);
                scene.addChip(ChipKind::Number, attempt.begin(),
                              English::tr("{card}: {number} {kind}",
                                          {{"card", scene.draft.nameOf(*target)},
                                           {"number", *number},
                                           {"kind", kind}}),
                              {path});
                return true;
            }
        }
    }
    if (scene.card.empty())
        return false;
    Attempt attempt(scene);
    (void)scene.take(TermKind::It);
    (void)scene.take(TermKind::Have, "has");
    (void)scene.take(TermKind::Link, "with");
    return takeCounters(scene, scene.card) && attempt.keep();
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/purpose.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/fetching.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

namespace {

struct Purpose {
    std::string_view verb;      ///< of the tables of words
    std::string_view operation; ///< of the card language
};

constexpr std::array<Purpose, 20> purposes{{{"break", "break"},
                                            {"trash", "trash"},
                                            {"kill", "trash"},
                                            {"purge", "purge"},
                                            {"draw", "draw"},
                                            {"take", "take-credits"},
                                            {"take", "gain-credits"},
                                            {"gain", "gain-credits"},
                                            {"gain-credit", "gain-credits"},
                                            {"remove-tag", "remove-tags"},
                                            {"lose", "remove-tags"},
                                            {"end", "end-run"},
                                            {"bypass", "bypass"},
                                            {"pass", "bypass"},
                                            {"derez", "derez"},
                                            {"expose", "expose"},
                                            {"run", "run"},
                                            {"prevent", "prevent"},
                                            {"prevent", "avoid"},
                                            {"swap", "shuffle"}}};

bool isWhatItDoes(const Scene &scene, const rulings::Ability &ability)
{
    return std::ranges::any_of(purposes, [&](const Purpose &purpose) {
        const bool isDone = purpose.operation == "prevent" || purpose.operation == "avoid"
            ? ability.kind() == rulings::AbilityKind::Prevent
            : does(ability, purpose.operation);
        return isDone && scene.is(TermKind::Verb, purpose.verb);
    });
}

/// "it", "2 cards", "the tag", "the run", up to the end of the clause: nothing else is named.
bool takeNothingNew(Scene &scene, bool isOne)
{
    constexpr std::size_t most = 4;
    for (std::size_t taken = 0; taken <= most; ++taken) {
        if (scene.isAtClauseEnd())
            return true;
        const Token &token = scene.token();
        const std::string *number = token.value(TermKind::Number);
        if (isOne
            && (token.number || (number && *number != "1") || token.value(TermKind::Place)
                || token.text == "subs" || token.text == "subroutines"))
            return false; // how many they are
        const bool isSmall = token.isIdle() || token.value(TermKind::It)
            || token.value(TermKind::Noun) || token.value(TermKind::Person)
            || token.value(TermKind::Place) || token.number || token.value(TermKind::Number);
        if (token.card || !isSmall)
            return false;
        scene.skip();
    }
    return false;
}

/// What was used last or, of a card that was played, whatever of it does that; nullptr: nothing.
const rulings::Ability *abilityMeant(const Scene &scene)
{
    const Json &act = scene.draft.script().back();
    const auto *used = abilityUsed(scene.draft, act);
    if (used)
        return isWhatItDoes(scene, *used) ? used : nullptr;
    const Json *played = act.find("play");
    const auto *model =
        played && played->asString() ? scene.draft.modelOf(*played->asString()) : nullptr;
    if (!model)
        return nullptr;
    const auto found = std::ranges::find_if(model->abilities, [&](const rulings::Ability &ability) {
        return isWhatItDoes(scene, ability);
    });
    return found == model->abilities.end() ? nullptr : &*found;
}

/// The chip of the use says it, too.
bool takeWhatItDoes(Scene &scene)
{
    const auto *ability = abilityMeant(scene);
    const std::string path = Draft::actPath(scene.draft.script().size() - 1);
    Chip *chip = scene.chips.empty() ? nullptr : &scene.chips.back();
    if (!ability || !chip || !chip->tells(path))
        return false;
    const bool isBreak = scene.is(TermKind::Verb, "break");
    scene.skip();
    // How many are broken, and of which ice, would be told.
    if (isBreak && scene.token().text != "the" && scene.token().text != "a"
        && !scene.value(TermKind::It) && !scene.token().isIdle())
        return false;
    if (!takeNothingNew(scene, isBreak))
        return false;
    chip->span.end = std::max(chip->span.end, scene.spanFrom(scene.at() - 1).end);
    return true;
}

/// The token comes by the act that is told.
bool takeNthByUse(Scene &scene)
{
    Scene ahead = scene;
    if (!readNthCounter(ahead))
        return false;
    const std::string path = ahead.chips.back().paths.front();
    const int number = ahead.draft.numberAt(path).value_or(1);
    ahead.draft.tell(path, number - 1);
    const std::string card = ahead.card;
    Json::Array acts = ahead.draft.script();
    if (!chooseFor(ahead.draft, acts.back(), card))
        return false;
    ahead.draft.tell("question/script", Json(acts));
    ahead.chips.back().paths.push_back(Draft::actPath(acts.size() - 1));
    ahead.chips.back().says = core::English::tr("{choice} ({card}: {n} before)",
                                                {{"choice", chooseInWords(ahead.draft, card)},
                                                 {"card", ahead.draft.nameOf(card)},
                                                 {"n", number - 1}});
    scene = std::move(ahead);
    return true;
}

} // namespace

bool readPurpose(Scene &scene)
{
    const bool isBehindUse = (scene.lastVerb == "use" || scene.lastVerb == "play")
        && !scene.draft.script().empty() && scene.actsBefore < scene.draft.script().size();
    if (scene.asks || scene.asksOn || !isBehindUse)
        return false;
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "to"))
        return false;
    return (takeNthByUse(scene) || takeWhatItDoes(scene)) && attempt.keep();
}

} // namespace saying

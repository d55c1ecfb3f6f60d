// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/shown.h"

#include "rules/saying/abilities.h"
#include "rules/saying/accessing.h"
#include "rules/saying/acts.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

namespace {

/// The last act exposes a card and nobody said which.
bool exposesUnnamed(const Draft &draft)
{
    const Json *act = draft.script().empty() ? nullptr : &draft.script().back();
    const auto *model = act ? draft.modelOf(doerOf(*act)) : nullptr;
    return model && !act->find("choose")
        && (optionThatDoes(*model, "expose") > 0
            || std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                   return does(ability, "expose");
               }));
}

/// Over "it was", "it's", "that turned out to be" to the card; it stays where it is otherwise.
bool takeItWas(Scene &scene)
{
    Attempt attempt(scene);
    const std::string &text = scene.token().text;
    // Of "it's" the token keeps "it".
    const Span &span = scene.token().span;
    const bool isShort = text == "its" || text == "thats"
        || (scene.is(TermKind::It, "it") && span.end - span.begin > text.size());
    if (!isShort && !scene.value(TermKind::It) && text != "that")
        return false;
    scene.skip();
    const bool isSaid = scene.take(TermKind::Ask, "is");
    while (scene.token().isIdle() || scene.is(TermKind::Number, "1"))
        scene.skip();
    while (scene.take(TermKind::Flag)) // "an unrezzed"
        scene.skipIdle();
    return (isShort || isSaid) && scene.token().card && attempt.keep();
}

/// "to expose a card in server 1, and": up to where it is named, and where it lies. Nothing is
/// taken where something else stands there.
std::optional<Place> takeOneCard(Scene &scene, std::string_view verb)
{
    Attempt attempt(scene);
    while (!scene.isAtMark() && sayNothing({&scene.token(), 1})) // "just to peek at a card"
        scene.skip();
    (void)scene.take(TermKind::Link, "to");
    if (!scene.take(TermKind::Verb, verb))
        return std::nullopt;
    if (!scene.take(TermKind::It)) {
        while (scene.token().isIdle() || scene.is(TermKind::Number, "1"))
            scene.skip();
        if (!scene.take(TermKind::Noun, "cards"))
            return std::nullopt;
    }
    auto place = takePlace(scene);
    while (scene.token().text == "," || scene.value(TermKind::Join))
        scene.skip();
    Scene ahead = scene;
    if (takeItWas(ahead))
        attempt.keep();
    return place;
}

/// "(accesses a card in R&D) and it was Snare!": which card of the Corp lies there.
std::optional<std::string> takeWhichItWas(Scene &scene, const std::optional<Place> &place)
{
    if (!takeItWas(scene))
        return std::nullopt;
    auto card = takeCard(scene);
    if (!card || scene.draft.sideOf(*card) != rules::Side::Corp || !scene.isAtClauseEnd())
        return std::nullopt;
    if (place && mayLie(scene.draft, *card, *place))
        putAt(scene.draft, *card, *place);
    return card;
}

} // namespace

bool isNamedNext(const Scene &scene)
{
    Scene ahead = scene;
    return takeItWas(ahead) && scene.draft.copiesOf(*ahead.token().card).empty();
}

bool readExposedWas(Scene &scene)
{
    if (scene.asks || scene.asksOn || !exposesUnnamed(scene.draft))
        return false;
    Scene ahead = scene;
    const std::size_t begin = scene.at();
    const auto place = takeOneCard(ahead, "expose");
    const auto card = takeWhichItWas(ahead, place);
    if (!card)
        return false;
    (void)applyFlag(ahead.draft, *card, "unrezzed"); // only what is not rezzed can be
    const std::size_t last = ahead.draft.script().size() - 1;
    Draft without = ahead.draft;
    Json act = without.takeLastAct();
    if (!chooseAllFor(without, act, {*card}))
        return false;
    for (const char *key : {"/zone", "/server"})
        if (const Json *value = without.at(Draft::objectPath(*card) + key))
            ahead.draft.assume(Draft::objectPath(*card) + key, *value, howItLies(without, *card));
    ahead.draft.changeLastAct(std::move(act));
    ahead.speakOf(*card);
    ahead.addChip(ChipKind::Act, begin, chooseInWords(ahead.draft, *card), {Draft::actPath(last)});
    scene = std::move(ahead);
    return true;
}

bool readAccessedWas(Scene &scene)
{
    if (scene.asks || scene.asksOn)
        return false;
    Scene ahead = scene;
    const std::size_t begin = scene.at();
    const auto who = ahead.takeWho();
    ahead.skipIdle();
    if ((who && who->side == rules::Side::Corp && !who->isPerson)
        || !ahead.is(TermKind::Verb, "access"))
        return false;
    const auto place = takeOneCard(ahead, "access");
    const auto card = takeWhichItWas(ahead, place);
    if (!card)
        return false;
    auto said = accessOf(ahead, "access", *card);
    if (!said || said->acts.empty())
        return false;
    ahead.lastVerb = "access";
    playTold(ahead, *said, begin);
    scene = std::move(ahead);
    return true;
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/trashed_to_prevent.h"

#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/done_with.h"
#include "rules/saying/lying.h"
#include "rules/saying/rig_told.h"

#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::Json;
using rules::Side;

namespace {

/// What prevents for a card that its player trashes.
const rulings::Ability *preventsForCard(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    if (model)
        for (const rulings::Ability &ability : model->abilities)
            if (ability.kind() == rulings::AbilityKind::Prevent && ability.cost.trash)
                return &ability;
    return nullptr;
}

/// The card that is thrown away for it; empty: none of the Runner's.
std::string takeGiven(Scene &scene)
{
    if (const auto facedown = takeFacedownOfRunner(scene))
        return facedown->size() == 1 ? facedown->front() : std::string();
    const bool isNamed = isCardNext(scene) && !scene.value(TermKind::It);
    const auto card = isNamed ? takeCard(scene) : std::nullopt;
    return card && scene.draft.sideOf(*card) == Side::Runner ? *card : std::string();
}

/// Behind it: "to Heartbeat", or "to prevent it" of the only card that can.
std::string takePreventing(Scene &scene)
{
    Attempt attempt(scene);
    const bool isLinked = scene.take(TermKind::Link, "to") || scene.take(TermKind::Link, "with")
        || scene.take(TermKind::Link, "for");
    if (isLinked && isCardNext(scene) && !scene.value(TermKind::It)) {
        const auto card = takeCard(scene);
        if (!card || !preventsForCard(scene.draft, *card))
            return {};
        attempt.keep();
        return *card;
    }
    if (!isLinked || !scene.value(TermKind::Verb) || !scene.is(TermKind::Verb, "prevent"))
        return {};
    std::vector<std::string> able;
    for (const std::string &object : scene.draft.objects())
        if (preventsForCard(scene.draft, object))
            able.push_back(object);
    if (able.size() != 1)
        return {};
    scene.goTo(attempt.begin());
    takeWhatIsPrevented(scene);
    if (scene.takeNumber()) // "to prevent 1 damage"
        (void)scene.take(TermKind::Noun);
    attempt.keep();
    return able.front();
}

} // namespace

std::optional<SaidAct> takeTrashedToPrevent(Scene &scene)
{
    Scene ahead = scene;
    (void)ahead.takeWho();
    if (!ahead.take(TermKind::Verb, "trash") && !ahead.take(TermKind::Flag, "trashed")
        && !ahead.take(TermKind::Verb, "discard"))
        return std::nullopt;
    const std::string given = takeGiven(ahead);
    const std::string card = given.empty() ? std::string() : takePreventing(ahead);
    const auto *ability = card.empty() ? nullptr : preventsForCard(ahead.draft, card);
    if (!ability || given == card)
        return std::nullopt;
    Draft &draft = ahead.draft;
    const std::string path = Draft::objectPath(given) + "/zone";
    if (!draft.isTold(path))
        (void)applyFlag(draft, given, "installed");
    SaidAct said;
    said.by = draft.sideOf(card);
    said.verb = "use";
    const std::string ref = card + '#' + ability->id;
    said.acts.push_back(
        Json::object({{"respond", ref}, {"choose", Json(Json::Array{Json(given)})}}));
    said.says = useInWords(draft, card, ability->id);
    ahead.speakOf(card);
    scene = std::move(ahead);
    return said;
}

} // namespace saying

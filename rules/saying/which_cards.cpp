// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/which_cards.h"

#include "core/english.h"
#include "rules/saying/lying.h"

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

namespace saying {

using core::English;

namespace {

using OfKind = std::function<bool(const Draft &, const std::string &)>;

/// "currents", "programs", "cards": which cards are meant; empty: none.
OfKind takeKind(Scene &scene)
{
    scene.skipIdle();
    if (scene.token().text == "current" || scene.token().text == "currents") {
        scene.skip();
        return isCurrentCard;
    }
    if (const auto type = scene.take(TermKind::Type))
        return [type = *type](const Draft &draft, const std::string &object) {
            return core::toWord(rules::cardTypeWords, draft.typeOf(object)) == type;
        };
    if (scene.take(TermKind::Noun, "cards"))
        return [](const Draft &draft, const std::string &object) {
            return draft.cardOf(object).has_value();
        };
    return {};
}

/// How they are: "still in play", "left", "trashed".
bool takeHow(Scene &scene)
{
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Ask, "does")
           || scene.take(TermKind::Verb, "take"));
    bool isSaid = scene.take(TermKind::Verb, "survive");
    while (scene.take(TermKind::Flag, "installed") || scene.take(TermKind::Flag, "alive")
           || scene.take(TermKind::Flag, "trashed") || scene.take(TermKind::Flag, "active")
           || scene.take(TermKind::Time, "now") || scene.take(TermKind::Zone, "play"))
        isSaid = true;
    return isSaid && scene.isAtMark();
}

/// "do I keep both", "do both stay": whether either copy of the card spoken of is trashed.
std::optional<AskedFacts> takeBothStay(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "does") && !scene.take(TermKind::Ask, "may"))
        return std::nullopt;
    bool isBoth = scene.token().text == "both";
    if (isBoth)
        scene.skip();
    else
        (void)scene.takeWho();
    scene.skipIdle();
    const bool stays = scene.token().text == "keep" || scene.is(TermKind::Verb, "survive");
    if (!stays)
        return std::nullopt;
    scene.skip();
    scene.skipIdle();
    if (!isBoth && scene.token().text == "both") {
        isBoth = true;
        scene.skip();
    }
    const auto title = scene.draft.cardOf(scene.card);
    const auto copies = title ? scene.draft.copiesOf(*title) : std::vector<std::string>();
    if (!isBoth || !scene.isAtMark() || copies.size() != 2)
        return std::nullopt;
    attempt.keep();
    AskedFacts asked{{}, English::tr("which of these cards are there?")};
    for (const std::string &copy : copies)
        asked.facts.push_back(copy + ".trashed");
    return asked;
}

} // namespace

std::optional<AskedFacts> takeWhichCards(Scene &scene)
{
    if (auto both = takeBothStay(scene))
        return both;
    Attempt attempt(scene);
    if (!scene.take(TermKind::Ask, "which") && !scene.take(TermKind::Ask, "what"))
        return std::nullopt;
    (void)scene.take(TermKind::Link, "of");
    (void)scene.takeNumber();
    const OfKind isMeant = takeKind(scene);
    if (!isMeant || !takeHow(scene))
        return std::nullopt;
    AskedFacts asked{{}, English::tr("which of these cards are there?")};
    for (const std::string &object : scene.draft.objects())
        if (isMeant(scene.draft, object))
            asked.facts.push_back(object + ".zone");
    if (asked.facts.empty())
        return std::nullopt;
    attempt.keep();
    return asked;
}

} // namespace saying

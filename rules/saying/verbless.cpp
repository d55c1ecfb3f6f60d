// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/verbless.h"

#include "rules/saying/acts.h"
#include "rules/saying/cards.h"
#include "rules/saying/fetching.h"
#include "rules/saying/told_of.h"
#include "rules/saying/uses.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace saying {

using core::Json;
using rules::CardType;

namespace {

bool staysInPlay(const Draft &draft, const std::string &card)
{
    const CardType type = draft.typeOf(card);
    return type == CardType::Program || type == CardType::Hardware || type == CardType::Resource
        || type == CardType::Asset || type == CardType::Upgrade;
}

bool isPlayedCard(const Draft &draft, const std::string &card)
{
    const CardType type = draft.typeOf(card);
    return rules::isPlayed(type) && !draft.hasAct("play", card);
}

/// "to break Ice Wall"
std::optional<SaidAct> takeBreaking(Scene &scene, const std::string &card)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "to"))
        return std::nullopt;
    for (const char *verb : {"break", "bypass", "boost"})
        if (scene.take(TermKind::Verb, verb)) {
            auto said = takeUseOf(scene, card, verb);
            if (said && !said->isOpen)
                attempt.keep();
            return said && !said->isOpen ? said : std::nullopt;
        }
    return std::nullopt;
}

} // namespace

bool readVerblessUse(Scene &scene)
{
    const std::size_t begin = scene.at();
    const Token &next = scene.token(1);
    const bool isFor = next.is(TermKind::Link, "for") || next.is(TermKind::Link, "to");
    const bool isOn = next.is(TermKind::Link, "on");
    if (scene.asks || scene.asksOn || !scene.token().card || (!isFor && !isOn)
        || !beginsClause(scene, begin))
        return false;
    Scene ahead = scene;
    const auto card = takeCard(ahead);
    const bool isPlay = card && isPlayedCard(ahead.draft, *card);
    if (!card || (!isPlay && (isOn || !staysInPlay(ahead.draft, *card))))
        return false;
    auto said = takeBreaking(ahead, *card);
    const bool isBroken = said.has_value();
    if (!said)
        said = isPlay ? actOn(ahead, "play", *card) : takeUseOf(ahead, *card);
    if (!said || said->isOpen || said->acts.empty())
        return false;
    ahead.doubts = true; // nobody says that it is done
    ahead.lastVerb = said->acts.back().find("play") ? "play" : "use";
    const bool isChosen = isOn && said->acts.back().find("choose");
    playTold(ahead, *said, begin);
    if (!isBroken && !isChosen && (isOn || !isFetchedNext(ahead)))
        return false;
    scene = std::move(ahead);
    return true;
}

} // namespace saying

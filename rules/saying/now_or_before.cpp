// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/now_or_before.h"

#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace saying {

using core::English;

namespace {

/// "(he won the trace) and trashed the Mem Chip": somebody did it, where "a trashed Ice Wall" lies.
bool isTrashedBySomebody(const Scene &scene, std::size_t begin, std::size_t at)
{
    const std::string &said = scene.tokens()[at].text;
    if (said != "trashed" && said != "destroyed")
        return false;
    if (at == begin)
        return carriedTo(scene, at).manner != Manner::None;
    const Token &before = scene.tokens()[at - 1]; // "I trashed my Decoy", where something goes on
    return (before.value(TermKind::Person) || before.value(TermKind::Side))
        && (!scene.draft.script().empty() || scene.draft.at("state/run"));
}

} // namespace

bool isToldActively(const Scene &scene, std::size_t begin)
{
    for (std::size_t at = begin; at < scene.at(); ++at)
        if ((scene.tokens()[at].is(TermKind::Flag, "stolen")
             && !scene.tokens()[at].text.ends_with("stolen"))
            || (scene.tokens()[at].text == "scored"
                && (at > begin
                    || (!scene.draft.script().empty()
                        && carriedTo(scene, at).manner != Manner::None)))
            || isTrashedBySomebody(scene, begin, at))
            return true;
    return false;
}

void offerDoneNow(const Scene &scene, Chip &chip, const std::string &object)
{
    const std::string name = scene.draft.nameOf(object);
    if (scene.draft.typeOf(object) != rules::CardType::Agenda)
        return;
    const bool corp = scene.draft.textAt(Draft::objectPath(object) + "/zone").starts_with("corp");
    chip.offers.push_back(
        corp ? Offer{English::tr("the Corp scores {card}", {{"card", name}}), "Corp scores " + name}
             : Offer{English::tr("the Runner steals {card}", {{"card", name}}),
                     "Runner steals " + name});
}

bool isPassiveNext(const Scene &scene)
{
    constexpr std::array<std::string_view, 9> words{"is",  "are", "was",  "were",   "be",
                                                    "got", "get", "been", "already"};
    for (std::size_t ahead = 0; scene.token(ahead).isIdle(); ++ahead)
        if (std::ranges::find(words, scene.token(ahead).text) != words.end())
            return true;
    return false;
}

bool isDoneToAnother(const Scene &scene)
{
    if (isPassiveNext(scene))
        return false;
    Scene ahead = scene;
    ahead.skipIdle();
    const std::string said = ahead.token().text;
    // "Hayley installed a program": an identity is never installed.
    const bool isByIdentity = !scene.card.empty()
        && scene.draft.typeOf(scene.card) == rules::CardType::Identity
        && ahead.is(TermKind::Flag, "installed");
    const bool isActive = isByIdentity || said == "trashed" || said == "destroyed"
        || (ahead.is(TermKind::Flag, "stolen") && !said.ends_with("stolen"));
    ahead.skip();
    // "trashed the top of R&D", "trashed the only card": not the card that was spoken of
    const bool isOther = isActive && ahead.token().isIdle() && !ahead.isAtClauseEnd()
        && !ahead.value(TermKind::Link) && !ahead.value(TermKind::Time)
        && !ahead.value(TermKind::Flag);
    return isActive && (isOther || isCardNext(ahead));
}

bool takeEarlier(Scene &scene, const std::string &object)
{
    Attempt attempt(scene);
    const bool isFrom = scene.take(TermKind::Link, "from");
    if (!scene.take(TermKind::Time, "earlier-turn")
        && !(isFrom && scene.take(TermKind::Time, "last-turn")))
        return false;
    if (scene.draft.typeOf(object) == rules::CardType::Agenda
        && !scene.draft.at(Draft::objectPath(object) + "/zone")) {
        applyFlag(scene.draft, object, "scored");
        scene.doubts = true;
    }
    return attempt.keep();
}

bool takeStolenFrom(Scene &scene)
{
    Attempt attempt(scene);
    return scene.take(TermKind::Link, "from") && scene.takeWho() && attempt.keep();
}

bool isOfSomethingElse(const Scene &scene)
{
    std::size_t at = scene.at();
    while (at > 0 && scene.tokens()[at - 1].isIdle())
        --at;
    if (at == 0)
        return false;
    const Token &before = scene.tokens()[at - 1];
    const bool isThing = before.value(TermKind::Server) || before.value(TermKind::Zone)
        || before.is(TermKind::Noun, "cards");
    return isThing && !before.card
        && (scene.chips.empty() || before.span.end > scene.chips.back().span.end);
}

} // namespace saying

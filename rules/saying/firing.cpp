// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/firing.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace saying {

using core::English;

namespace {

/// The ice that is named, or the one that is met; it may be said with its subroutines.
std::optional<std::string> takeFiringIce(Scene &scene)
{
    const auto isIce = [](const Draft &draft, const std::string &card) {
        return draft.typeOf(card) == rules::CardType::Ice;
    };
    if (isCardNext(scene)) {
        const auto card = takeCard(scene, isIce);
        return card && isIce(scene.draft, *card) ? card : std::nullopt;
    }
    std::string met = scene.draft.textAt("state/run/ice");
    if (met.empty() && isIce(scene.draft, scene.card))
        met = scene.card;
    return met.empty() ? std::nullopt : std::optional(met);
}

/// "first sub", "sub 2", "both subs"; which of several it is cannot be told apart.
bool takeWhich(Scene &scene, bool &isSome)
{
    isSome = scene.take(TermKind::Place, "first") || scene.take(TermKind::Place, "other");
    (void)scene.take(TermKind::Place, "all");
    const auto before = scene.takeNumber();
    const bool isSaid = scene.take(TermKind::Noun, "subroutines");
    const auto behind = isSaid ? scene.takeNumber() : std::nullopt;
    isSome = isSome || before.value_or(2) == 1 || behind;
    return isSaid;
}

/// "hits me", "hits,"
bool takeHit(Scene &scene)
{
    const bool isPerson = scene.token(1).value(TermKind::Person) != nullptr;
    if (!isPerson && !scene.token(1).isMark)
        return false;
    scene.skip(isPerson ? 2 : 1);
    return true;
}

} // namespace

bool readFiring(Scene &scene)
{
    Attempt attempt(scene);
    bool isSome = false;
    const bool isSaid = takeWhich(scene, isSome);
    if (isSaid)
        (void)(scene.take(TermKind::Link, "of") || scene.take(TermKind::Link, "on"));
    Scene ahead = scene;
    const auto found = takeFiringIce(ahead);
    if (!found)
        return false;
    const auto ice = takeFiringIce(scene);
    bool isSomeBehind = false;
    const bool isBehind = !isSaid && takeWhich(scene, isSomeBehind);
    const bool lands = scene.take(TermKind::Verb, "resolve")
        || scene.take(TermKind::Moment, "run/subroutines")
        || (!isBehind && !isSaid && scene.is(TermKind::Verb, "run-at") && takeHit(scene));
    if (!lands)
        return false;
    attempt.keep();
    Draft &draft = scene.draft;
    meet(scene, *ice);
    if (draft.script().empty())
        draft.tell("state/run/ice", *ice);
    if (!draft.hasAct("rez", *ice))
        applyFlag(draft, *ice, "rezzed");
    scene.player = rules::Side::Runner;
    scene.speakOf(*ice);
    scene.doubts = scene.doubts || isSome || isSomeBehind;
    comeTo(scene, "run/subroutines");
    scene.addChip(ChipKind::Moment, attempt.begin(),
                  English::tr("the subroutines of {ice} that are not broken resolve",
                              {{"ice", draft.nameOf(*ice)}}),
                  {"state/at", "state/run/ice"});
    return true;
}

bool readNoneBroken(Scene &scene)
{
    const auto &script = scene.draft.script();
    const auto *used = script.empty() ? nullptr : abilityUsed(scene.draft, script.back());
    const std::string &text = scene.token().text;
    const bool isDenied = text.find("break") != text.npos || text.find("broken") != text.npos;
    if (scene.asks || !scene.is(TermKind::Moment, "run/subroutines") || !isDenied || !used
        || !does(*used, "bypass"))
        return false;
    const std::size_t begin = scene.at();
    scene.skip();
    scene.addChip(ChipKind::Happened, begin, English::tr("no subroutine is broken there"), {});
    return true;
}

bool readRunGoesOn(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    const bool isAnywhere = scene.draft.at("state/run") || !scene.draft.script().empty();
    if (scene.asks || !isAnywhere || !scene.take(TermKind::Noun, "run"))
        return false;
    scene.skipIdle();
    if (!scene.take(TermKind::Verb, "continue") || !scene.isAtClauseEnd())
        return false;
    Draft ahead = scene.draft;
    ahead.play(core::Json::object({{"continue", true}}));
    if (playedOf(ahead) == ahead.script().size())
        return false;
    scene.doubts = true;
    scene.addChip(ChipKind::Happened, attempt.begin(), English::tr("the run goes on then"), {});
    return attempt.keep();
}

bool readStopped(Scene &scene)
{
    constexpr std::array<std::string_view, 7> verbs{"stopped", "stops",   "bounced", "bounces",
                                                    "kept",    "blocked", "booted"};
    Attempt attempt(scene);
    Draft &draft = scene.draft;
    if (!draft.at("state/run") || !draft.script().empty() || scene.asks)
        return false;
    const bool isOver = draft.textAt("state/at") == "run/run-over";
    const bool isSaidAgain =
        isOver && scene.take(TermKind::Verb, "end") && scene.take(TermKind::Noun, "run");
    if (!isSaidAgain) {
        Scene ahead = scene;
        if (!takeFiringIce(ahead) || ahead.at() == scene.at())
            return false;
        ahead.skipIdle();
        if (std::ranges::find(verbs, ahead.token().text) == verbs.end())
            return false;
        const auto ice = takeFiringIce(scene);
        scene.skipIdle();
        scene.skip();
        if (!scene.takeWho())
            return false;
        while (!scene.isAtClauseEnd())
            scene.skip(); // "dead", "cold", "at the door"
        meet(scene, *ice);
        applyFlag(draft, *ice, "rezzed");
        draft.tell("state/at", "run/run-over");
        scene.doubts = true;
    }
    scene.addChip(ChipKind::Moment, attempt.begin(), titleOfStep("run/run-over"), {"state/at"});
    return attempt.keep();
}

} // namespace saying

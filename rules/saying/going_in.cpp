// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/going_in.h"

#include "core/english.h"
#include "rules/saying/moments.h"
#include "rules/saying/negation.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/places.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

/// "not jack out"
bool takeStaying(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    while (scene.value(TermKind::Ask) && !isNegation(scene.token()))
        scene.skip(); // "did not"
    if (!scene.is(TermKind::Not, "not"))
        return false;
    scene.skip();
    return scene.take(TermKind::Verb, "jack-out") && attempt.keep();
}

/// "no, he's going in", "that he goes on": as somebody says it of himself.
bool takeEntering(Scene &scene)
{
    Attempt attempt(scene);
    while (scene.token().text == "no" || scene.token().text == "," || scene.token().isIdle())
        scene.skip();
    if (scene.is(TermKind::Moment, "run/success")
        && scene.token().text.find(" go") != std::string::npos) {
        scene.skip(); // "he goes in"
        return attempt.keep();
    }
    (void)scene.takeWho();
    scene.skipIdle();
    if (scene.take(TermKind::Verb, "continue"))
        return attempt.keep();
    const bool goes = scene.token().text == "going" || scene.value(TermKind::Verb);
    if (!goes || (scene.token().text != "going" && !scene.is(TermKind::Verb, "go")))
        return false;
    scene.skip();
    return scene.take(TermKind::Link, "in") && attempt.keep();
}

/// The window behind the decision that the Runner is at, or comes to next.
std::string stepBehindDecision(const Draft &draft)
{
    const std::string at = draft.textAt("state/at");
    bool isAtIce =
        at.starts_with("run/approach-") && !at.ends_with("-server") && draft.at("state/run/ice");
    if (const auto now = draft.script().empty() ? std::nullopt : presentOf(draft))
        isAtIce = now->table.run && !now->table.run->ice.empty()
            && now->moment.structure->steps[now->moment.step].topic.starts_with("approach-");
    return isAtIce ? "run/approach-rez" : "run/server-rez";
}

/// Ice of the server that nobody said is passed.
bool hasIceBefore(const Draft &draft)
{
    const std::string at = draft.textAt("state/at");
    return draft.script().empty() && !at.starts_with("run/approach-")
        && !at.starts_with("run/server-") && !draft.at("state/run/passed")
        && !iceOf(draft, serverOfRun(draft)).empty();
}

} // namespace

bool readGoingIn(Scene &scene)
{
    Draft &draft = scene.draft;
    const bool isRun = draft.at("state/run") || !serverOfRun(draft).empty();
    const bool isTold = std::ranges::any_of(
        draft.script(), [](const Json &act) { return act.find("jack_out") != nullptr; });
    if (scene.asks || !isRun || isTold)
        return false;
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    if (who && who->side == Side::Corp && !who->isPerson)
        return false;
    scene.skipIdle();
    const bool isSaid = scene.value(TermKind::Claim) != nullptr;
    if (isSaid)
        scene.skip();
    Scene ahead = scene;
    if (isSaid)
        (void)ahead.takeWho();
    const bool stays = takeStaying(ahead);
    if (stays)
        scene.goTo(ahead.at());
    else if (!isSaid || !takeEntering(scene))
        return false;
    const bool ends = scene.isAtClauseEnd();
    const std::string step = stepBehindDecision(draft);
    const bool goesOn = !draft.script().empty();
    Json act = Json::object({{"to", step.substr(step.find('/') + 1)}});
    if (!ends || (goesOn && !canBePlayed(draft, {act})))
        return false;
    attempt.keep();
    scene.doubts = scene.doubts || hasIceBefore(draft);
    if (goesOn)
        draft.play(std::move(act));
    else
        draft.tell("state/at", step);
    scene.player = Side::Runner;
    scene.addChip(
        goesOn ? ChipKind::Act : ChipKind::Moment, attempt.begin(),
        English::tr("the Runner does not jack out: {step}", {{"step", titleOfStep(step)}}),
        {goesOn ? Draft::actPath(draft.script().size() - 1) : "state/at"});
    return true;
}

} // namespace saying

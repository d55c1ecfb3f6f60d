// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/numbered_steps.h"

#include "rules/saying/moments.h"
#include "rules/saying/places.h"
#include "rules/timing/timing.h"

#include <algorithm>
#include <optional>
#include <string>

namespace saying {

using rules::Side;
using rules::TimingKind;

namespace {

bool isStepInDigits(const Token &token)
{
    return token.is(TermKind::Noun, "step") && token.text.front() >= '0'
        && token.text.front() <= '9';
}

/// "5.3", "step 5.3", "step 5".
std::optional<std::string> takeStepNumber(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    const bool isCalled = scene.is(TermKind::Noun, "step") && !isStepInDigits(scene.token());
    if (isCalled)
        scene.skip();
    const Token &token = scene.token();
    if (!isStepInDigits(token) && !(isCalled && token.number))
        return std::nullopt;
    std::string number = token.number ? std::to_string(*token.number) : token.text;
    scene.skip();
    attempt.keep();
    return number;
}

/// "(step 2.2) of the Corp's turn"
std::optional<TimingKind> takeStructure(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Link);
    scene.skipIdle();
    if (const std::string *turn = scene.value(TermKind::Moment);
        turn && turn->ends_with("/take-actions")) { // "the Corp's turn"
        const bool corp = turn->starts_with("corp");
        scene.skip();
        attempt.keep();
        return corp ? TimingKind::CorpTurn : TimingKind::RunnerTurn;
    }
    if (scene.at() == attempt.begin())
        return std::nullopt;
    if (scene.take(TermKind::Noun, "run")) {
        attempt.keep();
        return TimingKind::Run;
    }
    const auto who = scene.takeWho();
    if (!who || !who->side || !scene.take(TermKind::Noun, "turn"))
        return std::nullopt;
    attempt.keep();
    return *who->side == Side::Corp ? TimingKind::CorpTurn : TimingKind::RunnerTurn;
}

/// In the newest version that has it; numbers of older ones mean what they mean there.
std::string stepCalled(std::string_view number, TimingKind kind)
{
    std::string step;
    for (const rules::TimingStructure &structure : rules::timingStructures())
        if (const auto *found = structure.kind == kind ? structure.find(number) : nullptr)
            step = std::string(core::toWord(rules::timingKindWords, kind)) + '/' + found->topic;
    return step;
}

} // namespace

bool isNumberOfStep(std::string_view number)
{
    return std::ranges::any_of(rules::timingStructures(), [&](const auto &structure) {
        return structure.find(number) != nullptr;
    });
}

bool readNumberedStep(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho(); // "the Runner is in step 5.2"
    while (scene.value(TermKind::Link) || scene.value(TermKind::Have) || scene.token().isIdle())
        scene.skip();
    const auto number = takeStepNumber(scene);
    if (!number)
        return false;
    const auto named = takeStructure(scene);
    const bool isRun = scene.draft.at("state/run") || !serverOfRun(scene.draft).empty();
    const TimingKind ofTurn =
        scene.player == Side::Corp ? TimingKind::CorpTurn : TimingKind::RunnerTurn;
    std::string step = stepCalled(*number, named.value_or(isRun ? TimingKind::Run : ofTurn));
    if (step.empty() && !named)
        step = stepCalled(*number, isRun ? ofTurn : TimingKind::Run);
    if (step.empty())
        return false;
    scene.doubts = scene.doubts || (!named && !isRun); // of a run, or of whose turn?
    const bool goesOn = !scene.draft.script().empty() && !scene.isOfThisClause();
    comeTo(scene, step);
    scene.player = step.starts_with("corp") ? Side::Corp : Side::Runner;
    scene.addChip(goesOn ? ChipKind::Act : ChipKind::Moment, attempt.begin(), titleOfStep(step),
                  {goesOn ? "question/script" : "state/at"});
    return attempt.keep();
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/one_question.h"

#include "core/english.h"
#include "rules/saying/guessed_question.h"

#include <algorithm>
#include <string>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

bool isQuestionChip(const Chip &chip) { return chip.kind == ChipKind::Question; }

std::string saysLeftOut()
{
    return English::tr(
        "Another question of this line is asked: ask this one in a line of its own.");
}

void leaveOut(Scene &scene, Span span)
{
    const std::string words(scene.textOf(span));
    scene.open.push_back({span, saysLeftOut(), {{words, words + '?'}}});
}

/// The questions of before are left out for that of the last piece.
void leaveEarlier(Scene &scene, const Scene &before)
{
    for (const Chip &chip : before.chips)
        if (isQuestionChip(chip))
            leaveOut(scene, chip.span);
    std::erase_if(scene.chips, [&](const Chip &chip) {
        return isQuestionChip(chip) && std::ranges::any_of(before.chips, [&](const Chip &old) {
                   return isQuestionChip(old) && old.span == chip.span;
               });
    });
}

/// Of the facts that are asked for those that the last piece has added.
void reportLast(Scene &scene, const Scene &before)
{
    const Json *known = before.draft.at("question/report");
    const Json *now = scene.draft.at("question/report");
    if (!known || !known->asArray() || !now || !now->asArray())
        return;
    Json::Array added;
    for (const Json &fact : *now->asArray())
        if (std::ranges::find(*known->asArray(), fact) == known->asArray()->end())
            added.push_back(fact);
    if (!added.empty())
        scene.draft.tell("question/report", Json(std::move(added)));
}

} // namespace

void keepOneQuestion(Scene &scene, const Scene &before)
{
    const auto earlier = std::ranges::find_if(before.chips, isQuestionChip);
    const bool asksMore = scene.chips.size() > before.chips.size()
        && isQuestionChip(scene.chips.back()) && earlier != before.chips.end();
    if (!asksMore || before.asksOn)
        return;
    const std::string now = scene.draft.textAt("question/ask");
    const std::string then = before.draft.textAt("question/ask");
    const bool isSaid = isExplained(before, *earlier);
    const bool isSurer = !isSaid
        && (isExplained(scene, scene.chips.back())
            || (earlier->guessed && !scene.chips.back().guessed));
    if (now == then && now == "outcome" && !(isSaid && scene.chips.back().guessed)) {
        if (isSurer && earlier->guessed) {
            reportLast(scene, before);
            leaveEarlier(scene, before);
        }
        return;
    }
    if (isSurer || (!isSaid && then == "order" && now != "order")) { // what happens is told anyway
        leaveEarlier(scene, before);
        return;
    }
    const Span span = scene.chips.back().span;
    const std::size_t end = scene.at();
    scene = before;
    scene.goTo(end);
    leaveOut(scene, span);
}

} // namespace saying

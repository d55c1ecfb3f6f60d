// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/one_question.h"

#include "core/english.h"
#include "rules/saying/asked.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/trying.h"
#include "rules/saying/turn_window.h"

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
    if (added.empty())
        return;
    scene.draft.tell("question/report", Json(added));
    const Json *claimed = scene.draft.at("question/whether/fact");
    if (claimed && std::ranges::find(added, *claimed) == added.end())
        scene.draft.remove("question/whether");
}

/// "can he use the counter and score it": what was asked about is done before what is asked now.
bool goesOnAsking(const Scene &scene, const Scene &before)
{
    const Json *asked = before.draft.at("question/act");
    const auto &script = scene.draft.script();
    return scene.draft.textAt("question/ask") == "legal" && asked
        && std::ranges::find(script, *asked) != script.end();
}

/// Whose turn it is, and in which step, is asked of the moment and not of what comes of an act.
bool asksOfMoment(const Draft &draft)
{
    return std::ranges::any_of(reportOf(draft), [](const std::string &fact) {
        return fact == "turn" || fact == "next-turn" || fact == "step" || fact == "priority";
    });
}

/// "Can he score it, who wins?": who wins if he does. Where he may not, that is the answer.
bool doAsked(Scene &scene, const Scene &before)
{
    const Json *asked = before.draft.at("question/act");
    const auto by = core::fromWord(rules::sideWords, before.draft.textAt("question/by"));
    const auto last = std::ranges::find_if(before.chips, isQuestionChip); // and the only one
    if (before.draft.textAt("question/ask") != "legal" || !asked || !by
        || scene.draft.textAt("question/ask") != "outcome" || last->guessed
        || scene.chips.back().guessed || asksOfMoment(scene.draft) || isExplained(before, *last)
        || std::ranges::count_if(before.chips, isQuestionChip) != 1)
        return false;
    Draft until = before.draft;
    until.remove("question/ask");
    until.remove("question/act");
    until.remove("question/by");
    const bool isInWindow = inWindowBeforeTurn(before.draft).has_value();
    if (scene.draft.script() != before.draft.script()
        || !(isInWindow || isAllowed(until, *asked, *by)))
        return false;
    const std::string path = Draft::actPath(scene.draft.script().size());
    scene.draft.play(*asked);
    const auto chip = std::ranges::find(scene.chips, last->span, &Chip::span);
    if (chip == scene.chips.end())
        return false;
    chip->kind = ChipKind::Act;
    chip->guessed = true;
    chip->paths = {path};
    chip->says = English::tr("{question} – taken to be done", {{"question", last->says}});
    return true;
}

/// It is a guess at several things: "is the run over? how many tags has the Runner?"
bool asksSeveral(const Chip &chip) { return std::ranges::count(chip.says, '?') > 1; }

/// "…, so my Mimic can break it": it only follows from what is asked before it in that sentence.
bool onlyFollows(const Scene &scene, const Chip &chip)
{
    const auto &tokens = scene.tokens();
    std::size_t at = 0;
    while (at < tokens.size() && tokens[at].span.end <= chip.span.begin)
        ++at;
    while (at > 0 && !tokens[at - 1].isMark)
        --at;
    return at > 0 && at < tokens.size() && !tokens[at - 1].ends()
        && (tokens[at].text == "so" || tokens[at].text == "so that");
}

} // namespace

void keepOneQuestion(Scene &scene, const Scene &before)
{
    const auto earlier = std::ranges::find_if(before.chips, isQuestionChip);
    const bool asksMore = scene.chips.size() > before.chips.size()
        && isQuestionChip(scene.chips.back()) && earlier != before.chips.end();
    if (!asksMore || (before.asksOn && goesOnAsking(scene, before)))
        return;
    if (doAsked(scene, before))
        return;
    const std::string now = scene.draft.textAt("question/ask");
    const std::string then = before.draft.textAt("question/ask");
    const bool isSaid = isExplained(before, *earlier);
    const bool isSurer = !isSaid
        && (isExplained(scene, scene.chips.back())
            || (earlier->guessed && !scene.chips.back().guessed));
    if (now == then && now == "outcome" && !(isSaid && scene.chips.back().guessed)) {
        if (isSurer && earlier->guessed && asksSeveral(*earlier)) {
            reportLast(scene, before);
            leaveEarlier(scene, before);
        }
        return;
    }
    const bool isSureLast = !scene.chips.back().guessed && !onlyFollows(scene, scene.chips.back())
        && now != "order" && then != "legal";
    if (isSurer || (!isSaid && (isSureLast || (then == "order" && now != "order")))) {
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

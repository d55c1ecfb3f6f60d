// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/clicks_spent.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/abilities.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

/// The first acts of the script alone.
Draft untilAct(const Draft &draft, std::size_t acts)
{
    Draft until = draft;
    const auto &script = draft.script();
    until.remove("question");
    until.tell(
        "question/script",
        Json(Json::Array(script.begin(), script.begin() + static_cast<std::ptrdiff_t>(acts))));
    return until;
}

/// Clicks that the acts leave. Where nobody told how many there were: what they gave.
int clicksLeft(const Draft &draft, std::size_t acts, Side side)
{
    constexpr int enough = 10;
    const std::string path = Draft::playerPath(side, "clicks");
    const bool isTold = draft.at(path) && draft.isTold(path);
    Draft until = untilAct(draft, acts);
    if (!isTold)
        until.tell(path, enough);
    const auto now = presentOf(until);
    const int left = now ? now->table.player(side).clicks.value_or(0) : 0;
    return isTold ? left : std::max(0, left - enough);
}

/// One action for each; the chip, if there is one, tells them.
void spendOnCredits(Scene &scene, std::size_t act, int clicks, Chip *chip)
{
    Json::Array script = scene.draft.script();
    const auto place = script.begin() + static_cast<std::ptrdiff_t>(act);
    script.insert(place, static_cast<std::size_t>(clicks), Json::object({{"gain_credit", true}}));
    moveDown(scene, act, static_cast<std::size_t>(clicks));
    scene.draft.tell("question/script", Json(std::move(script)));
    if (!chip)
        return;
    for (int click = 0; click < clicks; ++click)
        chip->paths.push_back(Draft::actPath(act + static_cast<std::size_t>(click)));
    chip->guessed = true;
    chip->says = English::tr("{what}: what is left of the clicks is spent on credits",
                             {{"what", chip->says}});
}

Chip *chipThatSays(Scene &scene, Span span)
{
    const auto chip = std::ranges::find(scene.chips, span, &Chip::span);
    return chip == scene.chips.end() ? nullptr : &*chip;
}

} // namespace

int clicksGained(const Draft &draft, const Json &act)
{
    const auto *used = act.find("use") ? abilityUsed(draft, act) : nullptr;
    int gained = 0;
    for (const rulings::Effect &effect :
         used ? std::span(used->effects) : std::span<const rulings::Effect>())
        if (effect.op && effect.op->word == "gain-clicks")
            gained += effect.amount.plus;
    return gained;
}

bool readClicksSpent(Scene &scene)
{
    if (scene.asks || scene.asksOn)
        return false;
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    if (!scene.take(TermKind::Verb, "spend") && !scene.take(TermKind::Verb, "use"))
        return false;
    const bool isAll = scene.take(TermKind::Place, "all");
    (void)(isAll && scene.take(TermKind::Link, "of"));
    if (isPossessive(scene.token().text))
        scene.skip();
    const bool ends = scene.take(TermKind::Noun, "clicks") && scene.isAtClauseEnd();
    const Subject carried = carriedTo(scene, attempt.begin());
    const auto side = who && who->side ? who->side : carried.side ? carried.side : scene.player;
    if (!isAll || !ends || !side)
        return false;
    scene.player = side;
    Draft &draft = scene.draft;
    const bool isPlayed = !draft.script().empty();
    if (!isPlayed)
        draft.tell(Draft::playerPath(*side, "clicks"), 0);
    Chip &chip =
        scene.addChip(ChipKind::Number, attempt.begin(),
                      *side == Side::Corp ? English::tr("the Corp spends all clicks")
                                          : English::tr("the Runner spends all clicks"),
                      isPlayed ? std::vector<std::string>()
                               : std::vector<std::string>{Draft::playerPath(*side, "clicks")});
    if (isPlayed)
        scene.clicksSpent = Scene::ClicksSpent{draft.script().size(), *side, chip.span};
    return attempt.keep();
}

bool readBeforeTurnEnds(Scene &scene)
{
    Attempt attempt(scene);
    scene.skipIdle();
    if (scene.token().text != "before")
        return false;
    scene.skip();
    const bool isEnd = scene.take(TermKind::Time, "turn-ends")
        || scene.take(TermKind::Moment, "runner-turn/turn-ends")
        || scene.take(TermKind::Moment, "corp-turn/turn-ends");
    if (!isEnd)
        return false;
    scene.addChip(ChipKind::Moment, attempt.begin(), English::tr("the turn has not ended yet"), {});
    return attempt.keep();
}

namespace {

/// "ends his turn with six cards": nothing is left to do then, where nobody told of clicks.
void assumeNoneLeft(Draft &draft)
{
    if (draft.script().empty() || !draft.script().front().find("end_actions"))
        return;
    const bool isCorp = draft.textAt("state/at").starts_with("corp-turn/");
    const std::string path = Draft::playerPath(isCorp ? Side::Corp : Side::Runner, "clicks");
    if (!draft.at(path))
        draft.assume(
            path, 0,
            isCorp ? English::tr("the Corp has {n} click left", "the Corp has {n} clicks left", 0)
                   : English::tr("the Runner has {n} click left", "the Runner has {n} clicks left",
                                 0));
}

} // namespace

void settleClicksSpent(Scene &scene)
{
    assumeNoneLeft(scene.draft);
    if (const auto spent = scene.clicksSpent) {
        const int left = clicksLeft(scene.draft, spent->act, spent->by);
        if (left > 0)
            spendOnCredits(scene, spent->act, left, chipThatSays(scene, spent->span));
    }
    const Json ends = Json::object({{"to", "turn-ends"}});
    for (std::size_t act = 0; act < scene.draft.script().size(); ++act) {
        if (scene.draft.script()[act] != ends)
            continue;
        const auto now = presentOf(untilAct(scene.draft, act));
        const bool isCorp = scene.draft.textAt("state/at").starts_with("corp-turn/");
        const Side side = isCorp ? Side::Corp : Side::Runner;
        const int left = now ? clicksLeft(scene.draft, act, side) : 0;
        const auto chip = std::ranges::find_if(
            scene.chips, [&](const Chip &one) { return one.tells(Draft::actPath(act)); });
        if (left > 0)
            spendOnCredits(scene, act, left, chip == scene.chips.end() ? nullptr : &*chip);
        return;
    }
}

} // namespace saying

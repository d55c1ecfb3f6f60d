// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/traced.h"

#include "core/english.h"
#include "rules/rulings/answering/answer.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

constexpr int mostSpent = 12;

bool isWord(const Token &token, std::span<const std::string_view> words)
{
    return std::ranges::find(words, token.text) != words.end();
}

/// "failed", "was unsuccessful" behind the trace.
bool takeFails(Scene &scene)
{
    constexpr std::array<std::string_view, 6> words{"fail",  "fails",   "failed",
                                                    "whiff", "fizzles", "fizzled"};
    scene.skipIdle();
    if (scene.token().text == "was" || scene.token().text == "is")
        scene.skip();
    if (scene.take(TermKind::Flag, "unsuccessful"))
        return true;
    if (!isWord(scene.token(), words))
        return false;
    scene.skip();
    return true;
}

/// Who won it: "the trace failed", "the Runner beats the trace", "he lost the trace".
std::optional<Side> takeWinner(Scene &scene)
{
    constexpr std::array<std::string_view, 4> beats{"beat", "beats", "matched", "dodged"};
    if (scene.take(TermKind::Noun, "trace"))
        return takeFails(scene) ? std::optional(Side::Runner) : std::nullopt;
    const auto who = scene.takeWho();
    if (!who || !who->side)
        return std::nullopt;
    scene.skipIdle();
    const bool loses = scene.take(TermKind::Verb, "lose");
    const bool wins = !loses && (scene.take(TermKind::Verb, "win") || isWord(scene.token(), beats));
    if (isWord(scene.token(), beats))
        scene.skip();
    (void)scene.takeWho(); // "his trace"
    if ((!wins && !loses) || !scene.take(TermKind::Noun, "trace"))
        return std::nullopt;
    return wins ? who->side : *who->side == Side::Corp ? Side::Runner : Side::Corp;
}

Draft withSpent(const Draft &draft, int corp, int runner)
{
    Draft paid = draft;
    paid.play(Json::object({{"spend", corp}}));
    paid.play(Json::object({{"spend", runner}}));
    for (const char *credits : {"state/corp/credits", "state/runner/credits"})
        paid.assume(credits, mostSpent, {});
    return paid;
}

bool isWonBy(const Draft &draft, Side winner, int corp, int runner)
{
    Draft paid = withSpent(draft, corp, runner);
    paid.tell("question/ask", "outcome");
    paid.tell("question/report", Json(Json::Array{"trace.successful"}));
    const auto asked = askedOf(paid);
    if (!asked)
        return false;
    const rulings::Answer answer = rulings::answer(triedBy, *asked);
    const bool *successful =
        answer.verdict.empty() ? nullptr : std::get_if<bool>(&answer.verdict.front().second);
    return !answer.unplayable && successful && *successful == (winner == Side::Corp);
}

/// The least that the winner spends.
std::optional<int> spentBy(const Draft &draft, Side winner)
{
    for (int spent = 0; spent <= mostSpent; ++spent)
        if (isWonBy(draft, winner, winner == Side::Corp ? spent : 0,
                    winner == Side::Runner ? spent : 0))
            return spent;
    return std::nullopt;
}

/// What a line before said that was spent.
void forgetSpent(Scene &scene)
{
    while (scene.knownActs > 0 && scene.knownActs == scene.draft.script().size()
           && scene.draft.script().back().find("spend"))
        (void)takeBack(scene, {scene.draft.script().back()});
}

} // namespace

bool readTraceWonBy(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    const auto winner = takeWinner(scene);
    const bool ends = scene.isAtEnd() || scene.token().isMark || scene.value(TermKind::Join)
        || scene.value(TermKind::Link);
    if (!winner || !ends || scene.draft.script().empty())
        return false;
    forgetSpent(scene);
    const auto spent = spentBy(scene.draft, *winner);
    if (!spent)
        return false;
    attempt.keep();
    const std::size_t first = scene.draft.script().size();
    const int corp = *winner == Side::Corp ? *spent : 0;
    const int runner = *winner == Side::Runner ? *spent : 0;
    scene.draft.play(Json::object({{"spend", corp}}));
    scene.draft.play(Json::object({{"spend", runner}}));
    scene.doubts = true;
    scene.player = winner;
    scene.addChip(ChipKind::Act, attempt.begin(),
                  English::tr("{play}, {spend}",
                              {{"play", spendInWords(Side::Corp, corp)},
                               {"spend", spendInWords(Side::Runner, runner)}}),
                  {"question/script/" + std::to_string(first),
                   "question/script/" + std::to_string(first + 1)});
    return true;
}

} // namespace saying

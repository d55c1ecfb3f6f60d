// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/traced.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/moments.h"
#include "rules/saying/taking_back.h"
#include "rules/saying/told_of.h"
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
    constexpr std::array<std::string_view, 6> beats{"beat",  "beats",   "matched",
                                                    "match", "matches", "dodged"};
    if (scene.take(TermKind::Noun, "trace"))
        return takeFails(scene) ? std::optional(Side::Runner) : std::nullopt;
    const std::size_t begin = scene.at();
    const auto who = scene.takeWho();
    const auto side = who            ? who->side // "(he encounters Viper) and loses the trace"
        : beginsClause(scene, begin) ? carriedTo(scene, begin).side
                                     : std::nullopt;
    if (!side)
        return std::nullopt;
    scene.skipIdle();
    const bool isDenied = scene.take(TermKind::Not, "not"); // "can't beat my link"
    const bool loses = scene.take(TermKind::Verb, "lose");
    const bool wins = !loses && (scene.take(TermKind::Verb, "win") || isWord(scene.token(), beats));
    if (isWord(scene.token(), beats))
        scene.skip();
    (void)scene.takeWho(); // "his trace"
    const bool isOfLink = isDenied && scene.take(TermKind::Noun, "link");
    if ((!wins && !loses) || (!isOfLink && !scene.take(TermKind::Noun, "trace")))
        return std::nullopt;
    return wins != isDenied ? side : *side == Side::Corp ? Side::Runner : Side::Corp;
}

Draft withSpent(const Draft &draft, int corp, int runner)
{
    Draft paid = draft;
    paid.play(Json::object({{"spend", corp}}));
    paid.play(Json::object({{"spend", runner}}));
    paid.assumeCredits(mostSpent);
    return paid;
}

bool isWonBy(const Draft &draft, Side winner, int corp, int runner)
{
    return factBehind(withSpent(draft, corp, runner), "trace.successful")
        == rulings::Fact(winner == Side::Corp);
}

/// What a line before said that was spent.
void forgetSpent(Scene &scene)
{
    while (scene.knownActs > 0 && scene.knownActs == scene.draft.script().size()
           && scene.draft.script().back().find("spend"))
        (void)takeBack(scene, {scene.draft.script().back()});
}

/// How strong the trace is where the Corp spends so many on it.
std::optional<int> strengthOf(const Draft &draft, int spent)
{
    const auto strength = factBehind(withSpent(draft, spent, 0), "trace.strength");
    const int *number = strength ? std::get_if<int>(&*strength) : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

/// "trace strength 11", "the trace is at 11"
std::optional<int> takeStrength(Scene &scene)
{
    (void)scene.takeWho();
    if (!scene.take(TermKind::Noun, "trace"))
        return std::nullopt;
    (void)scene.take(TermKind::Noun, "strength");
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Have, "has"));
    for (const char *link : {"of", "with", "to", "on"})
        (void)scene.take(TermKind::Link, link);
    return scene.takeNumber();
}

} // namespace

std::optional<int> spentToWin(const Draft &draft, Side winner)
{
    for (int spent = 0; spent <= mostSpent; ++spent)
        if (isWonBy(draft, winner, winner == Side::Corp ? spent : 0,
                    winner == Side::Runner ? spent : 0))
            return spent;
    return std::nullopt;
}

bool readTraceStrength(Scene &scene)
{
    if (scene.asks)
        return false;
    Attempt attempt(scene);
    const auto strength = takeStrength(scene);
    const bool ends = scene.isAtClauseEnd();
    const auto base = strength && ends ? strengthOf(scene.draft, 0) : std::nullopt;
    const int spent = base ? *strength - *base : 0;
    if (spent < 1 || strengthOf(scene.draft, spent) != strength)
        return false; // that of the card itself says nothing of what is spent
    scene.lastVerb = "spend";
    scene.lastBy = Side::Corp;
    scene.player = Side::Corp;
    Chip &chip = scene.addChip(ChipKind::Act, attempt.begin(), spendInWords(Side::Corp, spent),
                               {Draft::actPath(scene.draft.script().size())});
    chip.of = Side::Corp;
    scene.draft.play(Json::object({{"spend", spent}}));
    return attempt.keep();
}

namespace {

/// "(encounters Caduceus and) won the trace": the subroutines of that ice, or of the only one whose
/// subroutines trace, resolve.
bool comeToTrace(Scene &scene)
{
    Draft &draft = scene.draft;
    const std::string at = draft.textAt("state/at");
    if (at == "run/subroutines")
        return true;
    std::vector<std::string> able;
    for (const std::string &object : draft.objects())
        if (const auto *model = draft.modelOf(object);
            model && model->type == rules::CardType::Ice
            && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
                   return one.kind() == rulings::AbilityKind::Subroutine && does(one, "trace");
               }))
            able.push_back(object);
    const std::string met = draft.textAt("state/run/ice");
    if (able.size() != 1 || (!met.empty() && met != able.front())
        || (draft.isTold("state/at") && at != "run/encounter"))
        return false;
    meet(scene, able.front());
    comeToIce(scene, able.front(), "encounter");
    draft.tell("state/at", "run/subroutines");
    return true;
}

} // namespace

bool readTraceWonBy(Scene &before)
{
    if (before.asks)
        return false;
    Scene scene = before;
    Attempt attempt(scene);
    const auto winner = takeWinner(scene);
    const bool ends = scene.isAtClauseEnd() || scene.value(TermKind::Link);
    if (!winner || !ends || (scene.draft.script().empty() && !comeToTrace(scene)))
        return false;
    forgetSpent(scene);
    const auto spent = spentToWin(scene.draft, *winner);
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
                  {Draft::actPath(first), Draft::actPath(first + 1)});
    before = scene;
    return true;
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/tag_questions.h"

#include "rules/saying/asked_clause.h"
#include "rules/saying/brief_questions.h"
#include "rules/saying/elliptic.h"
#include "rules/saying/explained.h"
#include "rules/saying/guessed_question.h"
#include "rules/saying/questions.h"
#include "rules/saying/readers.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace saying {

namespace {

bool isTagWord(const Token &token)
{
    constexpr std::array<std::string_view, 16> words{
        "right", "yes", "yeah", "yep", "no",   "correct", "true",    "innit",
        "eh",    "huh", "ok",   "yup", "okay", "or not",  "or what", "or no"};
    return std::ranges::find(words, token.text) != words.end();
}

/// "isn't it", "can't I"
bool isTurnedRound(const Token &first, const Token &second)
{
    const bool isDenied = first.value(TermKind::Not) || first.text.ends_with("nt");
    return (isDenied || first.is(TermKind::Ask, "is") || first.is(TermKind::Ask, "does"))
        && (second.value(TermKind::Person) || second.value(TermKind::It));
}

struct Tagged {
    std::size_t clauseEnd = 0; ///< of what is asked
    std::size_t mark = 0;      ///< the question mark
};

/// What stands between the end of the clause and the question mark is a tag.
std::optional<Tagged> taggedFrom(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    const auto at = [&](std::size_t token) {
        return token < tokens.size() ? tokens[token] : Token();
    };
    std::size_t end = begin;
    while (end < tokens.size() && !tokens[end].isMark)
        ++end;
    if (at(end).text == "?") // without a comma
        return end > begin + 1 && isTagWord(tokens[end - 1]) && tokens[end - 1].text != "no"
            ? std::optional(Tagged{end - 1, end})
            : std::nullopt;
    if (at(end).text != ",")
        return std::nullopt;
    if (isTagWord(at(end + 1)) && at(end + 2).text == "?")
        return Tagged{end, end + 2};
    if (isTurnedRound(at(end + 1), at(end + 2)) && at(end + 3).text == "?")
        return Tagged{end, end + 3};
    return std::nullopt;
}

/// "I'm at zero", "Medium has 1 counter": it says how something is.
bool saysHowItIs(const Scene &scene, std::size_t begin, std::size_t end)
{
    while (begin < end && scene.tokens()[begin].isIdle())
        ++begin;
    if (begin < end && scene.tokens()[begin].value(TermKind::Ask))
        return false;                                                       // "is the run over"
    bool isSaid = begin > 0 && scene.tokens()[begin - 1].text == "so that"; // "so that's 2 credits"
    for (std::size_t at = begin; at < end; ++at) {
        const Token &token = scene.tokens()[at];
        const bool is = token.is(TermKind::Ask, "is");
        if ((token.value(TermKind::Ask) && !is) || token.value(TermKind::Claim)
            || token.value(TermKind::Intend) || token.value(TermKind::Not))
            return false;
        isSaid = isSaid || is || token.value(TermKind::Have) || token.value(TermKind::Flag)
            || token.value(TermKind::Verb) || isContracted(scene, token);
    }
    return isSaid;
}

/// "14 credits", "2 tags": and nobody has them.
bool isBareNumber(const Scene &scene, std::size_t begin, std::size_t end)
{
    bool isNumber = false;
    bool isNoun = false;
    for (std::size_t at = begin; at < end; ++at) {
        const Token &token = scene.tokens()[at];
        const bool isCount = token.number || token.value(TermKind::Number);
        if (!isCount && !token.value(TermKind::Noun) && !token.isIdle())
            return false;
        isNumber = isNumber || isCount;
        isNoun = isNoun || token.value(TermKind::Noun);
    }
    return isNumber && isNoun;
}

/// "(Corp rezzes Ice Wall.) So that's 2 credits?": a sentence that tells how something is, behind
/// what was told, and asks.
std::optional<Tagged> declaredFrom(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t end = begin;
    while (end < tokens.size() && !tokens[end].isMark)
        ++end;
    std::size_t before = begin; // over "so" and "then"
    while (before > 0 && (tokens[before - 1].isIdle() || tokens[before - 1].value(TermKind::Join)))
        --before;
    const bool isBehindAct = before > 0 && tokens[before - 1].text == "," && !scene.chips.empty()
        && scene.chips.back().kind == ChipKind::Act
        && scene.chips.back().span.end == tokens[before - 1].span.begin
        && isBareNumber(scene, begin, end); // "I score it, 2 counters?"
    const bool isWhole =
        isBehindAct || tokens[begin].text == "so" || (before > 0 && tokens[before - 1].ends());
    Scene brief = scene;
    Scene whole = scene;
    if (end >= tokens.size() || tokens[end].text != "?" || !isWhole || scene.chips.empty()
        || !(saysHowItIs(scene, begin, end) || isBareNumber(scene, begin, end))
        || readBriefQuestion(brief) || readQuestion(whole))
        return std::nullopt;
    return Tagged{end, end};
}

bool isAskedLater(const Scene &scene, std::size_t mark)
{
    const auto &tokens = scene.tokens();
    return std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(mark) + 1, tokens.end(),
                       [](const Token &token) { return token.text == "?"; });
}

/// What stands first in it is read as something that is done.
bool tellsAct(const Scene &scene)
{
    for (const Reader reader : readersInTurn()) {
        Scene ahead = scene;
        if (reader(ahead) && ahead.at() > scene.at())
            return ahead.chips.size() > scene.chips.size()
                && ahead.chips.back().kind == ChipKind::Act;
    }
    return false;
}

/// "Ice Wall is trashed": is Ice Wall trashed? "I take the tag": does the Runner take the tag?
bool askExactly(Scene &scene, std::size_t begin, std::size_t end)
{
    const auto &tokens = scene.tokens();
    const auto wordsOf = [&](std::size_t from, std::size_t to) {
        return from < to
            ? std::string(scene.textOf({tokens[from].span.begin, tokens[to - 1].span.end}))
            : std::string();
    };
    std::size_t first = begin;
    while (first < end && tokens[first].isIdle() && !tokens[first].value(TermKind::Person))
        ++first;
    if (first + 1 >= end || tokens[first].value(TermKind::Verb))
        return false;
    const bool isShort = isContracted(scene, tokens[first]) || tokens[first].text == "id";
    const std::string subject = nameOfSubject(scene, first);
    const bool isAsk = tokens[first + 1].value(TermKind::Ask) != nullptr; // "is", "must"
    if (isShort && subject == wordsOf(first, first + 1))
        return false; // "it's": of what?
    const std::string words = isAsk
        ? wordsOf(first + 1, first + 2) + ' ' + subject + ' ' + wordsOf(first + 2, end)
        : (isShort ? "is " : "does ") + subject + ' ' + wordsOf(first + 1, end);
    return askWhole(scene, begin, words + '?');
}

} // namespace

bool askTagged(Scene &scene)
{
    const std::size_t begin = scene.at();
    if (scene.asks || scene.asksOn || !beginsClause(scene, begin))
        return false;
    auto tagged = taggedFrom(scene, begin);
    if (!tagged)
        tagged = declaredFrom(scene, begin);
    if (!tagged || tagged->clauseEnd <= begin || isAskedLater(scene, tagged->mark)
        || isDisputedLater(scene, tagged->mark) || tellsAct(scene))
        return false;
    // What the line says that it means stands behind the tag.
    const bool isExplained = explainedAt(scene, begin, tagged->mark) != nullptr;
    if (!isExplained && askExactly(scene, begin, tagged->clauseEnd))
        scene.chips.back().offers = otherQuestions(scene, {begin, tagged->clauseEnd}, scene.draft);
    else if (!askLikeliest(scene, {begin, isExplained ? tagged->mark : tagged->clauseEnd}))
        return false;
    scene.goTo(tagged->mark);
    Span &span = scene.chips.back().span;
    span.end = std::max(span.end, scene.tokens()[tagged->mark - 1].span.end);
    return true;
}

} // namespace saying

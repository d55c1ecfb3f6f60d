// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/asked_clause.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace saying {

namespace {

/// "if", "when": what stands behind it tells of the table.
bool tellsBehind(const Token &token)
{
    constexpr std::array<std::string_view, 16> words{
        "if",    "when",    "while",  "because",     "given",  "assuming", "suppose", "since",
        "where", "whereas", "though", "even though", "during", "although", "once",    "now that"};
    if (std::ranges::find(words, token.text) != words.end())
        return true;
    constexpr std::array<std::string_view, 5> begins{"during ", "before ", "while ", "when ",
                                                     "at "};
    return token.value(TermKind::Moment) && std::ranges::any_of(begins, [&](std::string_view one) {
               return token.text.starts_with(one);
           });
}

bool mayTell(const Token &token)
{
    return token.value(TermKind::Verb) || token.value(TermKind::Have) || token.value(TermKind::Flag)
        || token.value(TermKind::Moment);
}

std::size_t beginOfSentence(const Scene &scene, std::size_t at)
{
    while (at > 0 && !scene.tokens()[at - 1].ends())
        --at;
    return at;
}

/// It asks even with a full stop: "how many tags has he."
bool asksByItself(std::string_view ask)
{
    constexpr std::array<std::string_view, 7> words{"may",   "how-many", "how-much", "happens",
                                                    "order", "allowed",  "too-late"};
    return std::ranges::find(words, ask) != words.end();
}

/// "…, and may he do that", "…, and how far": a question of its own.
bool asksMore(const Token &token)
{
    const std::string *ask = token.value(TermKind::Ask);
    return (ask && *ask != "which") || token.text == "how" || token.text.starts_with("how ");
}

/// "…, four or two?": no more than what may be answered.
std::size_t withAnswers(const Scene &scene, std::size_t end)
{
    const auto &tokens = scene.tokens();
    if (end >= tokens.size() || tokens[end].text != ",")
        return end;
    for (std::size_t at = end + 1; at < tokens.size(); ++at) {
        if (tokens[at].text == "?")
            return at;
        if (tokens[at].ends() || mayTell(tokens[at]) || tellsBehind(tokens[at])
            || asksMore(tokens[at]))
            return end;
    }
    return end;
}

} // namespace

bool isRelative(const Scene &scene, std::size_t at)
{
    constexpr std::array<std::string_view, 4> words{"which", "where", "when", "who"};
    const auto &tokens = scene.tokens();
    if (std::ranges::find(words, tokens[at].text) == words.end())
        return false;
    std::size_t next = at + 1;
    if (next < tokens.size() && tokens[next].value(TermKind::Ask))
        return false;
    while (next < tokens.size() && !tokens[next].isMark)
        ++next;
    return next >= tokens.size() || tokens[next].text != "?" || tokens[at].text == "when";
}

bool isJoint(const Scene &scene)
{
    const std::string &text = scene.token().text;
    const Token &next = scene.token(1);
    if (text == "which" && scene.at() > 0)
        return isRelative(scene, scene.at())
            && (next.value(TermKind::Have) || next.is(TermKind::Ask, "is"));
    std::size_t ahead = 1;
    while (scene.token(ahead).isIdle() && !scene.token(ahead).value(TermKind::Person))
        ++ahead;
    const Token &who = scene.token(ahead);
    return (text == "till" || text == "until")
        && (who.value(TermKind::Person) || who.value(TermKind::Side));
}

bool isAgreedOn(const Scene &scene)
{
    const Token &token = scene.token();
    return (token.value(TermKind::Ask) || token.isPlain() || token.isIdle())
        && token.text.find(' ') == std::string::npos && scene.token(1).text == ","
        && scene.token(2).value(TermKind::Join);
}

bool onlyLeadsOn(const Scene &scene, bool isBehindAnd)
{
    const std::string &text = scene.token().text;
    return (isBehindAnd && text == "after that")
        || (text == "so" && scene.token(1).value(TermKind::Ask));
}

AskedClause clauseAt(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t end = begin;
    while (end < tokens.size() && !tokens[end].isMark
           && (end == begin || !tellsBehind(tokens[end])))
        ++end;
    return {begin, withAnswers(scene, end)};
}

bool asksAt(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t first = begin;
    while (first < tokens.size() && tokens[first].isIdle() && !tokens[first].value(TermKind::Ask))
        ++first;
    if (first >= tokens.size() || tokens[first].isMark)
        return false;
    const char mark = endOfSentence(scene, begin);
    const std::string *ask = tokens[first].value(TermKind::Ask);
    std::size_t start = beginOfSentence(scene, begin);
    while (start < first && tokens[start].isIdle())
        ++start;
    const bool isFirst = start == first;
    if (ask && isRelative(scene, first) && (!isFirst || *ask == "when"))
        ask = nullptr; // "…, which costs two", "when he runs, …"
    if (ask && mark == '?')
        return true;
    if (ask && isFirst && mark == 0) // "do I meet it again"
        return true;
    if (ask && isFirst && asksByItself(*ask))
        return true;
    return false;
}

AskedClause toldBefore(const Scene &scene, std::size_t begin)
{
    std::size_t start = beginOfSentence(scene, begin);
    std::size_t end = begin;
    const bool isAlone =
        std::none_of(scene.tokens().begin() + static_cast<std::ptrdiff_t>(start),
                     scene.tokens().begin() + static_cast<std::ptrdiff_t>(begin),
                     [](const Token &token) { return !token.isMark && !token.isIdle(); });
    if (isAlone && start > 0) {
        end = start - 1;
        start = beginOfSentence(scene, end);
    }
    return {start, end};
}

char endOfSentence(const Scene &scene, std::size_t at)
{
    for (; at < scene.tokens().size(); ++at)
        if (scene.tokens()[at].ends())
            return scene.tokens()[at].text.front();
    return 0;
}

std::size_t behindBareQuestion(const Scene &scene)
{
    const auto &tokens = scene.tokens();
    const auto first =
        std::ranges::find_if(tokens, [](const Token &token) { return token.ends(); });
    const bool isBare = first != tokens.end() && first->text == "?"
        && std::any_of(tokens.begin(), first, [](const Token &t) { return t.value(TermKind::Ask); })
        && std::none_of(tokens.begin(), first, [](const Token &token) {
                            return token.card || token.number || token.value(TermKind::Number)
                                || token.value(TermKind::Server);
                        });
    const bool isAskedAgain = first == tokens.end()
        || std::any_of(first + 1, tokens.end(), [](const Token &t) { return t.text == "?"; });
    if (!isBare || isAskedAgain)
        return 0;
    const auto told =
        std::find_if_not(first, tokens.end(), [](const Token &t) { return t.isMark; });
    return told == tokens.end() ? 0 : static_cast<std::size_t>(told - tokens.begin());
}

bool isDisputedLater(const Scene &scene, std::size_t at)
{
    const auto &tokens = scene.tokens();
    while (at < tokens.size() && !tokens[at].ends())
        ++at;
    for (; at < tokens.size(); ++at)
        if (tokens[at].value(TermKind::Claim))
            return true;
    return false;
}

bool isOnlyNamed(const Scene &scene)
{
    std::size_t at = scene.at();
    while (at > 0 && scene.tokens()[at - 1].isIdle())
        --at;
    return scene.token().text.ends_with("ing") && at > 0
        && scene.tokens()[at - 1].value(TermKind::It);
}

bool saysAgain(const Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t at = begin;
    while (at < tokens.size() && !tokens[at].isMark && !tokens[at].text.ends_with("again"))
        ++at;
    return at < tokens.size() && !tokens[at].isMark;
}

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/reading.h"
#include "rules/saying/token.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace saying {

namespace {

bool lies(const Token &token, Span span)
{
    return token.span.begin >= span.begin && token.span.end <= span.end;
}

bool isRead(const Token &token, const Reading &reading)
{
    return std::ranges::any_of(reading.chips,
                               [&](const Chip &chip) { return lies(token, chip.span); });
}

/// Tells of an act, a card, a place or how many, or takes something back.
bool tells(const Token &token)
{
    constexpr std::array kinds{TermKind::Number, TermKind::Verb, TermKind::Server,
                               TermKind::Zone,   TermKind::Not,  TermKind::Moment};
    const bool isOtherTime = token.value(TermKind::Time) && !token.is(TermKind::Time, "now")
        && !token.is(TermKind::Time, "this-turn");
    return token.card || token.number || isOtherTime
        || std::ranges::any_of(kinds, [&](TermKind kind) { return token.value(kind) != nullptr; });
}

bool isCount(const Token &token) { return token.number || token.value(TermKind::Number); }

/// "so it's 2 now", "so my maximum hand is 1": what follows from what was told before.
bool isConclusion(std::span<const Token> words, Span open)
{
    std::size_t at = 0;
    while (at < words.size() && words[at].span.begin < open.begin)
        ++at;
    std::size_t first = at;
    while (first > 0 && !words[first - 1].isMark)
        --first;
    if (first >= words.size() || words[first].text != "so")
        return false;
    for (; at < words.size() && lies(words[at], open); ++at)
        if (tells(words[at]) && !isCount(words[at]))
            return false; // "so I install another"
    return true;
}

/// "no other brain damage", "nothing else": what nobody tells is not there anyway.
bool isAbsence(std::span<const Token> words, Span open)
{
    bool isFirst = true;
    for (const Token &word : words) {
        if (!lies(word, open))
            continue;
        const bool isNone = word.is(TermKind::Number, "0") || word.text.starts_with("nothing");
        if (isFirst ? !isNone || word.number : tells(word) && !word.is(TermKind::Number, "1"))
            return false;
        isFirst = false;
    }
    return !isFirst;
}

/// "three against three", "3 to 3": two numbers that were told are put side by side.
bool isComparison(std::span<const Token> words, Span open)
{
    std::vector<const Token *> own;
    for (const Token &word : words)
        if (lies(word, open) && !word.isIdle())
            own.push_back(&word);
    constexpr std::size_t three = 3;
    return own.size() == three && isCount(*own.front()) && isCount(*own.back())
        && (own[1]->is(TermKind::Link, "against") || own[1]->is(TermKind::Link, "to"));
}

} // namespace

bool isMostlyOpen(std::string_view line, const Reading &reading)
{
    constexpr std::ptrdiff_t few = 8; // of so few the marks themselves tell enough
    std::vector<Token> words = tokensOf(line);
    std::erase_if(words, [](const Token &token) {
        return token.isMark || token.value(TermKind::Join) || sayNothing(std::span(&token, 1));
    });
    const auto open = std::ranges::count_if(words, [&](const Token &token) {
        return !isRead(token, reading) && std::ranges::any_of(reading.open, [&](const Open &one) {
            return lies(token, one.span);
        });
    });
    return std::ssize(words) >= few && 2 * open > std::ssize(words);
}

std::vector<Span> leftOut(std::string_view line, const Reading &reading)
{
    const std::vector<Token> words = tokensOf(line);
    std::vector<Span> all;
    for (const Open &open : reading.open) {
        if (open.undone && open.undone->left == Undone::Left::OutByLater)
            continue; // the words are those of the later line, which was read
        const bool isMissed =
            open.undone || std::ranges::any_of(words, [&](const Token &token) {
                return lies(token, open.span) && tells(token) && !isRead(token, reading);
            });
        const bool followsFrom = !open.undone
            && (isConclusion(words, open.span) || isComparison(words, open.span)
                || isAbsence(words, open.span));
        if (isMissed && !open.isClaim && !followsFrom)
            all.push_back(open.span);
    }
    return all;
}

} // namespace saying

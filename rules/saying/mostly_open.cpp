// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/reading.h"
#include "rules/saying/token.h"

#include <algorithm>
#include <array>
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
    constexpr std::array kinds{TermKind::Number, TermKind::Verb, TermKind::Server, TermKind::Zone,
                               TermKind::Not};
    return token.card || token.number
        || std::ranges::any_of(kinds, [&](TermKind kind) { return token.value(kind) != nullptr; });
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
        if (isMissed && !open.isClaim)
            all.push_back(open.span);
    }
    return all;
}

} // namespace saying

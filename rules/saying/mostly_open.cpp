// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/reading.h"
#include "rules/saying/token.h"

#include <algorithm>
#include <span>

namespace saying {

bool isMostlyOpen(std::string_view line, const Reading &reading)
{
    constexpr std::ptrdiff_t few = 8; // of so few the marks themselves tell enough
    std::vector<Token> words = tokensOf(line);
    std::erase_if(words, [](const Token &token) {
        return token.isMark || token.value(TermKind::Join) || sayNothing(std::span(&token, 1));
    });
    const auto lies = [](const Token &token, Span span) {
        return token.span.begin >= span.begin && token.span.end <= span.end;
    };
    const auto open = std::ranges::count_if(words, [&](const Token &token) {
        const bool isRead = std::ranges::any_of(
            reading.chips, [&](const Chip &chip) { return lies(token, chip.span); });
        return !isRead && std::ranges::any_of(reading.open, [&](const Open &one) {
            return lies(token, one.span);
        });
    });
    return std::ssize(words) >= few && 2 * open > std::ssize(words);
}

} // namespace saying

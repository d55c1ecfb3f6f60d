// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_tokens.h"

#include "core/code_points.h"
#include "rules/cards/title_key.h"

#include <algorithm>

namespace interchange {

using TokenKind = ListToken::Kind;

namespace {

bool isBlank(char32_t c)
{
    return c == ' ' || c == 0xA0 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F
        || c == 0x3000;
}

bool isAccent(char32_t c) { return c >= 0x300 && c <= 0x36F; }

/// Stands in no place of its own: accents, joiners, selectors and marks of trade.
bool isUnseen(char32_t c)
{
    constexpr char32_t trade = 0x2122;
    constexpr char32_t service = 0x2120;
    constexpr char32_t registered = 0xAE;
    return isAccent(c) || (c >= 0x200B && c <= 0x200F) || c == 0x2060 || c == 0xFEFF
        || (c >= 0xFE00 && c <= 0xFE0F) || c == trade || c == service || c == registered
        || core::isControl(c) || core::isDirectionOverride(c) || core::isIsolate(c)
        || c == core::endOfIsolate;
}

/// Of those without a key: a letter of another writing, no sign.
bool isForeignLetter(char32_t c)
{
    const bool sign = c < 0xC0 || (c >= 0x2B0 && c <= 0x2FF) || c == 0xD7 || c == 0xF7
        || (c >= 0x2000 && c <= 0x2BFF) || (c >= 0x2E00 && c <= 0x2E7F)
        || (c >= 0x3000 && c <= 0x303F) || (c >= 0xE000 && c <= 0xF8FF)
        || (c >= 0xFE10 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF20) || c >= 0xFFFD;
    return !sign;
}

bool isTimesSign(char32_t c) { return c == 0xD7 || c == 0x2715 || c == 0x2716 || c == 0x2A2F; }

bool isFigureSign(char c) { return c >= '0' && c <= '9'; }

ListToken tokenOf(char32_t c, std::string_view character)
{
    ListToken token;
    token.key = isTimesSign(c) ? "x" : rules::titleKey(character);
    token.foreign = token.key.empty() && isForeignLetter(c);
    if (token.foreign)
        token.kind = TokenKind::Letters;
    else if (token.key.empty())
        token.key = character;
    else
        token.kind =
            std::ranges::all_of(token.key, isFigureSign) ? TokenKind::Digits : TokenKind::Letters;
    return token;
}

/// Parts the "x" of "3xHedge" and "Fundx3" from the word it is glued to.
void partTimes(std::vector<ListToken> &tokens)
{
    const auto digitsAt = [&](std::size_t at) {
        return at < tokens.size() && tokens[at].kind == TokenKind::Digits;
    };
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (tokens[i].kind != TokenKind::Letters || tokens[i].key.size() < 2 || tokens[i].foreign)
            continue;
        const bool ahead =
            i > 0 && tokens[i].gap == Gap::None && digitsAt(i - 1) && tokens[i].key.front() == 'x';
        const bool behind = !ahead && digitsAt(i + 1) && tokens[i + 1].gap == Gap::None
            && tokens[i].key.back() == 'x';
        if (!ahead && !behind)
            continue;
        ListToken times = tokens[i];
        times.key = "x";
        if (ahead) {
            times.end = times.begin + 1;
            tokens[i].key.erase(0, 1);
            tokens[i].begin = times.end;
            tokens[i].gap = Gap::None;
        } else {
            times.begin = times.end - 1;
            times.gap = Gap::None;
            tokens[i].key.pop_back();
            tokens[i].end = times.begin;
        }
        tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(ahead ? i : i + 1),
                      std::move(times));
        ++i;
    }
}

} // namespace

std::vector<ListToken> listTokens(std::string_view text)
{
    std::vector<ListToken> tokens;
    Gap gap = Gap::None;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t begin = text.size() - rest.size();
        const char32_t c = core::takeCodePoint(rest).value;
        const std::size_t end = text.size() - rest.size();
        if (c == '\t' || isBlank(c)) {
            gap = c == '\t' || gap != Gap::None ? Gap::Wide : Gap::Blank;
            continue;
        }
        if (isUnseen(c)) {
            if (!tokens.empty() && gap == Gap::None)
                tokens.back().end = end;
            continue;
        }
        ListToken token = tokenOf(c, text.substr(begin, end - begin));
        const bool joins = !tokens.empty() && gap == Gap::None && token.kind != TokenKind::Sign
            && tokens.back().kind == token.kind && !isTimesSign(c);
        if (joins) {
            tokens.back().key += token.key;
            tokens.back().foreign |= token.foreign;
            tokens.back().end = end;
        } else {
            token.gap = gap;
            token.begin = begin;
            token.end = end;
            tokens.push_back(std::move(token));
        }
        gap = Gap::None;
    }
    partTimes(tokens);
    return tokens;
}

} // namespace interchange

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

inline constexpr char32_t replacementCharacter = 0xFFFD;

struct CodePoint {
    char32_t value = replacementCharacter;
    bool sound = false; ///< of UTF-8; otherwise one byte was taken and stands as the replacement
};

/// The code point `text` begins with, taken off it. `text` must not be empty.
[[nodiscard]] CodePoint takeCodePoint(std::string_view &text);

void append(std::string &text, char32_t codePoint);
/// As a sentence begins: its first letter, whichever it is, a capital one.
[[nodiscard]] std::string capitalized(std::string_view text);

/// Steers the place where a text is shown instead of standing there: C0, delete and C1.
[[nodiscard]] constexpr bool isControl(char32_t codePoint)
{
    return codePoint < 0x20 || (codePoint >= 0x7F && codePoint < 0xA0);
}

/// Turns the direction of writing whatever the letters are: U+202A to U+202E.
[[nodiscard]] constexpr bool isDirectionOverride(char32_t codePoint)
{
    return codePoint >= 0x202A && codePoint <= 0x202E;
}

/// Begins a run with a direction of its own (U+2066 to U+2068); U+2069 ends it.
[[nodiscard]] constexpr bool isIsolate(char32_t codePoint)
{
    return codePoint >= 0x2066 && codePoint <= 0x2068;
}
inline constexpr char32_t endOfIsolate = 0x2069;

/// U+2028 and U+2029, which break a line without being a line feed.
[[nodiscard]] constexpr bool isSeparator(char32_t codePoint)
{
    return codePoint == 0x2028 || codePoint == 0x2029;
}

} // namespace core

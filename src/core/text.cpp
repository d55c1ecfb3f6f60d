// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"

#include "core/code_points.h"

#include <algorithm>
#include <array>
#include <utf8proc.h>

namespace core {

namespace {

struct Letter {
    utf8proc_int32_t from;
    std::string_view to;
};

// Small letters that NFKD leaves alone although everybody types them without their stroke.
constexpr std::array<Letter, 8> plainLetters{{
    {0x00e6, "ae"},
    {0x00f0, "d"},
    {0x00f8, "o"},
    {0x00fe, "th"},
    {0x0111, "d"},
    {0x0131, "i"},
    {0x0142, "l"},
    {0x0153, "oe"},
}};

/// Calls `use` with every code point; a byte that is no UTF-8 is the replacement character.
template <class Use>
void forEachCodePoint(std::string_view text, Use use)
{
    while (!text.empty())
        use(static_cast<utf8proc_int32_t>(takeCodePoint(text).value));
}

void add(std::string &text, utf8proc_int32_t codePoint)
{
    append(text, static_cast<char32_t>(codePoint));
}

bool isSpace(utf8proc_int32_t codePoint)
{
    if (codePoint >= 0x09 && codePoint <= 0x0d)
        return true;
    const auto category = utf8proc_category(codePoint);
    return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_ZL
        || category == UTF8PROC_CATEGORY_ZP;
}

/// No part of a name: control characters and what turns the direction of its neighbours.
bool steers(utf8proc_int32_t codePoint)
{
    const auto value = static_cast<char32_t>(codePoint);
    return isControl(value) || isDirectionOverride(value) || isIsolate(value)
        || value == endOfIsolate;
}

} // namespace

bool isValidUtf8(std::string_view text)
{
    while (!text.empty())
        if (!takeCodePoint(text).sound)
            return false;
    return true;
}

std::string tidied(std::string_view text)
{
    std::string result;
    bool gap = false;
    forEachCodePoint(text, [&](utf8proc_int32_t codePoint) {
        if (isSpace(codePoint)) {
            gap = !result.empty();
            return;
        }
        if (steers(codePoint))
            return;
        if (gap)
            result += ' ';
        gap = false;
        add(result, codePoint);
    });
    return result;
}

std::string folded(std::string_view text)
{
    // Most words that a search or a title has: nothing to decompose, nothing to tidy.
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    std::string result;
    if (std::ranges::all_of(text, isPlain)) {
        for (const char c : text)
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        return result;
    }
    forEachCodePoint(text, [&](utf8proc_int32_t codePoint) {
        std::array<utf8proc_int32_t, 32> parts{};
        int boundary = 0;
        const auto options = static_cast<utf8proc_option_t>(UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE
                                                            | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
        const auto count = utf8proc_decompose_char(codePoint, parts.data(),
                                                   static_cast<utf8proc_ssize_t>(parts.size()),
                                                   options, &boundary);
        for (utf8proc_ssize_t i = 0;
             i < std::min(count, static_cast<utf8proc_ssize_t>(parts.size())); ++i) {
            const auto part = parts[static_cast<std::size_t>(i)];
            // Looked up as a part: "\u01fd" is an ae with an accent.
            const auto plain = std::ranges::find(plainLetters, part, &Letter::from);
            if (plain != plainLetters.end())
                result += plain->to;
            else if (utf8proc_category(part) != UTF8PROC_CATEGORY_MN)
                add(result, part);
        }
    });
    return tidied(result);
}

std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row[b.size()];
}

std::vector<std::string> suggestions(std::string_view text,
                                     const std::vector<std::string> &candidates, std::size_t limit)
{
    struct Scored {
        std::size_t distance;
        const std::string *candidate;
    };
    const std::string wanted = folded(text);
    std::vector<Scored> scored;
    for (const auto &candidate : candidates) {
        const std::string have = folded(candidate);
        const bool part = !wanted.empty() && have.find(wanted) != std::string::npos;
        const std::size_t distance = part ? 1 : editDistance(wanted, have);
        if (distance <= 1 + wanted.size() / 3)
            scored.push_back({distance, &candidate});
    }
    std::ranges::stable_sort(scored, {}, &Scored::distance);
    std::vector<std::string> result;
    for (const auto &entry : scored) {
        if (result.size() == limit)
            break;
        result.push_back(*entry.candidate);
    }
    return result;
}

std::size_t displayWidth(std::string_view text)
{
    std::size_t width = 0;
    forEachCodePoint(text, [&](utf8proc_int32_t codePoint) {
        width += static_cast<std::size_t>(std::max(0, utf8proc_charwidth(codePoint)));
    });
    return width;
}

std::string fromLatin1(std::string_view bytes)
{
    std::string result;
    result.reserve(bytes.size());
    for (const char byte : bytes)
        add(result, static_cast<unsigned char>(byte));
    return result;
}

} // namespace core

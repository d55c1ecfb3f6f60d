// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/harmless.h"

#include "core/code_points.h"
#include "core/text.h"

#include <algorithm>
#include <utf8proc.h>
#include <vector>

namespace core {

namespace {

enum class Lines { Kept, AsBlanks };

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool isPlain(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7F; });
}

class Filter {
public:
    explicit Filter(Lines lines) : m_lines(lines) { }

    [[nodiscard]] std::string take(std::string_view text)
    {
        m_text.reserve(text.size());
        while (!text.empty()) {
            const char32_t codePoint = takeCodePoint(text).value;
            if (codePoint != '\r' || !text.starts_with('\n'))
                add(codePoint);
            else if (m_lines == Lines::Kept)
                m_text += '\r';
        }
        closeLine();
        return std::move(m_text);
    }

private:
    void add(char32_t codePoint)
    {
        if (codePoint == '\n' || codePoint == '\t') {
            if (codePoint == '\n' && m_lines == Lines::Kept)
                closeLine();
            append(m_text, m_lines == Lines::Kept ? codePoint : U' ');
        } else if (isSeparator(codePoint)) {
            m_text += ' ';
        } else if (isControl(codePoint) || isDirectionOverride(codePoint)
                   || (codePoint == endOfIsolate && m_open.empty())) {
            m_text += replacement;
        } else {
            if (isIsolate(codePoint))
                m_open.push_back(m_text.size());
            else if (codePoint == endOfIsolate)
                m_open.pop_back();
            append(m_text, codePoint);
        }
    }

    /// An isolate is as long in UTF-8 as what replaces it.
    void closeLine()
    {
        for (const std::size_t at : m_open)
            m_text.replace(at, replacement.size(), replacement);
        m_open.clear();
    }

    Lines m_lines;
    std::string m_text;
    std::vector<std::size_t> m_open; ///< where isolates of this line begin
};

constexpr char32_t firstStrongIsolate = 0x2068;

/// Turns digits and signs beside it, as letters of Hebrew and Arabic and Arabic digits do.
bool isRightToLeft(char32_t codePoint)
{
    const auto direction =
        utf8proc_get_property(static_cast<utf8proc_int32_t>(codePoint))->bidi_class;
    return direction == UTF8PROC_BIDI_CLASS_R || direction == UTF8PROC_BIDI_CLASS_AL
        || direction == UTF8PROC_BIDI_CLASS_AN;
}

/// Whether such a letter stands outside of every isolate.
bool turnsItsNeighbours(std::string_view line)
{
    int depth = 0;
    while (!line.empty()) {
        const char32_t codePoint = takeCodePoint(line).value;
        if (isIsolate(codePoint))
            ++depth;
        else if (codePoint == endOfIsolate)
            --depth; // harmless: every end has its beginning
        else if (depth == 0 && isRightToLeft(codePoint))
            return true;
    }
    return false;
}

} // namespace

std::string harmless(std::string_view text)
{
    return isPlain(text) ? std::string(text) : Filter(Lines::Kept).take(text);
}

std::string harmlessLine(std::string_view text)
{
    return isPlain(text) ? std::string(text) : Filter(Lines::AsBlanks).take(text);
}

std::string isolated(std::string_view text)
{
    std::string shown = harmless(text);
    if (isPlain(shown))
        return shown;
    std::string result;
    for (std::size_t at = 0; at <= shown.size();) {
        const std::size_t end = std::min(shown.find_first_of("\r\n", at), shown.size());
        const auto line = std::string_view(shown).substr(at, end - at);
        const bool turns = turnsItsNeighbours(line);
        if (turns)
            append(result, firstStrongIsolate);
        result += line;
        if (turns)
            append(result, endOfIsolate);
        if (end < shown.size())
            result += shown[end];
        at = end + 1;
    }
    return result;
}

std::string isolatedLine(std::string text)
{
    if (isPlain(text))
        return text;
    return isolated(harmlessLine(text));
}

std::string withoutIsolates(std::string_view text)
{
    if (isPlain(text))
        return std::string(text);
    struct Open {
        char32_t sign;
        std::size_t at;
    };
    std::string result;
    std::vector<Open> open;
    while (!text.empty()) {
        const char32_t codePoint = takeCodePoint(text).value;
        const bool ends = codePoint == endOfIsolate && !open.empty();
        if (isIsolate(codePoint))
            open.push_back({codePoint, result.size()});
        if (!ends || open.back().sign != firstStrongIsolate)
            append(result, codePoint);
        else
            result.erase(open.back().at, replacement.size()); // as long in UTF-8 as a beginning
        if (ends)
            open.pop_back();
    }
    return result;
}

std::string validUtf8(std::string_view text)
{
    if (isValidUtf8(text))
        return std::string(text);
    std::string valid;
    while (!text.empty())
        append(valid, takeCodePoint(text).value);
    return valid;
}

} // namespace core

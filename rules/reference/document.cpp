// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/document.h"

#include <algorithm>
#include <charconv>

namespace rules {

namespace {

/// A number at the beginning of `text`, which is shortened by it; 0 when there is none.
int takeNumber(std::string_view &text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 1)
        return 0;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool take(std::string_view &text, std::string_view sign)
{
    if (!text.starts_with(sign))
        return false;
    text.remove_prefix(sign.size());
    return true;
}

} // namespace

bool Source::cites(Document cited, int line) const
{
    return document == cited
        && std::ranges::any_of(lines, [line](LineRange range) { return range.contains(line); });
}

std::vector<LineRange> parseLines(std::string_view text)
{
    std::vector<LineRange> lines;
    do {
        LineRange range;
        range.first = takeNumber(text);
        range.last = take(text, "-") ? takeNumber(text) : range.first;
        if (range.first == 0 || range.last < range.first)
            return {};
        lines.push_back(range);
    } while (take(text, ", "));
    return text.empty() ? lines : std::vector<LineRange>{};
}

std::string toString(const std::vector<LineRange> &lines)
{
    std::string text;
    for (const LineRange &range : lines) {
        text += (text.empty() ? "" : ", ") + std::to_string(range.first);
        if (range.last != range.first)
            text += '-' + std::to_string(range.last);
    }
    return text;
}

} // namespace rules

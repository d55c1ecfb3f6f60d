// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_ranges.h"

#include "core/text.h"

#include <charconv>

#include <QStringList>

namespace ui {

namespace {

std::optional<int> readNumber(std::string_view text)
{
    const std::string digits = core::tidied(text);
    int number = 0;
    const char *end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

std::optional<tournament::TableRange> readRange(std::string_view text)
{
    const auto dash = text.find('-');
    const auto first = readNumber(text.substr(0, dash));
    const auto last = dash == std::string_view::npos ? first : readNumber(text.substr(dash + 1));
    if (!first || !last)
        return {};
    return tournament::TableRange{*first, *last};
}

} // namespace

std::optional<std::vector<tournament::TableRange>> readTableRanges(std::string_view text)
{
    std::vector<tournament::TableRange> ranges;
    if (core::tidied(text).empty())
        return ranges;
    while (true) {
        const auto comma = text.find(',');
        const auto range = readRange(text.substr(0, comma));
        if (!range)
            return {};
        ranges.push_back(*range);
        if (comma == std::string_view::npos)
            return ranges;
        text.remove_prefix(comma + 1);
    }
}

QString tableRangesText(const std::vector<tournament::TableRange> &ranges)
{
    QStringList words;
    for (const auto &range : ranges)
        words.append(range.first == range.last
                         ? QString::number(range.first)
                         : QStringLiteral("%1-%2").arg(range.first).arg(range.last));
    return words.join(QStringLiteral(", "));
}

} // namespace ui

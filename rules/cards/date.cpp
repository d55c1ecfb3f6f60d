// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/date.h"

#include <charconv>
#include <chrono>

namespace rules {

namespace {

Date dateOf(const std::chrono::year_month_day &day)
{
    return {static_cast<int>(day.year()) * 10'000
            + static_cast<int>(static_cast<unsigned>(day.month())) * 100
            + static_cast<int>(static_cast<unsigned>(day.day()))};
}

} // namespace

std::optional<Date> parseDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return std::nullopt;
    const auto number = [&](std::size_t from, std::size_t length) {
        unsigned value = 0;
        const char *end = text.data() + from + length;
        return std::from_chars(text.data() + from, end, value).ptr == end ? value : 0U;
    };
    const std::chrono::year_month_day day(std::chrono::year(static_cast<int>(number(0, 4))),
                                          std::chrono::month(number(5, 2)),
                                          std::chrono::day(number(8, 2)));
    if (!day.ok() || number(0, 4) == 0)
        return std::nullopt;
    return dateOf(day);
}

std::string toString(Date date)
{
    std::string digits = std::to_string(date.value);
    digits.insert(0, digits.size() < 8 ? 8 - digits.size() : 0, '0');
    return digits.insert(6, "-").insert(4, "-");
}

Date dateOf(std::int64_t milliseconds)
{
    using namespace std::chrono;
    return dateOf(year_month_day(
        floor<days>(sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(milliseconds)))));
}

} // namespace rules

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace rules {

/// A day of the calendar. Rules take effect by the day of the event, whatever its time zone.
struct Date {
    std::int32_t value = 0; ///< 20160201
    auto operator<=>(const Date &) const = default;
};

/// "2016-02-01" and nothing else.
[[nodiscard]] std::optional<Date> parseDate(std::string_view text);
[[nodiscard]] std::string toString(Date date);
/// The day in UTC of this many milliseconds since 1970.
[[nodiscard]] Date dateOf(std::int64_t milliseconds);

} // namespace rules

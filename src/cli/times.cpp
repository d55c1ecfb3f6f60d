// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/times.h"

#include <ctime>

namespace cli {

std::string localTime(core::Timestamp at)
{
    const auto seconds = static_cast<std::time_t>(at.milliseconds / 1000);
    std::tm local{};
    localtime_r(&seconds, &local);
    char text[8];
    std::strftime(text, sizeof text, "%H:%M", &local);
    return text;
}

std::optional<core::Timestamp> readLocalTime(const std::string &text, const std::string &day,
                                             core::Timestamp now)
{
    const auto today = static_cast<std::time_t>(now.milliseconds / 1000);
    std::tm local{};
    localtime_r(&today, &local);
    char date[16];
    std::strftime(date, sizeof date, "%Y-%m-%d", &local);
    const bool dated = text.size() > 5;
    const std::string whole = dated ? text : (day.empty() ? date : day) + ' ' + text;
    std::tm time{};
    const char *end = strptime(whole.c_str(), "%Y-%m-%d %H:%M", &time);
    if (!end || *end != '\0')
        return std::nullopt;
    time.tm_isdst = -1; // whatever holds on that day
    const std::time_t seconds = std::mktime(&time);
    return core::Timestamp{static_cast<std::int64_t>(seconds) * 1000};
}

} // namespace cli

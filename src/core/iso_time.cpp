// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/iso_time.h"

#include <chrono>
#include <cstdio>

namespace core {

namespace {

using Milliseconds = std::chrono::milliseconds;

/// Without the zone.
std::string wholeSeconds(std::chrono::sys_time<Milliseconds> time)
{
    using namespace std::chrono;
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time - day));
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02d", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text;
}

} // namespace

std::string isoTime(Timestamp at)
{
    return wholeSeconds(std::chrono::sys_time<Milliseconds>(Milliseconds(at.milliseconds))) + 'Z';
}

std::string isoTimeExact(Timestamp at)
{
    const std::chrono::sys_time<Milliseconds> time{Milliseconds(at.milliseconds)};
    const auto rest = time - std::chrono::floor<std::chrono::seconds>(time);
    char text[8];
    std::snprintf(text, sizeof text, ".%03dZ", static_cast<int>(rest.count()));
    return wholeSeconds(time) + text;
}

} // namespace core

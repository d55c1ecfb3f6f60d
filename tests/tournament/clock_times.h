// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/clock/round_clock.h"

inline constexpr std::int64_t minute = tournament::millisecondsPerMinute;
/// 2016-03-05, 8:30 UTC: the clocks of tests begin then.
inline constexpr core::Timestamp start{1'457'166'600'000};

[[nodiscard]] inline core::Timestamp after(std::int64_t milliseconds)
{
    return {start.milliseconds + milliseconds};
}

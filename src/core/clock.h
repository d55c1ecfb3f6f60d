// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <ctime>
#include <functional>

namespace core {

/// Milliseconds since 1970-01-01 UTC.
struct Timestamp {
    std::int64_t milliseconds = 0;
    auto operator<=>(const Timestamp &) const = default;
};

/// Time is always passed in, so that tests and replays can set it.
using Clock = std::function<Timestamp()>;

[[nodiscard]] inline Timestamp systemTime()
{
    using namespace std::chrono;
    return {duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count()};
}

/// Since the computer was started, its sleep included; nobody can turn it. For differences only.
[[nodiscard]] inline Timestamp timeSinceBoot()
{
#ifdef CLOCK_BOOTTIME
    timespec time{};
    if (clock_gettime(CLOCK_BOOTTIME, &time) == 0)
        return {static_cast<std::int64_t>(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000};
#endif
    using namespace std::chrono;
    return {duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count()};
}

} // namespace core

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
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

} // namespace core

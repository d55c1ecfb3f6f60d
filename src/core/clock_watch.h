// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <cstdlib>

namespace core {

/// Notices when the wall clock is turned while the program runs, by a hand or by the network. It
/// compares it with a clock that nobody can turn and that goes on while the computer sleeps: an
/// hour under a closed lid is an hour of the round, an hour turned back is not.
class ClockWatch {
public:
    ClockWatch(Clock wall, Clock steady) : m_wall(std::move(wall)), m_steady(std::move(steady))
    {
        m_apart = apart();
    }

    /// By how many milliseconds the wall clock was turned since the last look, below 0 when back.
    [[nodiscard]] std::int64_t turned()
    {
        const std::int64_t now = apart();
        const std::int64_t by = now - m_apart;
        // The two are not read in one instant, and time servers correct by fractions of a second.
        if (std::abs(by) < tolerance)
            return 0;
        m_apart = now;
        return by;
    }

private:
    static constexpr std::int64_t tolerance = 1500;

    [[nodiscard]] std::int64_t apart() const
    {
        return m_wall().milliseconds - m_steady().milliseconds;
    }

    Clock m_wall;
    Clock m_steady;
    std::int64_t m_apart = 0;
};

} // namespace core

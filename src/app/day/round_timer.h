// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "core/clock_watch.h"
#include "tournament/clock/round_clock.h"

#include <span>
#include <vector>

namespace app {

/// Looks at the clocks of an event again and again: what to tell the players, and whether the
/// computer's own clock was turned. In that case the rounds keep what they had left, on record, so
/// that it outlives a restart, too.
class RoundTimer {
public:
    struct News {
        int round = 0;
        tournament::ClockNews news;
    };
    struct Tick {
        std::vector<News> news;  ///< of rounds that have any
        std::int64_t turned = 0; ///< the wall clock, by milliseconds, while a clock ran
        bool recorded = false;   ///< false: only this window knows, nothing could be written
    };

    RoundTimer(Session &session, core::Clock steady);

    [[nodiscard]] Tick tick(std::span<const int> warnings);
    /// The time by which to read the clocks.
    [[nodiscard]] core::Timestamp now() const;

private:
    /// True when it is on record.
    [[nodiscard]] bool keepWhatIsLeft(std::int64_t turned);

    Session &m_session;
    core::ClockWatch m_watch;
    std::int64_t m_unrecorded = 0; ///< by how much the wall clock was turned without a record of it
    core::Timestamp m_last;
};

} // namespace app

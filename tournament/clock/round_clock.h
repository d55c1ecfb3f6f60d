// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace tournament {

// The clock of a round, read at a given time. A running clock is a deadline on the wall clock in
// UTC: it survives a restart, and neither time zone nor daylight saving touch it. When the wall
// clock itself is turned, core/turned_clock.h notices as long as the program runs, and SetClock
// records what had been played; after a restart the wall clock is believed, and `beforeStart` says
// where it cannot be right.

inline constexpr std::int64_t millisecondsPerMinute = 60'000;

/// Of a round of the cut that has a limit: as scheduled, else as usual.
[[nodiscard]] int cutRoundMinutes(const Event &event);
/// Minutes of this round: as announced in the Swiss rounds, as above in the cut; nothing for a
/// final that is played without a limit (Tournament Rules 1.1, "Tournament Structure").
[[nodiscard]] std::optional<int> roundMinutes(const Event &event, const Round &round);
[[nodiscard]] const MinutesRule &minutesRule(const Profile &profile, Stage stage);
/// Outside the range, which is not mere advice.
[[nodiscard]] bool refusesLength(const MinutesRule &rule, int minutes);

enum class ClockState : std::uint8_t { Running, Paused, Over, Stopped };

struct ClockReading {
    ClockState state = ClockState::Stopped;
    std::int64_t ran = 0;                    ///< milliseconds played so far
    std::optional<std::int64_t> left;        ///< below 0 once over; unset without a limit
    std::optional<core::Timestamp> deadline; ///< while it runs with a limit
    bool beforeStart = false; ///< the wall clock lies before the moment from which it runs

    friend bool operator==(const ClockReading &, const ClockReading &) = default;
};

[[nodiscard]] ClockReading read(const RoundClock &clock, core::Timestamp now);
/// The same for one table, with its extra time.
[[nodiscard]] ClockReading read(const RoundClock &clock, int table, core::Timestamp now);

/// Sum of what a table was given.
[[nodiscard]] int extraMinutes(const RoundClock &clock, int table);
/// Tables that have extra time, ascending.
[[nodiscard]] std::vector<int> tablesWithExtraTime(const RoundClock &clock);

/// What to tell the players about.
struct ClockNews {
    std::optional<int> minutesLeft; ///< the least warning that fell due; 0: time is called
    std::vector<int> tables;        ///< whose extra time is over
    friend bool operator==(const ClockNews &, const ClockNews &) = default;
};

/// What fell due after `before` and until `now`; `warnings` are minutes before the end.
[[nodiscard]] ClockNews news(const RoundClock &clock, core::Timestamp before, core::Timestamp now,
                             std::span<const int> warnings);

} // namespace tournament

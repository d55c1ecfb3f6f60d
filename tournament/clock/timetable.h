// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "tournament/event/event.h"

#include <optional>
#include <vector>

namespace tournament {

enum class PartOfDay : std::uint8_t { Swiss, Break, Cut };
enum class PartState : std::uint8_t { Over, Now, Coming };

/// One line of the day. Times are what happened where a clock told it, and else what is expected.
struct TimetableLine {
    PartOfDay part{};
    int number = 0; ///< the Swiss round, the one ahead of a break, the round of the cut from 1
    PartState state = PartState::Coming;
    std::optional<core::Timestamp> start; ///< unset: over, and nobody recorded when
    std::optional<core::Timestamp> end;   ///< unset with the start, or where results came early
    bool ifNeeded = false;                ///< a second final, which may not have to be played
    friend bool operator==(const TimetableLine &, const TimetableLine &) = default;
};

/// Pure: how the day goes, by its plan (Schedule), by what the clocks of the rounds say and by the
/// time it is. A round is never expected earlier than planned after the one ahead of it, and never
/// in the past. Empty while neither a start was set nor a clock started.
[[nodiscard]] std::vector<TimetableLine> timetable(const Event &event, core::Timestamp now);

/// The next round to begin; nullptr when there is none, or nobody can say when.
[[nodiscard]] const TimetableLine *nextRound(const std::vector<TimetableLine> &lines);

[[nodiscard]] int turnoverMinutes(const Schedule &schedule);

} // namespace tournament

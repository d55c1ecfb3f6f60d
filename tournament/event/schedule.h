// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"

#include <optional>
#include <vector>

namespace tournament {

inline constexpr int usualTurnover = 10; ///< minutes

/// Time without play after a Swiss round, say for a meal; after the last one ahead of the cut.
struct Break {
    int afterRound = 0;
    int minutes = 0;
    friend bool operator==(const Break &, const Break &) = default;
};

/// What the day is planned to be; how it goes is timetable().
struct Schedule {
    std::optional<core::Timestamp> start; ///< of round 1; unset: known once its clock runs
    /// From the end of a round to the start of the next: last turns, slips, pairings, seats.
    std::optional<int> turnover;   ///< minutes; unset: usualTurnover
    std::vector<Break> breaks;     ///< by round, one for each at most
    std::optional<int> cutMinutes; ///< of a round of the cut; unset: the profile's
    friend bool operator==(const Schedule &, const Schedule &) = default;
};

} // namespace tournament

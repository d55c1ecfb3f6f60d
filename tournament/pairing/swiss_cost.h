// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

namespace tournament {

/// No single pair costs more; beyond it costs are equal.
inline constexpr std::int64_t costCeiling = std::numeric_limits<std::int64_t>::max() / 4;

[[nodiscard]] inline std::int64_t pointGapCost(std::int64_t difference)
{
    constexpr std::int64_t widest = std::int64_t{1} << 30;
    if (difference > widest || difference < -widest)
        return costCeiling;
    return difference * difference;
}

/// The same gap as far as pointGapCost() can tell.
[[nodiscard]] inline int clampedGap(std::int64_t difference)
{
    constexpr std::int64_t beyond = (std::int64_t{1} << 30) + 1;
    return static_cast<int>(std::clamp(difference, -beyond, beyond));
}

/// A total of costs; stays at the top instead of overflowing.
[[nodiscard]] inline std::int64_t addCosts(std::int64_t total, std::int64_t cost)
{
    return total > std::numeric_limits<std::int64_t>::max() - cost
        ? std::numeric_limits<std::int64_t>::max()
        : total + cost;
}

} // namespace tournament

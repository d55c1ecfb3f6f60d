// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/pairing/swiss_table.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tournament {

/// Branch and bound for the kernels of a few players that most hard rounds come down to: what is
/// left pairs off as neighbours at least. Exact, and many times as fast as a general matching.
class KernelSearch {
public:
    static constexpr int mostVertices = 24;

    /// A new kernel without vertices, for this table.
    void begin(const SwissTable &table);
    /// The next vertex, in order of points. Two of one kernel who are both `inside` and have met
    /// must not be paired. At most mostVertices, in the end an even number.
    void add(int player, bool inside);
    /// The allowed perfect matching with the least sum of squared differences of points, then the
    /// fewest who have met. False when there is none, or the search grows too long to be worth
    /// it, or costs are beyond exact sums.
    bool solve(std::vector<int> &mate);

private:
    void descend(std::uint32_t open, std::int64_t sum, std::int64_t rest);
    [[nodiscard]] std::int64_t neighbours(std::uint32_t open) const;
    [[nodiscard]] bool met(int first, int second) const
    {
        return m_table->met.met(m_player[index(first)], m_player[index(second)]);
    }

    /// Squared and scaled, so that those who have met are told from equals by adding one.
    [[nodiscard]] std::int64_t gap(int one, int other) const
    {
        const std::int64_t difference = m_points[index(one)] - m_points[index(other)];
        return difference * difference * m_scale;
    }
    [[nodiscard]] static std::uint32_t bit(int vertex) { return std::uint32_t{1} << vertex; }
    [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    const SwissTable *m_table = nullptr;
    int m_vertices = 0;
    std::uint32_t m_inside = 0;
    std::int64_t m_scale = 1;
    std::array<int, mostVertices> m_player{};
    std::array<std::int64_t, mostVertices> m_points{};
    std::array<std::uint32_t, mostVertices> m_forbidden{}; ///< who follows and must not be its mate
    std::array<int, mostVertices> m_mate{};
    std::array<int, mostVertices> m_bestMate{};
    std::int64_t m_best = 0;
    int m_steps = 0;
};

} // namespace tournament

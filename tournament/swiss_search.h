// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/matching.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tournament {

/// Branch and bound for the kernels of a few players that most hard rounds come down to: what is
/// left pairs off as neighbours at least. Exact, and many times as fast as a general matching.
class KernelSearch {
public:
    static constexpr int mostVertices = 24;

    /// The least sums of `second`, then `third`, over the perfect matchings without an edge of
    /// `first` > 0. `second` must be convex in the distance between vertices. False when there
    /// is no such matching or the search grows too long to be worth it.
    bool solve(const MatchWeights &weights, std::vector<int> &mate);

private:
    void descend(std::uint32_t open, std::int64_t sum);
    [[nodiscard]] std::int64_t neighbours(std::uint32_t open) const;
    [[nodiscard]] static std::size_t at(int low, int high)
    {
        return static_cast<std::size_t>(low * mostVertices + high);
    }

    std::array<std::int64_t, mostVertices * mostVertices> m_weight{}; ///< −1: forbidden
    std::array<std::int64_t, mostVertices * mostVertices> m_bound{};
    std::array<int, mostVertices> m_mate{};
    std::array<int, mostVertices> m_bestMate{};
    std::int64_t m_best = 0;
    int m_steps = 0;
};

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tournament {

/// What one edge adds to three sums that are compared one after the other. None is negative.
struct MatchWeight {
    std::int64_t first = 0;
    std::int64_t second = 0;
    std::int64_t third = 0;
};

/// The weights of a complete graph, one entry an edge.
class MatchWeights {
public:
    void resize(int vertices)
    {
        m_vertices = vertices;
        const auto n = static_cast<std::size_t>(vertices);
        m_edges.resize(n < 2 ? 0 : n * (n - 1) / 2);
    }
    [[nodiscard]] int vertices() const { return m_vertices; }
    [[nodiscard]] MatchWeight &at(int low, int high) { return m_edges[index(low, high)]; }
    [[nodiscard]] const MatchWeight &at(int low, int high) const
    {
        return m_edges[index(low, high)];
    }
    [[nodiscard]] const std::vector<MatchWeight> &edges() const { return m_edges; }

private:
    /// Rows of the triangle below the diagonal; `low` < `high`.
    [[nodiscard]] static std::size_t index(int low, int high)
    {
        const auto row = static_cast<std::size_t>(high);
        return row * (row - 1) / 2 + static_cast<std::size_t>(low);
    }

    int m_vertices = 0;
    std::vector<MatchWeight> m_edges;
};

/// The perfect matching with the least sums in lexicographic order: `mate[v]` is the partner of
/// `v`. The number of vertices must be even. Throws std::length_error when the sums do not fit in
/// 128 bits.
void leastPerfectMatching(const MatchWeights &weights, std::vector<int> &mate);

} // namespace tournament

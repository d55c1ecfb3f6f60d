// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_search.h"

#include "tournament/pairing/swiss_cost.h"

#include <bit>
#include <limits>

namespace tournament {

namespace {

/// Beyond it a general matching is faster.
constexpr int mostSteps = 1000;
/// Keeps sums of scaled costs far from overflow.
constexpr std::int64_t widestCost = std::int64_t{1} << 40;

} // namespace

void KernelSearch::begin(const SwissTable &table)
{
    m_table = &table;
    m_vertices = 0;
    m_inside = 0;
}

void KernelSearch::add(int player, bool inside)
{
    const int vertex = m_vertices++;
    m_player[index(vertex)] = player;
    m_points[index(vertex)] = m_table->points[index(player)];
    m_forbidden[index(vertex)] = 0;
    if (!inside)
        return;
    for (std::uint32_t left = m_inside; left != 0; left &= left - 1) {
        const int before = std::countr_zero(left);
        m_forbidden[index(before)] |= met(before, vertex) ? bit(vertex) : 0;
    }
    m_inside |= bit(vertex);
}

bool KernelSearch::solve(std::vector<int> &mate)
{
    if (pointGapCost(m_points[0] - m_points[index(m_vertices - 1)]) > widestCost)
        return false;
    m_scale = m_vertices / 2 + 1;
    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    m_best = none;
    m_steps = mostSteps;
    const std::uint32_t all = bit(m_vertices) - 1;
    descend(all, 0, neighbours(all));
    if (m_steps < 0 || m_best == none)
        return false;
    mate.assign(m_bestMate.begin(), m_bestMate.begin() + m_vertices);
    return true;
}

// The first open vertex is tried with every other, the nearest first; whoever is left pairs off as
// neighbours at least (`rest`). The farther the partner, the dearer is the gap to him together with
// that rest: uncrossing makes it so. When they reach the best found so far, so do all that follow.
void KernelSearch::descend(std::uint32_t open, std::int64_t sum, std::int64_t rest)
{
    if (open == 0) {
        m_best = sum;
        m_bestMate = m_mate;
        return;
    }
    const int first = std::countr_zero(open);
    const std::uint32_t others = open & (open - 1);
    const std::uint32_t forbidden = m_forbidden[index(first)];
    int before = first;
    int second = std::countr_zero(others);
    rest -= gap(first, second);
    bool even = true; // those between `first` and `second` pair off among themselves
    for (std::uint32_t left = others; left != 0;) {
        const std::int64_t least = sum + gap(first, second);
        if (least + rest >= m_best) {
            m_steps -= std::popcount(left & ~forbidden);
            return;
        }
        if ((forbidden & bit(second)) == 0) {
            if (--m_steps < 0)
                return;
            const std::int64_t paid = least + (met(first, second) ? 1 : 0);
            if (paid + rest < m_best) {
                m_mate[index(first)] = second;
                m_mate[index(second)] = first;
                descend(others ^ bit(second), paid, rest);
            }
        }
        left &= left - 1;
        if (left == 0)
            return;
        // The next candidate leaves the rest, and this one takes his place.
        const int next = std::countr_zero(left);
        const int neighbour = even ? std::countr_zero(left & (left - 1)) : before;
        rest += gap(second, neighbour) - gap(next, neighbour);
        before = second;
        second = next;
        even = !even;
    }
}

std::int64_t KernelSearch::neighbours(std::uint32_t open) const
{
    std::int64_t sum = 0;
    while (open != 0) {
        const int first = std::countr_zero(open);
        open &= open - 1;
        sum += gap(first, std::countr_zero(open));
        open &= open - 1;
    }
    return sum;
}

} // namespace tournament

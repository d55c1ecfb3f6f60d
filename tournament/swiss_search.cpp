// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/swiss_search.h"

#include <bit>
#include <limits>

namespace tournament {

namespace {

/// Beyond it a general matching is faster.
constexpr int mostSteps = 1000;
/// Keeps sums of scaled costs far from overflow.
constexpr std::int64_t widestCost = std::int64_t{1} << 40;

} // namespace

bool KernelSearch::solve(const MatchWeights &weights, std::vector<int> &mate)
{
    const int n = weights.vertices();
    if (n > mostVertices)
        return false;
    const int scale = n / 2 + 1;
    for (int high = 1; high < n; ++high) {
        for (int low = 0; low < high; ++low) {
            const MatchWeight &weight = weights.at(low, high);
            if (weight.second > widestCost)
                return false;
            m_bound[at(low, high)] = weight.second * scale;
            m_weight[at(low, high)] = weight.first > 0 ? -1 : weight.second * scale + weight.third;
        }
    }

    constexpr std::int64_t none = std::numeric_limits<std::int64_t>::max();
    m_best = none;
    m_steps = mostSteps;
    descend((std::uint32_t{1} << n) - 1, 0);
    if (m_steps < 0 || m_best == none)
        return false;
    mate.assign(m_bestMate.begin(), m_bestMate.begin() + n);
    return true;
}

void KernelSearch::descend(std::uint32_t open, std::int64_t sum)
{
    if (open == 0) {
        m_best = sum;
        m_bestMate = m_mate;
        return;
    }
    const int first = std::countr_zero(open);
    const std::uint32_t others = open & (open - 1);
    for (std::uint32_t left = others; left != 0; left &= left - 1) {
        const int second = std::countr_zero(left);
        const std::int64_t weight = m_weight[at(first, second)];
        if (weight < 0)
            continue;
        if (--m_steps < 0)
            return;
        const std::uint32_t rest = others ^ (std::uint32_t{1} << second);
        if (sum + weight + neighbours(rest) >= m_best)
            continue;
        m_mate[static_cast<std::size_t>(first)] = second;
        m_mate[static_cast<std::size_t>(second)] = first;
        descend(rest, sum + weight);
    }
}

std::int64_t KernelSearch::neighbours(std::uint32_t open) const
{
    std::int64_t sum = 0;
    while (open != 0) {
        const int first = std::countr_zero(open);
        open &= open - 1;
        sum += m_bound[at(first, std::countr_zero(open))];
        open &= open - 1;
    }
    return sum;
}

} // namespace tournament

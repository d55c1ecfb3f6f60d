// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the pairs that are not made yet must cost at least.
#include "tournament/pairing/line_matching.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tournament {

// Two bounds of what is left are known:
//  * Whatever the classes, it pairs off as neighbours at least.
//  * Prices of players by level and side, two of which never exceed what their pair costs, sum up
//    to less than any matching. With prices p for one side and −p for the other that is: no price
//    beyond half of what a side costs itself, and from level to level no more change than the
//    square of the gap. The best such prices are found level by level: what the levels above can
//    add to a price is concave in it, so within reach of a price the nearest to its peak is best.

namespace {

constexpr int highestPrice = 64; ///< doubled

} // namespace

void LineMatching::boundSuffixes()
{
    const std::size_t levels = m_levelPoints.size();
    m_even.assign(levels + 1, 0);
    m_odd.assign(levels + 1, 0);
    for (std::size_t level = levels; level-- > 0;) {
        const std::int64_t down = level + 1 < levels
            ? squared(m_levelPoints[level] - m_levelPoints[level + 1]) + m_odd[level + 1]
            : 0;
        const bool even = m_levelSize[level] % 2 == 0;
        m_even[level] = even ? m_even[level + 1] : down;
        m_odd[level] = even ? down : m_even[level + 1];
    }
}

void LineMatching::priceSides()
{
    const std::size_t levels = m_levelPoints.size();
    m_price.assign(levels, 0);
    m_sidelessPrice.assign(levels, 0);
    std::int64_t dear = highestPrice;
    for (int one = 0; one < m_field->classes; ++one) {
        for (int other = 0; other < m_field->classes; ++other) {
            const std::int64_t surcharge = m_field->between(one, other);
            const bool alike = m_field->side[index(one)] != 0
                && m_field->side[index(one)] == m_field->side[index(other)];
            if (alike && surcharge != never)
                dear = std::min(dear, surcharge - m_least);
        }
    }
    m_excess.assign(levels, 0);
    for (std::size_t place = 0; place < m_levelOf.size(); ++place)
        m_excess[index(m_levelOf[place])] += m_field->side[index(m_field->classOf[place])];

    const int most = static_cast<int>(dear);
    const auto reach = [this](std::size_t level) {
        return static_cast<int>(std::min<std::int64_t>(
            2 * highestPrice, 2 * squared(m_levelPoints[level - 1] - m_levelPoints[level])));
    };
    std::array<std::int64_t, 2 * highestPrice + 1> above{};
    std::array<std::int64_t, 2 * highestPrice + 1> sum{};
    m_peak.assign(levels, 0);
    for (std::size_t level = 0; level < levels; ++level) {
        int peak = -most;
        for (int price = -most; price <= most; ++price) {
            const int nearest = level == 0
                ? price
                : std::clamp(m_peak[level - 1], price - reach(level), price + reach(level));
            sum[index(price + most)] =
                above[index(nearest + most)] + std::int64_t{m_excess[level]} * price;
            if (sum[index(price + most)] > sum[index(peak + most)])
                peak = price;
        }
        m_peak[level] = peak;
        above = sum;
    }
    for (std::size_t level = levels; level-- > 0;) {
        m_price[level] = level + 1 == levels
            ? m_peak[level]
            : std::clamp(m_peak[level], m_price[level + 1] - reach(level + 1),
                         m_price[level + 1] + reach(level + 1));
    }
    for (std::size_t level = 0; level < levels; ++level) {
        for (std::size_t other = 0; other < levels; ++other) {
            const std::int64_t gap = m_levelPoints[level] - m_levelPoints[other];
            const std::int64_t least = 2 * squared(gap) - std::abs(m_price[other]);
            m_sidelessPrice[level] =
                static_cast<int>(std::min<std::int64_t>(m_sidelessPrice[level], least));
        }
    }
}

/// Doubled, with the least surcharge of every pair.
std::int64_t LineMatching::rest(const State &state, int left) const
{
    return 2 * left * m_least + std::max(state.prices, 2 * neighbours(state.paired));
}

/// The least squares of those not yet paired.
std::int64_t LineMatching::neighbours(std::uint64_t paired) const
{
    const auto levels = static_cast<int>(m_levelPoints.size());
    int touched = -1; ///< the lowest level with somebody paired
    for (const Class &one : m_classes) {
        if (const int made = count(one, paired); made > 0)
            touched = std::max(touched, m_levelOf[index(m_places[index(one.begin + made - 1)])]);
    }
    std::int64_t sum = 0;
    bool waiting = false;
    int waitingPoints = 0;
    // Above its first player a class has nobody left.
    int level = touched + 1;
    for (const Class &one : m_classes) {
        if (const int made = count(one, paired); made < one.size)
            level = std::min(level, m_levelOf[index(m_places[index(one.begin + made)])]);
    }
    for (; level <= touched; ++level) {
        int open = 0;
        const int *above = m_above.data() + level;
        for (const Class &one : m_classes) {
            open += std::max(0, above[1] - std::max(above[0], count(one, paired)));
            above += levels + 1;
        }
        if (open == 0)
            continue;
        const int points = m_levelPoints[index(level)];
        if (waiting) {
            sum += squared(std::int64_t{waitingPoints} - points);
            --open;
        }
        waiting = open % 2 != 0;
        waitingPoints = points;
    }
    const std::size_t below = index(touched + 1);
    if (!waiting)
        return sum + m_even[below];
    return sum + squared(std::int64_t{waitingPoints} - m_levelPoints[below]) + m_odd[below];
}

} // namespace tournament

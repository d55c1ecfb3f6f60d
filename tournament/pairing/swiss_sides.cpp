// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_engine.h"

#include "tournament/pairing/swiss_cost.h"

#include <algorithm>
#include <cstdlib>
#include <functional>

namespace tournament {

// With one game a round a pair costs by its points, its biases, and more when the two have met. A
// relaxed problem forgets who has met: players of the same points and bias are then alike, and
// line_matching.h solves it with the biases as classes. Its optimum bounds ours from below. Pairs
// who have met change partners with players of the same score, free of cost; when that mends them
// all, cost and bound are equal: the pairing is optimal. Players whom it does not part become
// classes of their own, whose meetings among each other count, and the tighter problem is solved
// again. When that has no solution the field has none without a rematch.
bool SwissEngine::pairBySides(int absent)
{
    if (!sortBiases())
        return false;
    m_single.assign(m_table->points.size(), 0);
    m_class.assign(m_table->points.size(), 0);
    for (;;) {
        seatByClass(absent);
        describeLine();
        if (!m_line.solve(m_lineField, m_mate))
            return false;

        m_suspects.clear();
        forEachPair([this](int position, int) { m_suspects.push_back(position); });
        mendSuspects();
        if (m_open.empty())
            break;
        for (const int position : m_open) {
            m_single[index(playerAt(position))] = 1;
            m_single[index(playerAt(mateOf(position)))] = 1;
        }
    }
    return true;
}

/// Whether two players of the same score change seats free of cost, but for those they have met.
bool SwissEngine::alikeForSides(int position, int other) const
{
    const int one = m_class[index(playerAt(position))];
    const int two = m_class[index(playerAt(other))];
    if (one == two)
        return true;
    const int mate = m_class[index(playerAt(mateOf(position)))];
    const int otherMate = m_class[index(playerAt(mateOf(other)))];
    const std::int64_t instead = m_lineField.between(two, mate);
    const std::int64_t alsoInstead = m_lineField.between(one, otherMate);
    return instead != LineMatching::never && alsoInstead != LineMatching::never
        && instead + alsoInstead
        == m_lineField.between(one, mate) + m_lineField.between(two, otherMate);
}

/// Classes for the biases of this field; false when they lie too far apart to be counted.
bool SwissEngine::sortBiases()
{
    constexpr int widest = 64;
    m_biases.assign(m_table->bias.begin(), m_table->bias.end());
    if (m_biases.empty())
        return false;
    const auto [lowest, highest] = std::ranges::minmax(m_biases);
    if (std::int64_t{highest} - lowest > widest)
        return false;
    m_lowestBias = lowest;
    m_biasClass.assign(index(highest - lowest) + 1, -1);
    for (const int bias : m_table->bias)
        m_biasClass[index(bias - lowest)] = 0;
    m_biases.clear();
    for (int bias = lowest; bias <= highest; ++bias) {
        if (m_biasClass[index(bias - lowest)] == 0)
            m_biases.push_back(bias);
    }
    std::ranges::stable_sort(m_biases, std::greater<>(), [](int bias) { return std::abs(bias); });
    for (std::size_t one = 0; one < m_biases.size(); ++one)
        m_biasClass[index(m_biases[one] - lowest)] = static_cast<int>(one);
    return true;
}

/// In order of points, then class, then by the seed.
void SwissEngine::seatByClass(int absent)
{
    const auto shared = static_cast<int>(m_biases.size());
    m_singles.clear();
    for (const int player : m_shuffled) {
        m_class[index(player)] = m_biasClass[index(m_table->bias[index(player)] - m_lowestBias)];
        if (m_single[index(player)] != 0)
            m_singles.push_back(player);
    }
    groupByPoints();
    for (std::size_t player = 0; player < m_group.size(); ++player)
        m_group[player] = m_group[player] * shared + m_class[player];
    m_groupBegin.assign((m_groupBegin.size() - 1) * m_biases.size() + 1, 0);
    beginGroups(absent);
    for (const int player : m_shuffled)
        m_order[index(m_cursor[index(m_group[index(player)])]++)] = player;
    for (std::size_t one = 0; one < m_singles.size(); ++one)
        m_class[index(m_singles[one])] = shared + static_cast<int>(one);
    groupByPoints();
    beginGroups(absent);
}

void SwissEngine::describeLine()
{
    m_lineField.points.clear();
    m_lineField.classOf.clear();
    for (int position = 0; position < m_seated; ++position) {
        m_lineField.points.push_back(pointsAt(position));
        m_lineField.classOf.push_back(m_class[index(playerAt(position))]);
    }

    const auto shared = static_cast<int>(m_biases.size());
    const int classes = shared + static_cast<int>(m_singles.size());
    const auto biasOf = [&](int one) {
        return one < shared ? m_biases[index(one)]
                            : m_table->bias[index(m_singles[index(one - shared)])];
    };
    m_lineField.classes = classes;
    m_lineField.side.clear();
    for (int one = 0; one < classes; ++one)
        m_lineField.side.push_back((biasOf(one) > 0 ? 1 : 0) - (biasOf(one) < 0 ? 1 : 0));
    m_lineField.surcharge.assign(index(classes) * index(classes), 0);
    for (int one = 0; one < classes; ++one) {
        for (int other = 0; other < classes; ++other) {
            std::int64_t &surcharge = m_lineField.surcharge[index(one * classes + other)];
            surcharge = std::min(sidedCost(0, false, biasOf(one), biasOf(other)),
                                 sidedCost(0, false, biasOf(other), biasOf(one)));
            if (one < shared || other < shared || one == other)
                continue;
            const int first = m_singles[index(one - shared)];
            const int second = m_singles[index(other - shared)];
            const Price paid = price(first, second);
            const std::int64_t gap =
                std::int64_t{m_table->points[index(first)]} - m_table->points[index(second)];
            surcharge = paid.rematches > 0 ? LineMatching::never : paid.cost - pointGapCost(gap);
        }
    }
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_engine.h"

#include <utility>

namespace tournament {

/// Once the mates are settled: exchanges within a score leave the floats on their positions.
void SwissEngine::findFloats()
{
    // Which pairs lie within a score is a coin toss to the processor: no branch.
    m_floatSeats.resize(index(m_seated / 2) + 1);
    const int *order = m_order.data();
    const int *group = m_group.data();
    int *seats = m_floatSeats.data();
    std::size_t found = 0;
    forEachPair([&](int position, int mate) {
        seats[found] = position;
        found += group[order[position]] != group[order[mate]] ? 1 : 0;
    });
    m_floats = std::span(seats, found);
}

/// Objective 5: a float goes to another player of the same score where that changes neither the
/// rematches nor the cost.
void SwissEngine::spareRepeatedFloats()
{
    for (const int position : m_floats) {
        if (m_table->floatedDown[index(playerAt(position))] != 0)
            passFloatOn(position);
    }
}

bool SwissEngine::passFloatOn(int position)
{
    const int player = playerAt(position);
    const int mate = mateOf(position);
    const int points = pointsAt(position);
    const int group = groupAt(position);
    const int begin = m_groupBegin[index(group)];
    const int end = m_groupBegin[index(group) + 1];
    const Price paid = price(player, playerAt(mate));
    for (int step = 1; step < end - begin; ++step) {
        const int next = position + step < end ? position + step : position + step - (end - begin);
        const int other = playerAt(next);
        const int nextMate = mateOf(next);
        if (m_table->floatedDown[index(other)] != 0 || pointsAt(nextMate) < points)
            continue;
        const Price alsoPaid = price(other, playerAt(nextMate));
        const Price instead = price(other, playerAt(mate));
        const Price alsoInstead = price(player, playerAt(nextMate));
        if (instead.rematches + alsoInstead.rematches != paid.rematches + alsoPaid.rematches
            || instead.cost + alsoInstead.cost != paid.cost + alsoPaid.cost)
            continue;
        std::swap(m_order[index(position)], m_order[index(next)]);
        return true;
    }
    return false;
}

} // namespace tournament

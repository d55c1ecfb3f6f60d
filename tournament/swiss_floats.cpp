// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/swiss_engine.h"

#include <utility>

namespace tournament {

/// Objective 5: a float goes to another player of the same score where that changes neither the
/// rematches nor the cost.
void SwissEngine::spareRepeatedFloats()
{
    forEachFloat([this](int position) {
        if (m_table->floatedDown[index(playerAt(position))] != 0)
            passFloatOn(position);
    });
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

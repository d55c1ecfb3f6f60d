// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss.h"

#include "tournament/pairing/swiss_cost.h"
#include "tournament/pairing/swiss_engine.h"

#include <algorithm>

namespace tournament {

std::int64_t sidedCost(int pointDifference, bool metBefore, int corpBias, int runnerBias)
{
    // A player with more games of the side he is about to take makes the game dearer.
    const int exponent = std::max({corpBias, -runnerBias, 0});
    std::int64_t imbalance = 1;
    for (int i = 0; i < exponent; ++i) {
        if (imbalance > costCeiling / 50)
            return costCeiling;
        imbalance *= 50;
    }
    const std::int64_t rest = pointGapCost(pointDifference) + (metBefore ? 12 : 0);
    return std::min(costCeiling, rest + imbalance);
}

SwissPairing pairSwiss(const SwissField &field)
{
    const SwissTable table = toTable(field);
    SwissEngine engine;
    return engine.pair(table, field.sides, field.seed);
}

} // namespace tournament

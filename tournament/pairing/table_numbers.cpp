// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/table_numbers.h"

#include "tournament/event/free_tables.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace tournament {

void numberTables(const Event &event, const PairingContext &context, std::vector<Match> &matches)
{
    const auto key = [&](const Match &match) {
        const PairingRecord &first = context.of(match.p1);
        if (match.isBye())
            return std::tuple(true, -first.points, first.standing);
        const PairingRecord &second = context.of(*match.p2);
        return std::tuple(false, -(first.points + second.points),
                          std::min(first.standing, second.standing));
    };
    std::ranges::sort(matches, {}, key);

    FreeTables tables(event);
    int last = 0;
    for (Match &match : matches) {
        if (!match.isBye())
            match.table = tables.takeFor(match);
        else
            match.table = last < std::numeric_limits<int>::max() ? last + 1 : tables.take();
        last = std::max(last, match.table);
    }
    std::ranges::sort(matches, {}, &Match::table);
}

} // namespace tournament

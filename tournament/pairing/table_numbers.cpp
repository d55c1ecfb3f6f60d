// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/table_numbers.h"

#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

namespace tournament {

namespace {

/// The better placed of two players with tables of their own keeps his.
std::optional<int> fixedTable(const Event &event, const Match &match)
{
    if (match.isBye())
        return std::nullopt;
    const auto first = findPlayer(event, match.p1)->fixedTable;
    return first ? first : findPlayer(event, *match.p2)->fixedTable;
}

/// Hands out the free numbers of the ranges, then those after the last range.
class FreeTables {
public:
    FreeTables(const std::vector<TableRange> &ranges, std::set<int> taken)
        : m_ranges(ranges)
        , m_taken(std::move(taken))
        , m_next(ranges.empty() ? 1 : ranges.front().first)
    {
    }

    int take()
    {
        for (;; ++m_next) {
            while (m_range < m_ranges.size() && m_next > m_ranges[m_range].last)
                if (++m_range < m_ranges.size())
                    m_next = m_ranges[m_range].first;
            if (m_next > std::numeric_limits<int>::max())
                m_next = 1; // ranges may end at the last number there is
            if (m_taken.insert(static_cast<int>(m_next)).second)
                return static_cast<int>(m_next++);
        }
    }

private:
    const std::vector<TableRange> &m_ranges;
    std::set<int> m_taken;
    std::size_t m_range = 0;
    std::int64_t m_next;
};

} // namespace

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

    // A table that somebody needs is kept free for him even in a round in which he has a bye.
    std::set<int> reserved;
    for (const Player &player : event.players)
        if (player.fixedTable && player.status == PlayerStatus::Active)
            reserved.insert(*player.fixedTable);
    FreeTables tables(event.tableRanges, reserved);
    int last = 0;
    std::set<int> used;
    for (Match &match : matches) {
        if (match.isBye())
            match.table = last < std::numeric_limits<int>::max() ? last + 1 : tables.take();
        else if (const auto fixed = fixedTable(event, match); fixed && used.insert(*fixed).second)
            match.table = *fixed;
        else
            match.table = tables.take();
        last = std::max(last, match.table);
    }
    std::ranges::sort(matches, {}, &Match::table);
}

} // namespace tournament

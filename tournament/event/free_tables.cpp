// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/free_tables.h"

#include <algorithm>
#include <limits>

namespace tournament {

namespace {

bool mayStillSit(const Event &event, const Player &player)
{
    return player.status == PlayerStatus::Active
        && (event.cut.form == CutForm::None
            || std::ranges::find(event.cut.seeds, player.id) != event.cut.seeds.end());
}

} // namespace

FreeTables::FreeTables(const Event &event, std::set<int> taken)
    : m_event(event)
    , m_seated(std::move(taken))
    , m_closed(m_seated)
    , m_next(event.tableRanges.empty() ? 1 : event.tableRanges.front().first)
{
    for (const Player &player : event.players)
        if (player.fixedTable && mayStillSit(event, player))
            m_closed.insert(*player.fixedTable);
}

int FreeTables::takeFor(const Match &match)
{
    for (const PlayerId id : {match.p1, *match.p2})
        if (const auto own = findPlayer(m_event, id)->fixedTable;
            own && m_seated.insert(*own).second) {
            m_closed.insert(*own);
            return *own;
        }
    return take();
}

int FreeTables::take()
{
    const auto &ranges = m_event.tableRanges;
    for (;; ++m_next) {
        while (m_range < ranges.size() && m_next > ranges[m_range].last)
            if (++m_range < ranges.size())
                m_next = ranges[m_range].first;
        if (m_next > std::numeric_limits<int>::max())
            m_next = 1; // ranges may end at the last number there is
        if (m_closed.insert(static_cast<int>(m_next)).second)
            return static_cast<int>(m_next++);
    }
}

} // namespace tournament

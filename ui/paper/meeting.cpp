// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "meeting.h"

#include "ui/paper/paper_words.h"

#include <algorithm>
#include <map>

namespace ui {

namespace {

constexpr int seatsAtTable = 2;

/// The TO's table numbers one after the other, and when they are used up the numbers after them.
class TableNumbers {
public:
    explicit TableNumbers(const std::vector<tournament::TableRange> &ranges) : m_ranges(ranges) { }

    int next()
    {
        if (m_range < m_ranges.size()) {
            const auto &range = m_ranges[m_range];
            m_last = std::max(m_last + 1, range.first);
            if (m_last >= range.last)
                ++m_range;
            return m_last;
        }
        return ++m_last;
    }

private:
    const std::vector<tournament::TableRange> &m_ranges;
    std::size_t m_range = 0;
    int m_last = 0;
};

} // namespace

std::vector<MeetingSeat> meetingSeats(const tournament::Event &event)
{
    std::vector<const tournament::Player *> players;
    for (const auto &player : event.players)
        if (player.status == tournament::PlayerStatus::Active)
            players.push_back(&player);
    sortByName(players);
    std::map<int, int> taken; // players at each table
    for (const auto *player : players)
        if (player->fixedTable)
            ++taken[*player->fixedTable];

    std::vector<MeetingSeat> seats;
    TableNumbers numbers(event.tableRanges);
    int table = 0;
    for (const auto *player : players) {
        if (player->fixedTable) {
            seats.push_back({player, *player->fixedTable});
            continue;
        }
        while (table == 0 || taken[table] >= seatsAtTable)
            table = numbers.next();
        ++taken[table];
        seats.push_back({player, table});
    }
    return seats;
}

} // namespace ui

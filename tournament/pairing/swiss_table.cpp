// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_table.h"

#include <algorithm>
#include <numeric>

namespace tournament {

MeetingTable::MeetingTable(int players, int expectedMeetings)
{
    const auto n = static_cast<std::size_t>(players);
    const auto expected = static_cast<std::size_t>(expectedMeetings);
    m_stride = std::max(lane, (expected + lane - 1) / lane * lane);
    m_rows.assign(n * m_stride, -1);
    m_asCorp.assign(n * m_stride, 0);
    m_count.assign(n, 0);
    m_bitWords = players <= mostInBits ? (n + 63) / 64 : 0;
    m_bits.assign(n * m_bitWords, 0);
}

void MeetingTable::clear()
{
    std::fill(m_rows.begin(), m_rows.end(), -1);
    std::fill(m_count.begin(), m_count.end(), 0);
    std::fill(m_bits.begin(), m_bits.end(), 0);
}

bool MeetingTable::wasCorp(int player, int opponent) const
{
    const int *row = rowOf(player);
    for (int i = count(player) - 1; i >= 0; --i) {
        if (row[i] == opponent)
            return m_asCorp[static_cast<std::size_t>(player) * m_stride
                            + static_cast<std::size_t>(i)]
                != 0;
    }
    return false;
}

void MeetingTable::widen()
{
    const std::size_t wider = m_stride * 2;
    std::vector<int> rows(m_count.size() * wider, -1);
    std::vector<std::uint8_t> asCorp(m_count.size() * wider, 0);
    for (std::size_t player = 0; player < m_count.size(); ++player) {
        for (std::size_t i = 0; i < m_stride; ++i) {
            rows[player * wider + i] = m_rows[player * m_stride + i];
            asCorp[player * wider + i] = m_asCorp[player * m_stride + i];
        }
    }
    m_rows = std::move(rows);
    m_asCorp = std::move(asCorp);
    m_stride = wider;
}

SwissTable SwissTable::fresh(int players, int expectedMeetings)
{
    const auto n = static_cast<std::size_t>(players);
    SwissTable table;
    table.points.assign(n, 0);
    table.standing.resize(n);
    std::iota(table.standing.begin(), table.standing.end(), 0);
    table.bias.assign(n, 0);
    table.hadBye.assign(n, 0);
    table.floatedDown.assign(n, 0);
    table.met = MeetingTable(players, expectedMeetings);
    table.avoid = MeetingTable(players);
    return table;
}

SwissTable toTable(const SwissField &field)
{
    const auto n = static_cast<int>(field.players.size());
    std::size_t most = 0;
    for (const SwissPlayer &player : field.players)
        most = std::max(most, player.met.size());

    SwissTable table = SwissTable::fresh(n, static_cast<int>(most));
    for (int i = 0; i < n; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const SwissPlayer &player = field.players[at];
        table.points[at] = player.points;
        table.standing[at] = player.standing;
        table.bias[at] = player.bias;
        table.hadBye[at] = player.hadBye ? 1 : 0;
        table.floatedDown[at] = player.floatedDown ? 1 : 0;
        for (const SwissMeeting &meeting : player.met)
            table.met.addOneSided(i, meeting.opponent, meeting.asCorp);
    }
    // With two sides a round a forbidden pair is nothing but a pair that has met. With one side
    // a round it may not even have the second meeting that players who met may have.
    MeetingTable &forbidden = field.sides == SwissSides::Both ? table.met : table.avoid;
    for (const auto &[first, second] : field.avoid)
        forbidden.add(first, second);
    return table;
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/swiss.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tournament {

/// Who met whom, one row of fixed width a player: a test reads one or two cache lines and never
/// branches. Rows grow together when one is full.
class MeetingTable {
public:
    MeetingTable() = default;
    explicit MeetingTable(int players, int expectedMeetings = 0);

    void clear();
    /// One meeting, written into both rows.
    void add(int first, int second, bool firstAsCorp = false)
    {
        addOneSided(first, second, firstAsCorp);
        addOneSided(second, first, !firstAsCorp);
    }
    /// One meeting, written into the row of `player` alone.
    void addOneSided(int player, int opponent, bool asCorp)
    {
        auto &count = m_count[static_cast<std::size_t>(player)];
        if (static_cast<std::size_t>(count) == m_stride)
            widen();
        const std::size_t at =
            static_cast<std::size_t>(player) * m_stride + static_cast<std::size_t>(count);
        m_rows[at] = opponent;
        m_asCorp[at] = asCorp ? 1 : 0;
        ++count;
    }

    [[nodiscard]] bool met(int player, int opponent) const
    {
        const int *row = rowOf(player);
        bool found = false;
        for (std::size_t i = 0; i < m_stride; i += lane) {
            for (std::size_t j = 0; j < lane; ++j)
                found |= row[i + j] == opponent;
        }
        return found;
    }
    void prefetch(int player) const { __builtin_prefetch(rowOf(player)); }
    [[nodiscard]] int meetings(int player, int opponent) const
    {
        const int *row = rowOf(player);
        int count = 0;
        for (std::size_t i = 0; i < m_stride; ++i)
            count += row[i] == opponent ? 1 : 0;
        return count;
    }
    /// Was `player` Corp in the last of their meetings? They must have met.
    [[nodiscard]] bool wasCorp(int player, int opponent) const;
    [[nodiscard]] int count(int player) const { return m_count[static_cast<std::size_t>(player)]; }
    /// The opponents of `player`, `count(player)` of them.
    [[nodiscard]] const int *rowOf(int player) const
    {
        return m_rows.data() + static_cast<std::size_t>(player) * m_stride;
    }

private:
    static constexpr std::size_t lane = 4;

    void widen();

    std::size_t m_stride = lane;
    std::vector<int> m_rows; ///< −1 where nothing is written
    std::vector<std::uint8_t> m_asCorp;
    std::vector<int> m_count;
};

/// SwissField in flat arrays: what the engine reads, and what a simulation keeps from round to
/// round without building anything anew.
struct SwissTable {
    std::vector<int> points;
    std::vector<int> standing;
    std::vector<int> bias;
    std::vector<std::uint8_t> hadBye;
    std::vector<std::uint8_t> floatedDown;
    MeetingTable met;
    MeetingTable avoid; ///< kept apart only for SwissSides::Balanced, else part of `met`

    [[nodiscard]] int size() const { return static_cast<int>(points.size()); }
    /// Everybody at nought, in standing order of the index.
    [[nodiscard]] static SwissTable fresh(int players, int expectedMeetings);
};

[[nodiscard]] SwissTable toTable(const SwissField &field);

} // namespace tournament

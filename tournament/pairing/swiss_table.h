// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/pairing/swiss.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tournament {

/// Who met whom, one row of fixed width a player: a test reads one or two cache lines and never
/// branches on what it finds. Rows grow together when one is full. Fields of which all bits fit
/// into the nearest cache are asked by bits.
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
        if (m_bitWords != 0)
            m_bits[bitWord(player, opponent)] |= std::uint64_t{1} << (opponent % 64);
    }

    [[nodiscard]] bool met(int player, int opponent) const
    {
        if (m_bitWords != 0)
            return (m_bits[bitWord(player, opponent)] >> (opponent % 64) & 1) != 0;
        // Lane by lane: the compiler compares a whole lane at once.
        const int *row = rowOf(player);
        const int *end = row + m_stride;
        std::array<int, lane> found{};
        do {
            for (std::size_t j = 0; j < lane; ++j)
                found[j] |= row[j] == opponent ? -1 : 0;
            row += lane;
        } while (row != end);
        const auto halves = std::bit_cast<std::array<std::uint64_t, 2>>(found);
        return (halves[0] | halves[1]) != 0;
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
    static constexpr int mostInBits = 256; ///< players: 8 KiB

    [[nodiscard]] std::size_t bitWord(int player, int opponent) const
    {
        return static_cast<std::size_t>(player) * m_bitWords
            + static_cast<std::size_t>(opponent) / 64;
    }

    void widen();

    std::size_t m_stride = lane;
    std::vector<int> m_rows; ///< −1 where nothing is written
    std::vector<std::uint8_t> m_asCorp;
    std::vector<int> m_count;
    std::size_t m_bitWords = 0;        ///< a player; 0: the field is too large
    std::vector<std::uint64_t> m_bits; ///< player, opponent
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

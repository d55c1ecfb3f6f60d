// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_engine.h"

#include <algorithm>

namespace tournament {

/// The field at once. An odd one gets one more vertex, the bye: objectives 1 to 4 of every choice
/// of the bye are then weighed in a single matching.
void SwissEngine::pairWhole()
{
    const int players = m_table->size();
    const bool odd = players % 2 != 0;
    seat(-1);

    m_weights.resize(players + (odd ? 1 : 0));
    std::int64_t mostRematches = 0;
    for (int high = 1; high < players; ++high) {
        for (int low = 0; low < high; ++low) {
            const Price paid = price(playerAt(low), playerAt(high));
            mostRematches = std::max(mostRematches, paid.rematches);
            m_weights.at(low, high) = {paid.rematches, 0, paid.cost};
        }
    }
    if (odd) {
        // The lower in standings, the better; a second bye is worse than any rematches.
        const std::int64_t secondBye = mostRematches * (players / 2) + 1;
        for (int position = 0; position < players; ++position) {
            const int player = playerAt(position);
            const bool second = !m_everybodyHadBye && m_table->hadBye[index(player)] != 0;
            m_weights.at(position, players) = {second ? secondBye : 0,
                                               players - 1 - m_table->standing[index(player)], 0};
        }
    }
    leastPerfectMatching(m_weights, m_kernelMate);

    m_partner.assign(index(players), -1);
    for (int position = 0; position < players; ++position) {
        const int mate = m_kernelMate[index(position)];
        if (mate < players)
            m_partner[index(playerAt(position))] = playerAt(mate);
        else
            m_result.bye = playerAt(position);
    }
    if (odd)
        seat(*m_result.bye);
    m_cursor.resize(index(players));
    for (int position = 0; position < m_seated; ++position)
        m_cursor[index(playerAt(position))] = position;
    m_mate.resize(index(m_seated));
    for (int position = 0; position < m_seated; ++position)
        m_mate[index(position)] = m_cursor[index(m_partner[index(playerAt(position))])];
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <set>

namespace tournament {

/// The tables of one room, handed out match by match, in Swiss rounds and in the cut alike: a table
/// that a player needs always is his, all others come from the TO's ranges, then from behind the
/// last range.
class FreeTables {
public:
    /// What is `taken` goes to nobody. A table that somebody needs stays free for him even while he
    /// does not sit there, as long as he may: once a cut is seeded, whom it is played by.
    explicit FreeTables(const Event &event, std::set<int> taken = {});

    /// Of two players with tables of their own the first keeps his.
    [[nodiscard]] int takeFor(const Match &match);
    [[nodiscard]] int take();

private:
    const Event &m_event;
    std::set<int> m_seated; ///< tables at which somebody sits
    std::set<int> m_closed; ///< those, and what is kept free
    std::size_t m_range = 0;
    std::int64_t m_next;
};

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/fact.h"

#include <set>

namespace tournament {

/// What an act touched, so that a view repaints that and nothing else.
struct ChangeSet {
    bool everything = false; ///< undo, redo, reload: read the event anew
    bool details = false;    ///< name, date, announcement, profile, ranges …
    bool pairings = false;   ///< a round came, went or was rearranged
    bool standings = false;  ///< some figure of the standings may differ
    bool penalties = false;
    bool rulings = false;
    bool bracket = false; ///< seeds, players or sides of the cut; its results stand in `matches`
    bool decks = false;   ///< lists, their lock, how they are judged, checks
    bool clock = false;   ///< of a round
    std::set<PlayerId> players;
    std::set<std::pair<int, int>> matches; ///< (round, table) whose result or mark changed
};

[[nodiscard]] ChangeSet changes(const Facts &facts);
[[nodiscard]] ChangeSet everythingChanged();

} // namespace tournament

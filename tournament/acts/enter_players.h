// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tournament {

/// A line of a list of players.
struct ListedEntry {
    PlayerId player; ///< 0: a newcomer
    PlayerEntry entry;
};
struct ListRefusal {
    Refusal refusal;
    std::size_t item = 0; ///< the line it is about, from 0
};

/// Newcomers are added, who is there becomes what the list says of him: all or none, judged by the
/// state that all lines together make, so that two may exchange their tables.
[[nodiscard]] core::Expected<Facts, ListRefusal> enterPlayers(const Event &event,
                                                              const std::vector<ListedEntry> &list);

/// An import into an event that has begun is such a list, carried as the facts it was to become:
/// what they say of the players, to be decided on anew. Nothing where they are about more.
[[nodiscard]] std::optional<std::vector<ListedEntry>> listIn(const Facts &facts);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace ui {

/// The tables of a round a person may mean: by number, or by any part of a player's name without
/// regard to case and accents.
struct TableSearch {
    std::vector<int> tables;          ///< one: found; several: say more
    std::vector<std::string> players; ///< the names that matched, or that nearly did
};

[[nodiscard]] TableSearch findTable(const tournament::Event &event, const tournament::Round &round,
                                    std::string_view typed);

/// The next table after `table` without a complete result, going round; 0 when there is none.
[[nodiscard]] int nextMissing(const tournament::Event &event, int round, int table);

} // namespace ui

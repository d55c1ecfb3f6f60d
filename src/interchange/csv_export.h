// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <optional>
#include <string>

namespace interchange {

[[nodiscard]] std::string playersCsv(const tournament::Event &event);
[[nodiscard]] std::string standingsCsv(const tournament::Event &event);
/// Of one round, unset: the last; only the header while nothing is paired.
[[nodiscard]] std::string pairingsCsv(const tournament::Event &event, std::optional<int> round);

/// The round asked for or the last; nullptr when there is none.
[[nodiscard]] const tournament::Round *chosenRound(const tournament::Event &event,
                                                   std::optional<int> round);

/// The points each player took from a match of this round; in the cut 1 and 0. Nothing while the
/// result is missing.
[[nodiscard]] std::optional<std::array<int, 2>> matchPoints(const tournament::Event &event,
                                                            const tournament::Round &round,
                                                            const tournament::Match &match);

} // namespace interchange

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <string>
#include <string_view>

namespace ui {

/// Turns what fingers type at the desk into the notation of tournament/result_notation.h; a text
/// that is none of these comes back unchanged.
///   20, 2 0, 2:0   games won by the first and the second player of the table
///   1, 2           which of the two won a game of the cut
///   c r            who won the game in which the first player, then the second, was Corp:
///                  c Corp, r Runner, d draw, u unplayed, t3-2 at time with agenda points of
///                  Corp and Runner, c4 with the loser's agenda points, - for a game not yet known
[[nodiscard]] std::string expandQuickResult(std::string_view typed, const tournament::Match &match,
                                            int games);

} // namespace ui

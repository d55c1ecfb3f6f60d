// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace tournament {

/// What fingers type at the desk, read: one of the three members says something.
struct Shorthand {
    std::optional<Seat> winner;              ///< of a game of the cut
    std::optional<std::array<int, 2>> score; ///< games won by the first and the second player
    std::vector<Game> games;                 ///< with the seat that was Corp
};

/// The short forms of a result; nothing for a text that is none of these.
///   20, 2 0, 2:0   games won by the first and the second player of the table
///   1, 2           which of the two won a game of the cut
///   c r            who won the game in which the first player, then the second, was Corp:
///                  c Corp, r Runner, d draw, u unplayed, t3-2 at time with agenda points of
///                  Corp and Runner, c4 with the loser's agenda points, - for a game not yet known
/// `games` is how many the match has.
[[nodiscard]] std::optional<Shorthand> readShorthand(std::string_view text, const Match &match,
                                                     int games);

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "tournament/event/result.h"

#include <string>
#include <string_view>

namespace tournament {

/// A whole number and nothing else.
[[nodiscard]] std::optional<int> wholeNumber(std::string_view text);

/// "a:b" as a and b; empty parts are left out.
[[nodiscard]] std::vector<std::string_view> splitWords(std::string_view text,
                                                       std::string_view separators);

/// How one game ended: corp | runner | time:C-R | draw | unplayed, with the loser's agenda points
/// or the way it was won behind corp and runner. The error says what would have been understood.
[[nodiscard]] core::Expected<Game, std::string> readGame(Seat corp, std::string_view words);

/// A game that went to time with these agenda points, "3-2": the Corp's and the Runner's.
[[nodiscard]] core::Expected<Game, std::string> readTime(Seat corp, std::string_view points);

/// A game at time: who has more agenda points has won it, if anybody.
[[nodiscard]] Game atTime(Seat corp, int corpPoints, int runnerPoints);

} // namespace tournament

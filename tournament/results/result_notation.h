// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "tournament/event/command.h"

#include <string>
#include <string_view>

namespace tournament {

// The words of a result as a slip or a command line says them:
//   p1corp=OUT p2corp=OUT   OUT = corp | runner | time:C-R | draw | unplayed; corp:4 and runner:4
//                           add the loser's agenda points
//   2-0 1-1 0-2, 1-0 0-1    games won by p1 and p2, sides not recorded
//   id, two-for-one=p1|p2   agreed draw; one game for two (also: two-for-one p1corp=corp)
//   no-show=p2:5|10         minutes late: game loss; match loss and drop
//   loss=p1:game|match      penalty
//   winner=p1 [time:C-R]    one game whose sides are settled
//   third=p1corp:corp       third game of a tied 2012 final
// separated by blanks or commas. A result that gives one game of two is partial and is completed
// by a later one; a game named again replaces what stood there. What is typed at the desk in a
// hurry (result_shorthand.h) is read as well, alone and not among these words.

/// What of such a text was not understood.
struct NotationError {
    std::string word;     ///< what could not be read
    std::string expected; ///< what would have been
};

using NotationFailure = std::variant<NotationError, Refusal>;

/// The command that records `text` at this table, merged with a partial result already there.
[[nodiscard]] core::Expected<ReportResult, NotationFailure>
readResult(const Event &event, int round, int table, std::string_view text);
/// The same for a game of the cut; refused with what it waits for while it has no match.
[[nodiscard]] core::Expected<ReportResult, NotationFailure> readResult(const Event &event, int game,
                                                                       std::string_view text);

/// The same words for a result, shortest first: "p1corp=corp p2corp=time:3-2".
[[nodiscard]] std::string writeResult(const MatchResult &result);

} // namespace tournament

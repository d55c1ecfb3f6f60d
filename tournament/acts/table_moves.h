// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "tournament/event/command.h"

namespace tournament {

/// What moving a match means for its round: whoever sits at that table takes the one that becomes
/// free, and byes keep the numbers after the last table. Games of the cut that are played at the
/// same time share the hall, so there an unfinished game of another round changes places, too.
[[nodiscard]] core::Expected<MatchesMoved, Refusal> proposeMove(const Event &event,
                                                                const MoveMatch &request);

/// Players whom these moves take from the table that is kept for them.
[[nodiscard]] std::vector<PlayerId> leaveFixedTable(const Event &event, const MatchesMoved &moved);

} // namespace tournament

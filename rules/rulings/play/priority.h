// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Who may act in an open window, and who ends a repetition without end.
#pragma once

#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// A window has opened: the player whose turn it is comes first.
void openWindow(Table &table);
/// Whether passing so far leaves that player the chance to act.
[[nodiscard]] bool hasPriority(const Table &table, Side side);
/// The player who has the chance has acted: when he passes now he does not decline.
void notePlayed(Table &table);
/// Throws NotAllowed when it is not that player's chance.
void pass(Table &table, Side side);
/// Who ends the loop that the table has come to; says why.
[[nodiscard]] Side whoEndsLoop(const Table &table);

} // namespace rulings

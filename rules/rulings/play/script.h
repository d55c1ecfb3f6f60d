// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the question says was done.
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

/// What is so at once when the situation stands as it is told.
void bringUpToDate(Table &table);

/// Act after act to its end, or to the moment of the question while an act of it is still being
/// resolved. Between them the game goes on by itself where an act has to wait for its moment: a
/// conditional ability, a prevention, the next action. Throws NotAllowed for what the rules do not
/// let happen.
void playScript(Table &table);
/// A run that the script has begun goes on until somebody has to decide something.
void goOnToDecision(Table &table);
// The same piece by piece: what comes before the first act, and the act that comes next with all
// that it leads to.
void beginScript(Table &table);
void playNext(Table &table);

} // namespace rulings

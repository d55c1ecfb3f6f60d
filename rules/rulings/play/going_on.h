// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The game goes on while nobody does anything.
#pragma once

#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

/// Steps that the game is let go on for: more than any way to where a question begins.
inline constexpr int mostSteps = 200;

/// To the step of that number or topic, also of the turn whose action the run is. Throws NotAllowed
/// where the game does not come to it.
void goOnTo(Table &table, const std::string &step);

/// The run belongs to an action of a turn that goes on behind it. One in the middle of which the
/// question began is taken to, once it is over.
bool isWithinAction(Table &table);

} // namespace rulings

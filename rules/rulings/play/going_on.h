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

} // namespace rulings

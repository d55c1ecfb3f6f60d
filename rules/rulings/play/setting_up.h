// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/timing/timing.h"

namespace rulings {

/// What follows from where the question begins, in the version that is asked; `entered`: the step
/// is entered first, and what it does happens.
void setUp(Table &table, bool entered);
/// Where the question begins; nullptr: that version knows no such step.
[[nodiscard]] const rules::TimingStep *stepAsked(const Rulebook &book, const State &state);
/// Whether the question tells that it resolved before the moment it begins in.
[[nodiscard]] bool isResolved(const State &state, ObjectId source, const Ability &ability);

} // namespace rulings

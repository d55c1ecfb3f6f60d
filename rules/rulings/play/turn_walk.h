// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

// The halves of enterStep() and advance() that are about turns: for run_walk.cpp.
void enterTurnStep(Table &table, const rules::TimingStep &step);
void advanceTurn(Table &table);
/// The action that was begun is complete: the window after it opens.
void finishAction(Table &table);

} // namespace rulings

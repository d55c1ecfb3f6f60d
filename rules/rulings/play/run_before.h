// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question that begins in the middle of a run tells of the run so far.
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

/// How many subroutines resolved before.
void takeUpResolved(Table &table);
/// The event that made the run: one that lies in the play area during it.
void takeUpMaker(Table &table);

} // namespace rulings

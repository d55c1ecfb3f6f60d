// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The memory that programs need as they are installed.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether the program fits under the memory limit. A host that relieves it of that counts where
/// the version has it declared before programs are trashed (Rules Reference 1.0, "Install").
void judgeMemory(Judgement &judgement, const Table &table, const Act &act);
/// The Runner trashes programs, but not the host, until that one fits or none is left; `because`:
/// the rule that has him do so.
void makeRoom(Table &table, ObjectId program, ObjectId host, RuleName because);

/// For an install of free will, on its host, too. Throws NotAllowed where nothing is left that pays
/// for it.
void makeRoomFor(Table &table, const Act &act, const Bundle &cost);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// One card, from the moment it is accessed to the end of what is done with it.
void accessOne(Table &table, ObjectId id, bool named = false);
/// Counts it among the accesses; `from`: where it lay, as the root is counted apart.
void noteAccess(Run &run, ObjectId id, Zone from);
/// The question begins while a card is being accessed, or when it no longer can be trashed.
void resumeAccess(Table &table, bool mayTrash = true);
/// Everything that stealing this agenda costs.
[[nodiscard]] Bundle stealCost(const Table &table, ObjectId agenda);
[[nodiscard]] Bundle trashCost(const Table &table, ObjectId card);
/// It does something with the card that is being accessed.
[[nodiscard]] bool actsOnAccessed(const Ability &ability);
/// An accessed card goes to Archives faceup: the Runner sees it.
void trashAccessed(Table &table, ObjectId card);

} // namespace rulings

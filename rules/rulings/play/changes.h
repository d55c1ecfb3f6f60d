// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The basic changes, each with the chance to prevent it.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// At the same time, with the chance to prevent it; what was trashed.
std::vector<ObjectId> doTrash(Table &table, const std::vector<ObjectId> &ids);
// The basic changes, with the chance to prevent them; false when anything of it was prevented.
bool doDamage(Table &table, Damage kind, int amount, bool preventable = true);
bool doTags(Table &table, int amount);
/// Parts of a composite effect: all may be prevented before any of them happens.
bool doTogether(Table &table, std::vector<Impending> impending, bool preventable = true);
void doDraw(Table &table, Side side, int count);
void forfeit(Table &table, ObjectId id);
/// By an effect that lowers it, additional costs included.
[[nodiscard]] Bundle rezCost(const Table &table, ObjectId id, int lowered = 0);
/// Pays what it costs, additional costs included, unless all are ignored; false when that cannot be
/// paid or is declined.
bool doRez(Table &table, ObjectId id, bool ignoringCosts, int lowered = 0);

} // namespace rulings

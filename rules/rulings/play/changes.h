// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The basic changes. Trashing, damage and tags may be prevented, the others not.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// At the same time, with the chance to prevent it; what was trashed.
std::vector<ObjectId> doTrash(Table &table, const std::vector<ObjectId> &ids,
                              bool preventable = true);
/// Whether no damage of that kind was taken or prevented in this turn.
[[nodiscard]] bool isFirstOfTurn(const Table &table, Damage kind);
// With the chance to prevent them; false when anything of it was prevented or replaced.
bool doDamage(Table &table, Damage kind, int amount, bool preventable = true);
bool doTags(Table &table, int amount, bool avoidable = true);
/// Parts of a composite effect: all may be prevented before any of them happens.
bool doTogether(Table &table, std::vector<Impending> impending);
void forfeit(Table &table, ObjectId id);
/// With additional costs; `lowered`: by so many credits, of the rez cost alone.
[[nodiscard]] Bundle rezCost(const Table &table, ObjectId id, int lowered = 0);
/// The other way to pay for it, which its text has.
[[nodiscard]] Bundle otherRezCost(const Table &table, ObjectId id);
/// Pays what it costs, additional costs included, unless all are ignored; false when it is not
/// rezzed: it cannot be, something forbids it, or it is not paid. To decline is up to callers.
bool doRez(Table &table, ObjectId id, bool ignoringCosts, int lowered = 0);

} // namespace rulings

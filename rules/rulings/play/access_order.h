// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards are accessed, how many, and in which order.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// How many cards a successful run on the attacked server accesses: fixed before the first one.
[[nodiscard]] int accessCount(Table &table);
/// Whether the question states what that number depends on.
[[nodiscard]] bool canSettleAccesses(const State &state);
/// Fixes that number; accesses that the question tells of count.
void settleAccesses(Table &table);
/// What may be accessed next, the order of R&D and cards accessed already taken into account.
[[nodiscard]] std::vector<ObjectId> accessible(const Table &table);
/// Card after card: what the script accesses, and when it says no more, every card there is.
void accessCards(Table &table);
/// What is left of them when the game goes on.
void finishAccesses(Table &table);
/// The question begins in a step that the version has for a part of that access.
void accessFrom(Table &table, const rules::TimingStep &step);
/// A card that the Runner may access besides what is accessed anyway, within the limit of a run.
void offerAccess(Table &table, ObjectId id);

} // namespace rulings

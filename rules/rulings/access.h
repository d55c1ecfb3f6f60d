// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/costs.h"

namespace rulings {

void declareSuccess(Table &table);
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
/// One card, from the moment it is accessed to the end of what is done with it.
void accessOne(Table &table, ObjectId id);
void noteAccess(Run &run, ObjectId id, Zone from);
/// The question begins while a card is being accessed, or when it no longer can be trashed.
void resumeAccess(Table &table, bool mayTrash = true);
/// The question begins in a step that the version has for a part of that access.
void accessFrom(Table &table, const rules::TimingStep &step);
/// Everything that stealing this agenda costs.
[[nodiscard]] Bundle stealCost(Table &table, ObjectId agenda);
[[nodiscard]] Bundle trashCost(Table &table, ObjectId card);
/// An accessed card goes to Archives faceup: the Runner sees it.
void trashAccessed(Table &table, ObjectId card);

/// A card that the Runner may access besides what is accessed anyway, within the limit of a run.
void offerAccess(Table &table, ObjectId id);

} // namespace rulings

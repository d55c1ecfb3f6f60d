// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/costs.h"

namespace rulings {

void declareSuccess(Table &table);
/// How many cards a successful run on the attacked server accesses: fixed before the first one.
[[nodiscard]] int accessCount(Table &table);
/// What may be accessed next, the order of R&D and cards accessed already taken into account.
[[nodiscard]] std::vector<ObjectId> accessible(const Table &table);
/// Card after card: what the script accesses, and what else there is no choice about.
void accessCards(Table &table);
/// Everything that stealing this agenda costs.
[[nodiscard]] Bundle stealCost(Table &table, ObjectId agenda);
[[nodiscard]] Bundle trashCost(Table &table, ObjectId card);
/// An accessed card goes to Archives faceup: the Runner sees it.
void trashAccessed(Table &table, ObjectId card);

} // namespace rulings

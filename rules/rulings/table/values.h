// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sets of objects, numbers that depend on the table, and what modifies them.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Printed or basic, with every modifier; `traced` writes the sum down.
[[nodiscard]] int value(const Table &table, Value kind, ObjectId id, bool traced = false);
/// Of the numbers that belong to a player and no card: memory limit, hand size, link, clicks.
[[nodiscard]] int playerValue(const Table &table, Value kind, Side side, bool traced = false);
/// How many cards the Runner accesses where that is not all: of what may be used for it he decides.
[[nodiscard]] int decideAccesses(Table &table);
/// Which types of cards can have one, versions tell differently.
[[nodiscard]] bool hasTrashCost(const Table &table, ObjectId id);

/// By installed programs; without those that are about to leave.
[[nodiscard]] int memoryUsed(const Table &table, const std::vector<ObjectId> &without = {});

} // namespace rulings

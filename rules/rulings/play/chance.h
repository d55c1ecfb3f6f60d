// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chance decides.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Cards of a hand are trashed at random: which of several is chance, and every case is looked at.
/// How many there were.
int loseAtRandom(Table &table, Side side, int amount);
/// Cards of a hand that chance picks, and that stay there; one that is only counted is none of
/// them.
[[nodiscard]] std::vector<ObjectId> takenByChance(Table &table, Side side, int amount);

} // namespace rulings

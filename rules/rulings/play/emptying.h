// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Counters that leave a card.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// So many are spent, taken or moved; with the last of its kind “when there are no … left” is met.
void takeOff(Table &table, ObjectId id, Counter kind, int count);

} // namespace rulings

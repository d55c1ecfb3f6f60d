// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that are drawn.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// The cards that are told among those drawn. One by one: what forbids to draw may come to count
/// in the middle of it.
std::vector<ObjectId> doDraw(Table &table, Side side, int count, bool bottom = false);

} // namespace rulings

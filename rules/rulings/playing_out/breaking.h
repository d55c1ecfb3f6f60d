// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// A paid ability as acts use it: with each choice of subroutines that it may break, where there is
/// one, and with each X that can be named.
[[nodiscard]] std::vector<Act> waysToUse(const Table &table, ObjectId card, const Ability &ability);

} // namespace rulings

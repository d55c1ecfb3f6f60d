// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is told of the subroutines of a piece of ice.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// How many are broken, and whether all are: of the ice encountered last. Throw NotDerivable of
/// others.
[[nodiscard]] Fact brokenFact(const Table &table, ObjectId ice);
[[nodiscard]] Fact allBrokenFact(const Table &table, ObjectId ice);
/// How many it has, and by whose text.
[[nodiscard]] Fact subroutinesFact(const Table &table, ObjectId ice);

} // namespace rulings

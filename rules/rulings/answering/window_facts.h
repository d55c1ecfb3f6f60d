// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done in the present step, and who may do it.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/table/table.h"

namespace rulings {

[[nodiscard]] Fact windowsFact(const Table &table);
/// Throws NotDerivable where no window is open.
[[nodiscard]] Fact priorityFact(const Table &table);

} // namespace rulings

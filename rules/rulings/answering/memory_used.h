// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much memory installed programs take, and what makes the number.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/table/table.h"

namespace rulings {

[[nodiscard]] Fact memoryUsedFact(const Table &table);

} // namespace rulings

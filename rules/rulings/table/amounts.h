// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that depend on the table.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// What the amount comes to now, below zero where it says so. Throws NotDerivable where it rests on
/// a number that nobody stated; of an object that is not there it counts nothing.
[[nodiscard]] int number(const Table &table, const Amount &amount, const Context &context);

} // namespace rulings

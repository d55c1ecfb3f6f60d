// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that depend on the table.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

[[nodiscard]] int number(const Table &table, const Amount &amount, const Context &context);

} // namespace rulings

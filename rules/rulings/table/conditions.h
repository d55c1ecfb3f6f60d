// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a condition of the card language holds.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

[[nodiscard]] bool holds(const Table &table, const Condition &condition, const Context &context);
/// ", which asks for …", if there are short words for it.
[[nodiscard]] std::string askingFor(const Condition &condition);
[[nodiscard]] bool wouldHold(const Table &table, const Condition &condition,
                             const Context &context);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How the number of an effect comes about, where it is none that stands on the card.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Says nothing of a number that the card names.
void sayHowMuch(const Table &table, const Effect &effect, const Context &context);
/// The same of what an effect takes off a cost.
void sayHowMuchLowered(const Table &table, const Amount &lowered, const Context &context);

} // namespace rulings

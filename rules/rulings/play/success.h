// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

/// The run succeeds, unless something in force denies that, and what waits for it is met.
void declareSuccess(Table &table);

} // namespace rulings

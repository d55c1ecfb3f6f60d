// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Subroutines of ice, and which of them are broken.
#pragma once

#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Those of its text; those it has gained stand in Run::gained.
[[nodiscard]] int subroutineCount(const Object &object);
/// Of the present encounter or the last one, zero subroutines included (Rules Reference 1.0, "All",
/// "Bypass").
[[nodiscard]] bool allBroken(const Table &table);
/// In an encounter that the question begins in, subroutines count as unbroken unless it says more.
void assumeUnbroken(const Table &table);

} // namespace rulings

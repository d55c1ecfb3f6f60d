// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Abilities that were met by a part of a run, and what has become of that part since.
#pragma once

#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether what met it still goes on; the trace says why not.
[[nodiscard]] bool isStillOn(const Table &table, const Pending &waiting);

} // namespace rulings

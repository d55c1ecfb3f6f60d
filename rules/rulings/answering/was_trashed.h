// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether the card lies in its trash pile and was not discarded there (Rules Reference 1.0,
/// "Discard"); of what lay there to begin with nobody says otherwise.
[[nodiscard]] bool wasTrashed(const Table &table, ObjectId id);

} // namespace rulings

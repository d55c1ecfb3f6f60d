// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// A text that has something else happen instead of this access; whether it does.
[[nodiscard]] bool isAccessReplaced(Table &table, ObjectId id);

} // namespace rulings

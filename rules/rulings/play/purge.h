// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Virus counters that are purged.
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

/// How many there were.
int purge(Table &table);

} // namespace rulings

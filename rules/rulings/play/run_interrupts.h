// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/table/table.h"

namespace rulings {

/// What leaves the order of the steps after cards have moved: ice or server gone.
void checkRun(Table &table);

} // namespace rulings

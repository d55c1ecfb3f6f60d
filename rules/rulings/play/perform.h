// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An act is done: judged, paid for, carried out.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Throws NotAllowed when the rules do not let it happen.
void perform(Table &table, const Act &act);

} // namespace rulings

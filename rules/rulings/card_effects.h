// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/table.h"

namespace rulings {

/// The operations that move, show or change cards.
void resolveOnCards(Table &table, const Effect &effect, Context &context);
/// Those that touch a run as a whole.
void resolveOnRun(Table &table, const Effect &effect, Context &context);

} // namespace rulings

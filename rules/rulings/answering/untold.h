// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards on the table that nothing is told of: why their text does nothing.
#pragma once

#include "rules/rulings/answering/question.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Puts what was noted of such cards among the lines that are told. `refused`: of an act, of which
/// nothing but the reason matters.
void tellSilent(Table &table, const Question &question, bool refused);

} // namespace rulings

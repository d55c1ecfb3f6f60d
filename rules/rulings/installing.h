// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/acts.h"

namespace rulings {

void judgeInstall(Judgement &judgement, Table &table, Side by, const Act &act);
/// In credits, like cards given up for it already counted out.
[[nodiscard]] int installCost(Table &table, Side by, const Act &act);
/// Trash like cards, pay, place: the cost includes the click when it is an action.
void install(Table &table, Side by, const Act &act, const Bundle &cost);

} // namespace rulings

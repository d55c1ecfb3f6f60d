// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player may take an action.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// For isAction() alone, and for the player whose action it is: judge() has looked at both.
void judgeAction(Judgement &judgement, const Table &table, Side by, const Act &act);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Jack Out"; FAQ 1.6: Section 4. Whether the Runner may leave a run.
#pragma once

#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

void judgeJackOut(Judgement &judgement, const Table &table, Side by);

} // namespace rulings

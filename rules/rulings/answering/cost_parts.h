// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a cost is made of, as an answer names it.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Every part by its name; credits also where there are none.
[[nodiscard]] Verdict partsOfCost(const Table &table, const Bundle &bundle);
/// All parts at once; that one of them is nothing is worth a word only alone.
[[nodiscard]] Sentence costInWords(const Verdict &verdict);

} // namespace rulings

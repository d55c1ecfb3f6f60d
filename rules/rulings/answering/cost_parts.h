// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a cost is made of, as an answer names it.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Every part by its name; credits also where there are none.
[[nodiscard]] Verdict partsOfCost(const Table &table, const Bundle &bundle);
/// What the card itself costs, beside what is added to it elsewhere.
void sayPrinted(const Table &table, const Act &act, const Bundle &bundle);
/// A text adds to what the card costs.
[[nodiscard]] bool isAddedTo(const Table &table, const Act &act);
/// What is paid besides where the ability plays a card.
void sayPaidLater(const Table &table, const Act &act);
/// The card of an ability that trashes it for its cost; often none.
[[nodiscard]] ObjectId trashedForItself(const State &state, const Act &act);
/// All parts at once; that one of them is nothing is worth a word only alone. `trashed`: the card
/// that is, if it is one alone.
[[nodiscard]] Sentence costInWords(const Verdict &verdict, ObjectId trashed);

} // namespace rulings

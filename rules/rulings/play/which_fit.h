// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards an effect may concern, told where it decides something.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Where others would fit that lie elsewhere, and where none does: the rest shows in what is
/// chosen.
void sayWhichFit(const Table &table, const Effect &effect, const Context &context,
                 const std::vector<ObjectId> &from);
/// The card that the script names, or that is asked about, is none of `from`: why, in case nothing
/// else asks for it.
void noteUnfit(Table &table, const Filter &of, const Context &context,
               const std::vector<ObjectId> &from);
/// What nobody sees on the table and the text asks of that card, which is chosen: a cost that the X
/// of the text is, its faction.
void sayWhyItFits(const Table &table, const Filter &of, const Context &context, ObjectId card);

/// "X is 3: the rez cost of Enigma"
[[nodiscard]] Sentence xIs(const State &state, Value value, ObjectId card, int number);

} // namespace rulings

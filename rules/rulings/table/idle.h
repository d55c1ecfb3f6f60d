// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Abilities that could have mattered to what was looked at and do not, and why: for the reader
// alone, who sees their cards on the table. Nothing hangs on it.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <cstddef>
#include <cstdint>

namespace rulings {

/// Words are made only for the first reason of each card, and are none where `why` has none.
void noteIdle(const Table &table, ObjectId source, const Ability &ability, RuleName rule,
              core::FunctionRef<Sentence()> why);
/// The same in the sentence that `told` makes of the reason, if that has words.
void noteIdle(const Table &table, ObjectId source, const Ability &ability, RuleName rule,
              core::FunctionRef<Sentence()> why,
              core::FunctionRef<Sentence(const Sentence &)> told);
/// That an effect does not concern a card beside others: told where the question asks of it.
void noteNoChoice(const Table &table, ObjectId card, core::FunctionRef<Sentence()> why);
/// Why it does not concern that card, or why it does not count now; empty: no words.
[[nodiscard]] Sentence whyIdle(const Table &table, const Ability &ability, ObjectId object,
                               const Context &context);
/// Whether it is so; nothing of looking for it stays.
[[nodiscard]] bool wouldDo(const Table &table, core::FunctionRef<bool()> does);
/// Cards without effect, each with its abilities: installed ones as they lie, and those whose text
/// another card has taken.
void forEachDormant(const Table &table, core::FunctionRef<void(ObjectId, const Ability &)> visit);
/// Why such a card is without effect: "it is not rezzed".
[[nodiscard]] Sentence howDormant(const Table &table, ObjectId card);
/// That a text which takes the text of cards does not take that of this one, which counts.
void noteKeepsText(const Table &table, ObjectId card);

} // namespace rulings

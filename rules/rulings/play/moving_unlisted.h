// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that the question only counts, and where they go.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// One of them goes from there to another such zone.
void moveUnlisted(Table &table, Zone from, Zone to);
/// So many of them go to the trash pile of their owner at the same time. What waits for a card of
/// that player to be trashed is met, whichever card it is.
void trashUnlisted(Table &table, Zone zone, int count = 1);
/// What happens to one of them; of the next one in a row the line before is told with one more, for
/// one effect takes them together. `inWords`: what happens to so many.
void sayOneMore(const Table &table, core::FunctionRef<Sentence(int)> inWords, RuleName rule);
/// Trashes the topmost cards of a deck, at the same time.
void trashTop(Table &table, Side side, int count);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What several operations say of themselves alike, for their rows.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

[[nodiscard]] How readLossHow(const core::JsonPlace &place);
[[nodiscard]] How readCostHow(const core::JsonPlace &place);

/// Where the run goes on by it; none by another operation.
[[nodiscard]] ServerId redirectedTo(const Effect &effect);

// Whether a player decides something for it.
[[nodiscard]] bool alwaysNeedsChoice(const Effect &effect);
/// Unless the text says which card it is.
[[nodiscard]] bool choosesCards(const Effect &effect);
/// Which card is given up for a cost.
[[nodiscard]] bool costNeedsChoice(const Effect &effect);

// For how long something of it remains.
[[nodiscard]] Remains remainsForRun(const Effect &effect);
[[nodiscard]] Remains remainsForTurn(const Effect &effect);
[[nodiscard]] Remains remainsUntil(Duration until);

/// Paid for, or at once: all that follows has been done.
/// "Crypsis", or "a card (program, installed)": what the effect concerns.
[[nodiscard]] Sentence whatIsMeant(const Table &table, const Effect &effect,
                                   const Context &context);
[[nodiscard]] const std::vector<Effect> *partsThen(const Table &table, const Effect &effect,
                                                   const Context &context);

/// What is told of a number that is chosen to be none, unless what does not happen is told.
[[nodiscard]] Sentence doesNotUse(Side side, ObjectId card);

} // namespace rulings

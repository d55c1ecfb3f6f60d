// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the operations share: who decides, what is chosen, what it costs.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Its player is free not to have it happen: nothing forces it.
[[nodiscard]] bool isChosen(const Effect &effect, const Context &context);
/// Whom an effect happens to, or who decides: the player named, otherwise the card's owner.
[[nodiscard]] Side playerOf(const Effect &effect, const Context &context);
/// What the `cost` of an effect comes to, for the player whom the effect names.
[[nodiscard]] Bundle bundleOf(const Table &table, const Effect &effect, const Context &context);
/// The cards that `of` and `n` of the effect mean, fewer where there are fewer: all are chosen
/// before anything happens to one. Cards that are only counted are moved here and are not among
/// them.
[[nodiscard]] std::vector<ObjectId> chosenCards(Table &table, const Effect &effect,
                                                const Context &context);
/// Unrezzed installed cards are, and others where the version lets a text say so.
[[nodiscard]] bool canBeExposed(const Table &table, const Effect &effect, ObjectId id);
/// What such cards have to be: a text that says no place means installed cards.
[[nodiscard]] Filter ofCandidates(Filter filter);
/// Unless the text says otherwise, installed cards only (Rules Reference 1.0, "Choosing Cards").
[[nodiscard]] std::vector<ObjectId> candidates(const Table &table, const Filter &filter,
                                               const Context &context);

} // namespace rulings

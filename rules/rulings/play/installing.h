// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards are installed, by an action or by an effect.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <optional>

namespace rulings {

/// As the text of an effect has it; whatever server a player chooses is not in it.
[[nodiscard]] Installation installationBy(const Table &table, const Effect &effect,
                                          const Context &context, ObjectId card);
/// As an effect says: for the install cost lowered by some credits, or without a cost where
/// `lowered` is empty.
void installByEffect(Table &table, Side by, Installation installation, std::optional<int> lowered);
/// Whether that cost can be paid, wherever it goes; for cards of the Runner.
[[nodiscard]] bool canBePaidFor(const Table &table, Side by, const Installation &installation,
                                std::optional<int> lowered);
/// Trash like cards, pay, place: the cost includes the click when it is an action.
void install(Table &table, Side by, const Act &act, const Bundle &cost);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of costs that few texts ask for: tags, counters of any card, the card itself to the hand or
// out of the game.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <vector>

namespace rulings {

void appendRarer(std::vector<Sentence> &parts, const Bundle &bundle);
/// Counters among them, from the card itself or from others.
void addRarer(const Table &table, Bundle &bundle, const Cost &cost, const Context &context);
[[nodiscard]] std::optional<Sentence> whatRarerIsLacking(const Table &table, const Bundle &bundle);
/// A counter of a card was spent.
void raiseSpent(Table &table, Side payer, ObjectId from, Counter kind);
/// Cards that go together for the cost; those that are only counted go at once.
void addAllToTrash(Table &table, const Bundle &bundle, std::vector<ObjectId> &trashed);
/// `taken` becomes the card that was chosen for it, if there is one.
void payRarer(Table &table, const Bundle &bundle, std::optional<Taken> &taken);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of costs that few texts ask for: tags, counters of any card, the card itself to the hand or
// out of the game.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <vector>

namespace rulings {

void appendRarer(std::vector<Sentence> &parts, const Bundle &bundle);
/// Counters among them, from the card itself or from others.
void addRarer(Bundle &bundle, const Cost &cost, const Context &context);
[[nodiscard]] std::optional<Sentence> whatRarerIsLacking(const Table &table, const Bundle &bundle);
/// `taken` becomes the card that was chosen for it, if there is one.
void payRarer(Table &table, const Bundle &bundle, std::optional<Taken> &taken);

} // namespace rulings

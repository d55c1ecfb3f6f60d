// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an act costs.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <vector>

namespace rulings {

/// Everything the act costs, additional costs included. Throws NotAllowed when its card has no such
/// ability, NotDerivable when a number it rests on is not stated.
[[nodiscard]] Bundle costOf(const Table &table, Side by, const Act &act);
/// What the rules ask for an action of that kind, whatever it is done with.
[[nodiscard]] Bundle priceOfAction(Side by, ActKind kind);
/// Something of it lets a number be chosen: the X that is told, where the cost has none.
[[nodiscard]] bool choosesNumber(const std::vector<Effect> &effects);
/// The rule that says what a standard action costs; none: it is no such action.
[[nodiscard]] std::optional<RuleName> whatPrices(ActKind kind);

} // namespace rulings

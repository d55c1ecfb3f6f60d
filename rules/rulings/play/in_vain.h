// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why effects could change nothing, in words for a judge.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// An ability that something stands in the way of.
[[nodiscard]] Sentence cannotBeUsed(const Table &table, ObjectId source, const Ability &ability);
/// Why the effects can do nothing, where that is a card that is not there; otherwise empty.
[[nodiscard]] Sentence whatIsMissing(const Table &table, const std::vector<Effect> &effects,
                                     const Context &context);

} // namespace rulings

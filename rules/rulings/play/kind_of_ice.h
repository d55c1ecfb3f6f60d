// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which ice an ability is for, and what the ice encountered is.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Of an effect of an ability of `card` that is for other ice than the one encountered.
[[nodiscard]] Sentence whyNotThisIce(const Table &table, ObjectId card, const Effect &effect);
/// The ice encountered is of the kind that the breaker may interact with; of several kinds one is
/// enough.
[[nodiscard]] Sentence rightKind(const Table &table, ObjectId breaker, const Filter &of);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why an ability that waits for an event cannot be used now, in words for a judge.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// What came nearest to the trigger condition of the ability.
[[nodiscard]] Sentence whyNotMet(const Table &table, ObjectId source, const Ability &ability);

} // namespace rulings

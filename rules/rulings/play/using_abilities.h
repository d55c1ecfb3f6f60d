// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an ability may be used.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

namespace rulings {

[[nodiscard]] bool hasSeveralParts(const Ability &ability);
/// The card whose ability it is: its own, or its host has gained it.
[[nodiscard]] ObjectId userOf(const Table &table, const Act &act, const Ability &ability);
/// The ability that the act names.
[[nodiscard]] const Ability &usedAbility(const Table &table, const Act &act);
void judgeUse(Judgement &judgement, const Table &table, Side by, const Act &act);
void judgeDeclineToUse(Judgement &judgement, const Table &table, Side by, const Act &act);
/// What using an ability without a cost of its own costs: what its effect names before the “to”.
[[nodiscard]] Bundle nestedCost(const Table &table, Side by, ObjectId source,
                                const Ability &ability);

} // namespace rulings

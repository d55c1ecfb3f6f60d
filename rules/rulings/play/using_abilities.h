// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an ability may be used.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

/// The present step in words.
[[nodiscard]] std::string here(const Table &table);
/// What only one of the players can do at all: forbids it to the other, and says nothing else.
void requireSide(Judgement &judgement, Side by, Side side, RuleName rule);
void requireWindow(Judgement &judgement, const Table &table, Side by, rules::Window window,
                   RuleName rule, const std::string &what);
/// Where the version asks for it: whether the effect has anything to change.
void requireUseful(Judgement &judgement, bool useful, const std::string &name, bool severalParts);
[[nodiscard]] bool hasSeveralParts(const Ability &ability);
/// Adds no check where nothing is to be paid.
void requireCost(Judgement &judgement, const Table &table, const Bundle &bundle);
/// The ability that the act names.
[[nodiscard]] const Ability &usedAbility(const Table &table, const Act &act);
void judgeUse(Judgement &judgement, const Table &table, Side by, const Act &act);
void judgeDeclineToUse(Judgement &judgement, const Table &table, Side by);
/// What using an ability without a cost of its own costs: what its effect names before the “to”.
[[nodiscard]] Bundle nestedCost(const Table &table, Side by, ObjectId source,
                                const Ability &ability);

} // namespace rulings

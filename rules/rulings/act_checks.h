// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the files that judge acts share.
#pragma once

#include "rules/rulings/acts.h"

#include <string>

namespace rulings {

/// The present step in words.
[[nodiscard]] std::string here(const Table &table);
/// What only one of the players can do at all.
void requireSide(Judgement &judgement, Side by, Side side, RuleName rule);
void requireWindow(Judgement &judgement, const Table &table, Side by, rules::Window window,
                   RuleName rule, const std::string &what);
/// Where the version asks for it: whether the effect has anything to change.
void requireUseful(Judgement &judgement, bool useful, const std::string &name, bool severalParts);
[[nodiscard]] bool hasSeveralParts(const Ability &ability);
void requireCost(Judgement &judgement, Table &table, const Bundle &bundle);
void judgeUse(Judgement &judgement, Table &table, Side by, const Act &act);
void judgeDeclineToUse(Judgement &judgement, const Table &table, Side by);
/// What using an ability without a cost of its own costs: what its effect names before the “to”.
[[nodiscard]] Bundle nestedCost(Table &table, Side by, ObjectId source, const Ability &ability);

// Of the card that is being accessed, or that would be.
void judgeAccess(Judgement &judgement, Table &table, Side by, ObjectId card);
void judgeTrashAccessed(Judgement &judgement, Table &table, const Act &act);
void judgeSteal(Judgement &judgement, Table &table, Side by, ObjectId agenda);
void judgeDeclineToSteal(Judgement &judgement, Table &table, ObjectId agenda);

} // namespace rulings

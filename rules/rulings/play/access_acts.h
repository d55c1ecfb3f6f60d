// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Runner does with an accessed card, judged.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/table.h"

#include <string_view>

namespace rulings {

/// Of the topic of a step: what some versions have a step of its own for.
[[nodiscard]] bool isPartOfAccess(std::string_view topic);
/// The step in which the cards of the server are accessed, which some versions divide.
[[nodiscard]] bool isAccessStep(const rules::TimingStep &step);
/// The accesses that are left are counted before one of them is judged.
void settleForAccess(Table &table, const Act &act);
// Of the card that is being accessed, or that would be.
void judgeAccess(Judgement &judgement, const Table &table, Side by, ObjectId card);
void judgeTrashAccessed(Judgement &judgement, const Table &table, const Act &act);
void judgeSteal(Judgement &judgement, const Table &table, Side by, ObjectId agenda);
void judgeDeclineToSteal(Judgement &judgement, const Table &table, ObjectId agenda);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The verdict of each kind of question about an act, once the script has been played.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Yes or no. Throws the Conflict when two exceptions of equal rank disagree about it.
[[nodiscard]] Verdict judgeLegal(Table &table, const Question &question);
/// A part for each thing that is due; the credits even when they are none.
[[nodiscard]] Verdict nameCost(Table &table, const Question &question);
/// Who decides about that ability, or about that act.
[[nodiscard]] Verdict nameChooser(const Table &table, const Question &question);
/// Who makes the first decision that the script leaves open.
[[nodiscard]] Verdict nameFirstChooser(const Table &table);
/// Whether the question, of what is legal or of a cost, is about what only the course of events
/// gives an occasion for: to let a waiting ability trigger or not; of what is legal, also to
/// prevent.
[[nodiscard]] bool isTakenInCourse(const State &state, const Question &question);
/// What prevents or waits was taken up as the script was played: it is legal.
[[nodiscard]] Verdict sayTaken(const Table &table, const Act &act);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a derivation as people read them.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <vector>

namespace rulings {

/// Without the steps of a structure in which nothing happened, and without what nobody asked for:
/// who has seen what, servers that are no more, where cards go back to.
[[nodiscard]] std::vector<Step> stepsOf(const std::vector<TraceLine> &trace, const Rulebook &book,
                                        const State &state, const Question &question);
/// The rule, and where that version says so.
[[nodiscard]] Reason reasonOf(const Rule &rule, const Rulebook &book);

} // namespace rulings

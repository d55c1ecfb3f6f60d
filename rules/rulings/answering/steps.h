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

/// The lines that are worth telling, with where the version in force says so; `brokenOff`: the
/// rules lead no further.
[[nodiscard]] std::vector<Step> stepsOf(const std::vector<TraceLine> &trace, const Rulebook &book,
                                        const State &state, const Question &question,
                                        bool brokenOff);
/// The rule, and where that version says so.
[[nodiscard]] Reason reasonOf(const Rule &rule, const Rulebook &book);

} // namespace rulings

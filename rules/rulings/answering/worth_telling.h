// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which lines of a derivation somebody who asked that question needs.
#pragma once

#include "rules/rulings/answering/question.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rulings {

/// The places in the trace of the lines that are told. Left out are steps in which nothing
/// happened, what follows of itself (where a played card goes), and what nobody asked for (who has
/// seen what, how a run goes on that nothing hangs on), unless nothing else rests on a rule.
[[nodiscard]] std::vector<std::size_t> worthTelling(std::span<const TraceLine> trace,
                                                    const State &state, const Question &question);

} // namespace rulings

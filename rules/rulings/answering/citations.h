// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where the version in force says what a step of the derivation rests on.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rulings {

/// The rules of a line, each with its citations. Of a rule for both players, or for several types
/// of cards, those alone that speak of what the line does; if it names nothing of the kind, of what
/// the line does that it belongs under, and at last of the act that is asked about.
[[nodiscard]] std::vector<Reason> reasonsOf(std::span<const TraceLine> trace, std::size_t line,
                                            const Rulebook &book, const State &state,
                                            const Question &question);

} // namespace rulings

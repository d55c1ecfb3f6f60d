// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer that depends on something, as a person would say it: on what, and what follows in each
// case.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"

#include <string>
#include <vector>

namespace rulings {

/// "It depends on how many more cards are accessed for Medium. 0: The Runner accesses 1 card in
/// this run. 1: …": the cases where they are few, of numbers the first and the last.
[[nodiscard]] std::string dependsInWords(const Asked &asked, const Answer &answer);
/// "credits of the Runner 0 to 2: No, the Runner may not.": values that follow each other and come
/// to the same are told together.
[[nodiscard]] std::vector<std::string> alternativesInWords(const Asked &asked,
                                                           const Answer &answer);

} // namespace rulings

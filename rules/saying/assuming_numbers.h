// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"
#include "rules/saying/trial.h"

#include <string>
#include <vector>

namespace saying {

/// Where it cannot be said what comes of the acts for want of numbers – credits, cards in hand –
/// that nobody told, they are taken to be what they often are: their paths in the document.
[[nodiscard]] std::vector<std::string> supposeNumbers(Draft &settled, Trial &best);

/// The same for what is asked. Whether such numbers, and those that were `supposed`, matter to it
/// is found by trying others: one that does not is said to be whatever it is; one on which the
/// answer hangs is looked at with every value where that is told in a few cases; one that the
/// answer would only repeat stays open.
void assumeNumbersAsked(Draft &settled, std::vector<std::string> supposed);

/// So many credits are enough: where what is left of them is asked, how many that is.
[[nodiscard]] std::string enoughInWords(const Draft &draft, rules::Side side, int credits);

} // namespace saying

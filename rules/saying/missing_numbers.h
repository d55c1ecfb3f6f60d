// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "rules/rulings/answering/answer.h"

#include <string>
#include <vector>

namespace saying {

/// A number that the rules ask for and nobody told.
struct MissingNumber {
    std::string path; ///< of the document: "state/corp/credits"
    std::string says; ///< "credits of the Corp"
    int enough;       ///< for most that is done
};

struct Missing {
    std::vector<MissingNumber> numbers;
    std::string inVain; ///< why it cannot be played whatever they are: nobody need be asked
};

/// Those without which nothing can be derived, found by trying numbers: with them the engine comes
/// further. None where that is not the reason.
[[nodiscard]] Missing missingNumbers(const core::Json &document, const rulings::Answer &answer);

} // namespace saying

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How many of the official rulings about play the engine derives.
#pragma once

#include "rules/rulings/answering/answer.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

/// Entries of the inventory, each counted once.
struct Tally {
    int right = 0;
    int wrong = 0;
    int notDerivable = 0;
    int notTranscribed = 0; ///< no scenario, and no reason why not
    [[nodiscard]] int entries() const { return right + wrong + notDerivable + notTranscribed; }
};

struct Coverage {
    Tally total;
    std::map<std::string, Tally> byDocument, byClass, byPrimitive;
    /// Ids of what is not right, each with its reason.
    std::vector<std::pair<std::string, std::string>> open;
};

/// Whether the engine derives what is expected.
[[nodiscard]] bool isRight(const Answer &answer, const core::Json &expected);
[[nodiscard]] Coverage coverage();

} // namespace rulings

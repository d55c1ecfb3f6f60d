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

struct Tally {
    int right = 0;
    int wrong = 0;
    int notDerivable = 0;
    int notTranscribed = 0;
    [[nodiscard]] int entries() const { return right + wrong + notDerivable + notTranscribed; }
};

struct Coverage {
    Tally total;
    std::map<std::string, Tally> byDocument, byClass, byPrimitive;
    /// What is not right, with its reason.
    std::vector<std::pair<std::string, std::string>> open;
};

/// Whether the engine derives what is expected.
[[nodiscard]] bool isRight(const Answer &answer, const core::Json &expected);
[[nodiscard]] Coverage coverage();

} // namespace rulings

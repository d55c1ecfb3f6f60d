// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every case of the facts that are not stated, and in each all ways to decide what is left open.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"

#include <string_view>

namespace rulings {

struct Explored {
    Answer answer;
    bool impossible = false; ///< however it goes on, the script does what the rules do not allow
    std::string_view open;   ///< what the version leaves open ended it
    const Rule *missing = nullptr; ///< a rule that the version does not have ended it
};

[[nodiscard]] bool isVerdict(Confidence confidence);
[[nodiscard]] Explored exploreCases(const Rulebook &book, const Asked &asked);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/saying/draft.h"

#include <cstddef>
#include <optional>
#include <string>

namespace saying {

/// The newest rules, those that most events are held by: what is told is tried by them.
constexpr auto triedBy = rules::RulesVersion::Rr10;

/// How far the script of a settled draft goes.
struct Trial {
    bool isReadable = false;
    std::string problem;
    bool isRefused = false;
    bool isOver = false;   ///< somebody has won by then
    bool isDerived = true; ///< the engine can say what follows from them
    std::size_t played = 0;
    std::string why;

    [[nodiscard]] bool isBetterThan(const Trial &other) const
    {
        return isReadable && played > other.played;
    }
};

[[nodiscard]] Trial trialOf(const Draft &settled);
/// What is asked about it, answered; an empty answer where that is no question.
[[nodiscard]] rulings::Answer answerTo(const Draft &settled);
/// It can be played, and the engine can say what follows.
[[nodiscard]] bool isAnswered(const rulings::Answer &answer);
/// Whether what is asked about is allowed; nothing where the engine cannot say.
[[nodiscard]] std::optional<bool> allowedIn(const Draft &settled);

} // namespace saying

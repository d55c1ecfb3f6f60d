// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What an answer rests on that nobody said for certain.
#pragma once

#include "rules/saying/reading.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/story.h"

#include <string>
#include <vector>

namespace ui {

/// Taken for granted, or read with a doubt: were it otherwise, the answer would be another one.
struct Resting {
    std::string path; ///< of the document: "state/runner/credits"; empty: words not understood
    std::string says; ///< "the Runner has 5 credits"
    friend bool operator==(const Resting &, const Resting &) = default;
};

/// Found by trying other numbers, places and truths, acts left out and what words could be. The
/// step at which it is asked and the question itself are not tried: the answer says them.
[[nodiscard]] std::vector<Resting>
restingOn(const AskedAnswer &answer, const saying::Situation &situation, const Story &story);

} // namespace ui

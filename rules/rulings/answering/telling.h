// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer as a person would say it: for the window, the command line and what is recorded.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/table/state.h"

#include <string>

namespace rulings {

/// The table of the question, by which its words call what lies there.
[[nodiscard]] const State &situation(const Asked &asked);
/// "No, the Corp may not.", "The Runner has 4 credits. Enigma is rezzed."
[[nodiscard]] std::string verdictInWords(const Asked &asked, const Verdict &verdict);
/// What answers the question, in a line: the end of the game before all else, then the verdict, or
/// that there is none.
[[nodiscard]] std::string headline(const Asked &asked, const Answer &answer);
/// The verdict of another version, or that it has none.
[[nodiscard]] std::string inWords(const Asked &asked, const Otherwise &otherwise);

} // namespace rulings

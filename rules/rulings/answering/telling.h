// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer as a person would say it: for the window, the command line and what is recorded.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"

#include <string>
#include <vector>

namespace rulings {

/// "No, the Corp may not.", "The Runner has 4 credits. Enigma is rezzed."
[[nodiscard]] std::string verdictInWords(const Asked &asked, const Verdict &verdict);
/// What answers the question, in a line: the end of the game before all else, then the verdict, or
/// that there is none.
[[nodiscard]] std::string headline(const Asked &asked, const Answer &answer);
/// "credits of the Runner 0 to 2: No, the Runner may not.": values that follow each other and come
/// to the same are told together.
[[nodiscard]] std::vector<std::string> alternativesInWords(const Asked &asked,
                                                           const Answer &answer);
/// The verdict of another version, or that it has none.
[[nodiscard]] std::string inWords(const Asked &asked, const Otherwise &otherwise);

} // namespace rulings

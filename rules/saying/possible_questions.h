// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be asked of a table, each in words that are read exactly so.
#pragma once

#include "rules/saying/scene.h"
#include "rules/saying/touched.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace saying {

/// How a question is asked: "may he", "what does it cost", "how many", "is it", "what happens",
/// "who decides", "where is it".
enum class Form : std::uint8_t { Legal, Cost, Number, Fact, Order, Chooser, Place };

struct PossibleQuestion {
    std::string text;
    Form form = Form::Fact;
    std::vector<Term> cues;         ///< words that speak for it
    std::string object;             ///< the card it is about; may be empty
    std::optional<rules::Side> by;  ///< of Legal: who does it
    double likely = 0;              ///< how often such a thing is asked, whatever the words
    std::optional<Touched> touched; ///< what of abilities it asks for
    bool isCounted = false;         ///< it asks for counters that were told
    std::string verb;               ///< of Legal: the act, as the script says it
    std::string target;             ///< and what it is done with
};

[[nodiscard]] std::vector<PossibleQuestion> possibleQuestions(const Draft &draft);
/// What a card is called in such words: its title, or "the ice".
[[nodiscard]] std::string calledIn(const Draft &draft, const std::string &object);

} // namespace saying

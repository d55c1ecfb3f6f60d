// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked: docs/question-language.md.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

enum class Ask : std::uint8_t { Legal, Order, Outcome, Value, Chooser, Status, Cost };

inline constexpr core::Words<Ask, 7> askWords{{{Ask::Legal, "legal"},
                                               {Ask::Order, "order"},
                                               {Ask::Outcome, "outcome"},
                                               {Ask::Value, "value"},
                                               {Ask::Chooser, "chooser"},
                                               {Ask::Status, "status"},
                                               {Ask::Cost, "cost"}}};

/// What is asked of every case; the reader sees to it that it has what its kind needs.
struct Question {
    Ask ask = Ask::Legal;
    Side by = Side::Corp; ///< of Legal
    std::optional<Act> act;
    std::vector<Act> script;
    std::vector<std::string> report; ///< "runner.credits", "i1.strength", "run.step"
};

/// An unknown number is looked at from 0 to this.
inline constexpr int mostLookedAt = 20;

/// The table, with one value for each fact that the question calls unknown.
struct Case {
    std::vector<std::pair<std::string, std::string>> assumed; ///< fact, value
    State state;
};

/// A document with a question, as it was read.
struct Asked {
    std::optional<RulesVersion> version; ///< none: whoever asks decides
    std::vector<Case> cases;             ///< one when everything is known
    Question question;
};

} // namespace rulings

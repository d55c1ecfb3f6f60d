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
#include <variant>
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

/// What somebody asks to be so of a fact that is reported, or, without one, whether an act may
/// (not) be done: yes or no stands before the answer.
struct Whether {
    enum class How : std::uint8_t {
        Is,
        IsNot,
        AtLeast,
        AsBefore, ///< the acts: a player has got back what was spent
    };
    std::string fact;
    How how = How::Is;
    std::variant<bool, int, std::string> value;
};

/// What is asked of every case; the reader sees to it that it has what its kind needs.
struct Question {
    Ask ask = Ask::Legal;
    Side by = Side::Corp; ///< of Legal
    std::optional<Act> act;
    std::vector<Act> script;
    std::vector<std::string> report; ///< "runner.credits", "i1.strength", "run.step"
    std::optional<Whether> whether;
    ObjectId from; ///< of Legal: whether credits of that card may be spent on the act; often none
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

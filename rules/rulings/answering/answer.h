// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question is answered with, and how sure that is.
#pragma once

#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/record.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

/// A verdict, or one of its parts. No value: the engine cannot say.
using Fact = std::variant<std::monostate, bool, int, std::string, std::vector<std::string>>;
/// What was asked for and its answer; one part without a name, or one for each reported fact.
using Verdict = std::vector<std::pair<std::string, Fact>>;
/// "yes", "5", "i1, i2"; "unknown" for no value.
[[nodiscard]] std::string toString(const Fact &fact);

enum class Confidence : std::uint8_t {
    Derived,
    Assumed,     ///< rests on an ability as the judge stated it
    Conditional, ///< depends on a fact that is not known, or on a choice
    Conflict,    ///< two rules of equal rank disagree: what follows from each
    NotDerivable,
};

inline constexpr core::Words<Confidence, 5> confidenceWords{
    {{Confidence::Derived, "derived"},
     {Confidence::Assumed, "assumed"},
     {Confidence::Conditional, "conditional"},
     {Confidence::Conflict, "conflict"},
     {Confidence::NotDerivable, "not-derivable"}}};

/// A rule that a step rests on, with where the version in force says so. The catalogue, which has
/// both, outlives it.
struct Reason {
    std::string_view rule; ///< id
    std::vector<std::reference_wrapper<const RuleCitation>> citations;
};

/// A step of the derivation in words, without a full stop.
struct Step {
    std::string what;
    std::vector<Reason> because;
    std::size_t depth = 0;  ///< it belongs under the last step before it that is less deep
    std::size_t played = 0; ///< how many acts of the script were played then: of which it comes
};

/// A rule that one might think of, and in words why it does not decide.
struct Undecisive {
    std::string rule; ///< id
    std::string why;
    Reason where = {}; ///< the version in force says it
};

/// Facts that nobody stated, with a value of each: "runner.credits", "0".
using Supposed = std::vector<std::pair<std::string, std::string>>;

/// A decision that the question leaves open, and how it was taken, in words.
struct Choosing {
    std::string what;
    std::string taken;
    friend bool operator==(const Choosing &, const Choosing &) = default;
};

/// One value of an unknown fact, or one way to choose, and what follows.
struct Alternative {
    Supposed facts;
    std::string when; ///< in words: what was chosen, or what prevails; empty: the facts alone
    Verdict verdict;
    std::vector<Choosing> decided = {}; ///< what was chosen, one by one
};

/// What another version makes of the question.
struct Otherwise {
    RulesVersion version = RulesVersion::Rr10;
    Verdict verdict;
    Confidence confidence = Confidence::NotDerivable; ///< this: it does not decide it
    std::string why;                                  ///< as of an Answer
    bool inVain = false;                              ///< it may be done there, and changes nothing
    bool unplayable = false;                          ///< as of an Answer
};

/// Without a verdict where the confidence is Conditional, Conflict or NotDerivable.
struct Answer {
    Verdict verdict;
    Confidence confidence = Confidence::NotDerivable;
    std::string why; ///< of NotDerivable, Conditional and Conflict
    std::vector<Step> trace;
    std::vector<Undecisive> notApplied;
    std::vector<std::string> assumptions;
    std::vector<std::string> missing;      ///< of Conditional: unknown facts it depends on
    std::vector<Alternative> alternatives; ///< of Conditional and Conflict
    bool unplayable = false;               ///< the script does what the rules do not allow
    bool byChance = false;                 ///< no verdict, for chance alone decides
    bool unstated = false;                 ///< no verdict, for a fact is not stated
    Winner winner = Winner::Nobody;        ///< whatever was asked and however it went on
    std::string wonBy;                     ///< as State has it
    std::vector<Gain> gains;               ///< of what happened, those of credits
    RulesVersion version = RulesVersion::Rr10;
    std::vector<Otherwise> differsIn;
};

/// Derives the answer from the rules of that version.
[[nodiscard]] Answer answer(RulesVersion version, const Asked &asked);
[[nodiscard]] Answer answer(const Rulebook &book, const Asked &asked);
/// The same, where rules that the version does not have are supposed, if no document says
/// otherwise: an assumption says so.
[[nodiscard]] Answer answerSupposing(RulesVersion version, const Asked &asked);
/// The same, and which other versions answer differently. A rule that another one does not have and
/// that no line of the answer rests on does not count: it touches nothing that was asked.
[[nodiscard]] Answer answerWithDifferences(RulesVersion version, const Asked &asked);

} // namespace rulings

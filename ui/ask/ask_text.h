// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/document.h"
#include "rules/reference/reference.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"

#include <optional>
#include <utility>

#include <QString>

namespace ui {

[[nodiscard]] QString capitalized(QString text);

/// What a fact of a question is called: "Credits of the Runner", "Tollbooth: rezzed".
[[nodiscard]] QString factLabel(const core::Json &document, const std::string &path);
/// The same for what an answer reports: "runner.credits", "ice.passed".
[[nodiscard]] QString reportLabel(const core::Json &document, const std::string &report);
/// "Femme Fatale: bypass", for "breaker#bypass".
[[nodiscard]] QString abilityLabel(const core::Json &document, const std::string &ability);

/// The verdict as a sentence, or several: "No, the Corp may not."
[[nodiscard]] QString verdictText(const core::Json &document, const rulings::Asked &asked,
                                  const rulings::Verdict &verdict);

/// A question, its answer by every version, and what was changed last.
struct AskedAnswer {
    core::Json document;
    rulings::Asked asked;
    rulings::Answer answer;              ///< by the version in force
    std::vector<rulings::Answer> others; ///< by the others
    QString changedFact;                 ///< empty: nothing was changed yet
    QString verdictBefore;
};

/// The verdict, or why there is none, in a line: what stands above the reasons.
[[nodiscard]] QString headline(const AskedAnswer &shown, const rulings::Answer &answer);

/// The answer as a document with links "entry:id" and "find:words" to what it cites.
[[nodiscard]] QString answerHtml(const rules::Reference &reference, const AskedAnswer &shown);

/// The entry of the knowledge base that tells what is cited; nullptr when none has that section.
[[nodiscard]] const rules::Entry *entryFor(const rules::Reference &reference,
                                           const rulings::RuleCitation &citation);
/// Ids of the entries that the reasons of an answer cite, each once.
[[nodiscard]] std::vector<std::string> citedEntries(const rules::Reference &reference,
                                                    const rulings::Answer &answer);

} // namespace ui

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/document.h"
#include "rules/reference/reference.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"

#include <cstddef>

#include <QString>
#include <QStringList>

namespace ui {

[[nodiscard]] QString capitalized(QString text);
/// The questions of one text, each by itself: the first is the likeliest of those that were
/// guessed.
[[nodiscard]] QStringList questionsIn(const QString &text);
/// "Rules Reference 1.0, “Jack Out”".
[[nodiscard]] QString citationText(const rulings::RuleCitation &cited);

/// A question, its answer by every version, and what was changed last.
struct AskedAnswer {
    core::Json document;                 ///< with the acts behind which it is asked
    std::size_t acts = 0;                ///< of them
    rulings::Asked asked;                ///< with all that was played
    rulings::Answer answer;              ///< by the version in force
    std::vector<rulings::Answer> others; ///< by the others
    QString changedFact;                 ///< empty: nothing was changed yet
    QString verdictBefore;
    bool unfolded = false; ///< all steps are shown, and not only those that decide
};

/// Acts were played since.
[[nodiscard]] bool isAskedBefore(const AskedAnswer &shown);
/// The answer in a line.
[[nodiscard]] QString verdictText(const AskedAnswer &shown);
/// By which version it is derived, and how sure that is.
[[nodiscard]] QString standingText(const rulings::Answer &answer);
/// What the answer rests on as a document with links "entry:id" and "find:words" to what it cites,
/// "moment:2" to the moment after so many acts, and "steps:all" and "steps:decisive" that unfold
/// and fold its steps.
[[nodiscard]] QString answerHtml(const rules::Reference &reference, const AskedAnswer &shown);

/// The entry of the knowledge base that tells what is cited; nullptr when none has that section.
[[nodiscard]] const rules::Entry *entryFor(const rules::Reference &reference,
                                           const rulings::RuleCitation &citation);
/// Ids of the entries that the reasons of an answer cite, each once.
[[nodiscard]] std::vector<std::string> citedEntries(const rules::Reference &reference,
                                                    const rulings::Answer &answer);

} // namespace ui

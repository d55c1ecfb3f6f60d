// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every situation that the tests know an answer for: official rulings with both values of their
// deciding fact, variants, and the situations that one difference or one rule decides.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"

#include <set>
#include <string>
#include <vector>

namespace rulings_support {

/// What the test data says of one situation by one version.
struct Situation {
    std::string id;
    rulings::RulesVersion version = rulings::RulesVersion::Rr10;
    rulings::Asked asked;
};

/// The list of that name in a document of the test data.
[[nodiscard]] const core::Json &testList(const char *file, const char *name);
[[nodiscard]] std::string textOf(const core::Json &object, const char *key);
/// The question that an entry of such a list asks.
[[nodiscard]] rulings::Asked askedBy(const core::Json &entry);
[[nodiscard]] rulings::RulesVersion versionOf(std::string_view word);

/// Each of them by every version.
[[nodiscard]] const std::vector<Situation> &everySituation();

/// What is derived; null where nothing is.
[[nodiscard]] core::Json verdictOf(const rulings::Rulebook &book, const rulings::Asked &asked);
/// That each entry of a list is answered by each version as it says `by` that version; `id` is
/// the key by which a failure names the entry.
void checkByVersions(const core::Json &list, const char *id);
/// The ids of the rules that a line rests on, and those that the whole derivation does.
[[nodiscard]] std::vector<std::string> rulesOf(const rulings::Step &line);
[[nodiscard]] std::set<std::string> rulesOf(const rulings::Answer &answer);
/// Confidence and verdict: what a reader would call the answer.
[[nodiscard]] std::string answerIn(const rulings::Answer &answer);

} // namespace rulings_support

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What facts of a situation are called, for people.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/state.h"

#include <string>
#include <string_view>

namespace rulings {

/// "credits of the Runner", "Tollbooth: rezzed"; `path` as reports name it, "runner.credits", or as
/// a situation holds it, "objects.i1.rezzed" (docs/question-language.md).
[[nodiscard]] Sentence factName(std::string_view path, const State &state);
/// Without whose it is: "cards in hand" for "hand"; also what else a form asks for: "card".
[[nodiscard]] Sentence factWord(std::string word);
/// "credits of the Runner 2, tags 0"
[[nodiscard]] Sentence inWords(const Supposed &facts, const State &state);

} // namespace rulings

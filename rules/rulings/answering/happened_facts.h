// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something happened as the script was played, and what a card gave.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <string_view>

namespace rulings {

/// "happened tag", "happened net-damage", "happened i1" (an ability of it triggered or resolved),
/// "i1.gained" (credits that came from it); nothing: it is another fact.
[[nodiscard]] std::optional<Fact> happenedFact(const Table &table, std::string_view path);
/// The same as a person would say it.
[[nodiscard]] std::optional<Sentence> happenedInWords(const State &state, std::string_view path,
                                                      const Fact &fact);

} // namespace rulings

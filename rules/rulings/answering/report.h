// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of the table.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/table/table.h"

#include <string>
#include <string_view>

namespace rulings {

/// The value as questions and answers write it.
std::string word(auto value, const auto &words) { return std::string(core::toWord(words, value)); }

/// What happened, one after the other. Throws NotDerivable where the version leaves that open.
[[nodiscard]] Fact orderFact(const Table &table);
/// A fact of the table by its path, "runner.credits" or "i1.strength" (docs/question-language.md),
/// with the rules it rests on in the trace. Throws NotDerivable for a path that leads nowhere.
[[nodiscard]] Fact report(Table &table, std::string_view path);

} // namespace rulings

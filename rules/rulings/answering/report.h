// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/table/table.h"

#include <string>
#include <string_view>

namespace rulings {

std::string word(auto value, const auto &words) { return std::string(core::toWord(words, value)); }

/// A fact of the table by its path, "runner.credits" or "i1.strength" (docs/question-language.md),
/// with the rules it rests on in the trace. Throws NotDerivable for a path that leads nowhere.
/// What happened, one after the other.
[[nodiscard]] Fact orderFact(const Table &table);
[[nodiscard]] Fact report(Table &table, std::string_view path);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Facts of a card.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

#include <string_view>

namespace rulings {

/// By the name behind the dot, "zone" or "subtype Barrier" (docs/question-language.md, "Facts").
/// Throws NotDerivable for any other name, and where the fact is not told.
[[nodiscard]] Fact objectFact(const Table &table, ObjectId id, std::string_view name);
/// What the word `credits` means of a card: recurring ones where it has such.
[[nodiscard]] Counter creditsOn(const CardModel &card);

} // namespace rulings

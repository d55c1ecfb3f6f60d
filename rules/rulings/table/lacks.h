// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why a card is none of those that a text asks for.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <optional>

namespace rulings {

/// "agenda or asset"
[[nodiscard]] Sentence typesInWords(rules::EnumSet<CardType> types);
/// It protects a server, and what is asked for lies in one.
[[nodiscard]] bool isOutsideServer(const State &state, const Filter &asked, ObjectId card);
/// What that card lacks to be such a one, as far as there are words for it: "Enigma is not rezzed".
[[nodiscard]] Sentence whyNotSuch(const Table &table, const Filter &asked, ObjectId card,
                                  const Context &context);

/// The rule that such a lack rests on; none: it is only what the text asks for.
[[nodiscard]] std::optional<RuleName> ruleOfLack(const Table &table, const Filter &asked,
                                                 ObjectId card, const Context &context);

} // namespace rulings

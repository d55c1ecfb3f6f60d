// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What texts ask for, in words: kinds of cards, numbers and conditions, with what is there.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// "ice, Barrier, rezzed": what all such cards have; empty: nothing that has a word.
[[nodiscard]] Sentence kindInWords(const Filter &filter);
/// What decides whether the condition holds: "power counters on D4v1d: at least 3 (it is 2)".
/// Empty: there is no word for it.
[[nodiscard]] Sentence whatDecides(const Table &table, const Condition &condition,
                                   const Context &context);

/// What a number counts: "power counters on D4v1d"; empty: there are no words, or it is a number.
[[nodiscard]] Sentence countedInWords(const Table &table, const Amount &amount,
                                      const Context &context);

} // namespace rulings

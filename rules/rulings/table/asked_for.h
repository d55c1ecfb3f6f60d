// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What texts ask about, in words: numbers and conditions, with what is so on the table. Kinds of
// cards: describing/describe.h.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// "there is no program in the heap"
[[nodiscard]] Sentence noneInWords(const Filter &of, const Context &context);
/// What is so on the table and decides whether the condition holds: "D4v1d has 2 power counters,
/// less than 3". Empty: there is no word for it.
[[nodiscard]] Sentence whatDecides(const Table &table, const Condition &condition,
                                   const Context &context);

/// What a number counts: "power counters on D4v1d"; empty: there are no words, or it is a number.
[[nodiscard]] Sentence countedInWords(const Table &table, const Amount &amount,
                                      const Context &context);
/// How many there are of what has words: "the Runner has 2 tags", "installed programs: 2".
[[nodiscard]] Sentence numberInWords(const Table &table, const Amount &amount,
                                     const Context &context);
/// How numbers come about that are compared, where they are not those on the cards.
void sayCompared(const Table &table, const Condition &asked, const Context &context);

/// That anything came of the part before, or nothing: "no card was trashed".
[[nodiscard]] Sentence whatCameOfIt(const Context &context, bool any);
/// That something has come in this turn before, or not: what comes the second time is not the
/// first.
[[nodiscard]] Sentence secondTime(EventKind kind, bool is);

} // namespace rulings

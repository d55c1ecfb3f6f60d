// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Why a text does not change a number, though it changes such numbers.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

namespace rulings {

struct Context;
class Table;

/// Whose number it is; `card`: of one.
struct NumberOf {
    Value kind = Value::Strength;
    Side side = Side::Runner;
    ObjectId card = {};
    bool told = false; ///< what could change it and does not is told, too
};

/// That a text does not change the number, though it changes such numbers.
void noteUnchanged(const Table &table, const NumberOf &of, ObjectId source, const Ability &ability,
                   core::FunctionRef<Sentence()> why);
/// The server that an additional access is of: that which the text names its cards by; none: any.
[[nodiscard]] ServerId serverAccessed(const Table &table, const Filter &cards,
                                      const Context &context);
/// Why a text does not change it; of accesses it may be about those of another server.
[[nodiscard]] Sentence whyNotNow(const Table &table, const NumberOf &of, const Ability &ability,
                                 const Context &context);
/// What it counts, of which there is none; empty: no words.
[[nodiscard]] Sentence countedAsNone(const Table &table, const Ability &ability,
                                     const Context &context);

} // namespace rulings

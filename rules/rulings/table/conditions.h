// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a condition of the card language holds.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether the server is of that kind, seen from the card.
[[nodiscard]] bool isServerOfKind(const State &state, ServerId server, Where where,
                                  const Context &context);
/// Says nothing of the answer itself; what was looked at for it goes into the record.
[[nodiscard]] bool holds(const Table &table, const Condition &condition, const Context &context);
/// How often such an event happened in this turn, or in this run.
[[nodiscard]] int timesHappened(const Table &table, const Condition &condition,
                                const Context &context);
/// What the amounts of all such events of this turn come to.
[[nodiscard]] int amountHappened(const Table &table, const Condition &condition,
                                 const Context &context);
/// Whether it holds, without a line in the trace; what had to be assumed for it is kept.
[[nodiscard]] bool wouldHold(const Table &table, const Condition &condition,
                             const Context &context);

} // namespace rulings

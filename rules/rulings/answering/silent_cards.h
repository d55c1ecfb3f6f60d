// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that nothing came of: why, where somebody will have thought of them.
#pragma once

#include "rules/rulings/language/ids.h"

namespace rulings {

struct Question;
struct State;
class Table;

/// Something is asked of counters on the card.
[[nodiscard]] bool areCountersAsked(const State &state, const Question &question, ObjectId card);
/// The only card that has not come up at all: somebody has put it there.
void noteOnlyOne(const Table &table, const Question &question);
/// A current of which it is asked where it lies, and an agenda came to the other player.
void noteStaying(const Table &table, const Question &question);
/// It is the step of discarding, and nothing is discarded there.
void noteNoDiscard(Table &table, const Question &question);
/// An event or operation that waits for something in the course of what it began.
void notePlayedInVain(const Table &table, const Question &question);

} // namespace rulings

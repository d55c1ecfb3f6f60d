// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be accessed at all, and where the accesses of a server begin and end.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <cstddef>

namespace rulings {

/// No text keeps the Runner from accessing it; without a card: those that are only counted.
[[nodiscard]] bool mayBeAccessed(const Table &table, ObjectId id);
/// What waits for them resolves before any card is accessed.
void beginAccesses(Table &table);
/// And behind the last one, once.
void endAccesses(Table &table);
/// Whether a card that was accessed since was stolen or trashed; `from`: of State::happened.
[[nodiscard]] bool tookAny(const State &state, std::size_t from);

/// So many may be accessed of the server: what a text allows in this run, less what effects have
/// had accessed apart.
[[nodiscard]] int mostOfServer(const Run &run);
/// A text lets no other card be accessed in this run.
[[nodiscard]] bool isLimitReached(const Run &run);
/// By so many each number of accesses is lower, as effects have it for now.
[[nodiscard]] int fewerAccesses(const State &state);
/// That number less those, told.
[[nodiscard]] int lessened(const Table &table, int number, int fewer);

[[nodiscard]] Sentence everyCardOf(const State &state, ServerId server, int number);
[[nodiscard]] Sentence noMoreThan(int number);

/// The Runner has left it unaccessed in this run, as a text lets him.
[[nodiscard]] bool isDeclined(const Run &run, ObjectId id);

/// Nothing, unless a text says otherwise.
[[nodiscard]] Bundle accessCost(const Table &table, ObjectId card);
/// Whether it is paid; `named`: the script has the card accessed.
[[nodiscard]] bool paysToAccess(Table &table, ObjectId card, bool named);
/// The script says that it is not paid for one of these.
[[nodiscard]] bool declinesAccess(Table &table, const std::vector<ObjectId> &candidates);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that a question counts without saying which they are.
#pragma once

#include "rules/rulings/table.h"

namespace rulings {

/// How many such cards lie in that zone; none where the question states no number.
[[nodiscard]] int unlisted(const State &state, Zone zone);
/// Whether the question says how many.
[[nodiscard]] bool isCounted(const State &state, Zone zone);
/// The zone, if a card fits the filter by lying in it and by nothing else.
[[nodiscard]] std::optional<Zone> onlyByZone(const Filter &filter);
/// One of them goes from there to another such zone.
void moveUnlisted(Table &table, Zone from, Zone to);
/// One of them goes to the trash pile of its owner.
void trashUnlisted(Table &table, Zone zone);
/// Throws NotDerivable when such a card might fit the filter.
void requireListed(const Table &table, const Filter &filter);
/// Throws NotDerivable when so many cards from the top of a deck are a matter of chance.
void requireOrder(const State &state, Side side, int count);
/// The topmost cards of a deck, at most so many; those that are only counted are no object. Throws
/// NotDerivable where chance or an untold number decides.
[[nodiscard]] std::vector<ObjectId> fromTop(const State &state, Side side, int count);
/// Trashes the topmost cards of a deck, at the same time.
void trashTop(Table &table, Side side, int count);

} // namespace rulings

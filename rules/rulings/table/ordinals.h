// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Whether the question itself tells of an earlier instance of what an ordinal ability waits for.
/// Throws NotDerivable where it tells too little to know.
/// How often it triggers in a turn.
[[nodiscard]] int timesEachTurn(const Table &table, ObjectId source, const Ability &ability);
/// That the second time counts, too, where it is the second and a card says so.
void saySecondTime(const Table &table, ObjectId source, const Ability &ability);
[[nodiscard]] bool happenedBefore(const Table &table, const Ability &ability, ObjectId source,
                                  const Event &event);
/// Whether a card that waits for a play to be resolved came into play after it was begun, so that
/// it was not there to see what it waits for.
[[nodiscard]] bool cameSincePlayed(const Table &table, ObjectId source, const Event &event);
/// It waits already for another card that was trashed at the same time, and speaks of “1 or more”.
[[nodiscard]] bool isMetByBatch(const Table &table, ObjectId source, const Ability &ability,
                                const Event &event);

} // namespace rulings

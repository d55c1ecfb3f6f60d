// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which abilities an event meets.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Writes the event down as one of this turn.
void noteHappened(Table &table, const Event &event);
/// `left`: cards that were active until it happened.
[[nodiscard]] Met meet(Table &table, const Event &event, const std::vector<ObjectId> &left = {});

/// What counts as such an event and meets nothing, kept to say why.
void noteMissed(const Table &table, EventKind event, ObjectId object);
/// Whether an ability in force waits for such events.
[[nodiscard]] bool isAwaited(const Table &table, EventKind event);
/// An ability for one time in the turn or run: the question did not tell that it was before.
void assumeUnused(const Table &table, ObjectId source, const Ability &ability);

} // namespace rulings

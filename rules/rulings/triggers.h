// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Conditional abilities: trigger condition met, triggered, resolved.
#pragma once

#include "rules/rulings/table.h"

namespace rulings {

/// Conditional abilities whose trigger condition one event has met.
struct Met {
    std::vector<Pending> atOnce; ///< constant by their wording
    std::vector<Pending> waiting;
};

[[nodiscard]] Met meet(Table &table, const Event &event, const std::vector<ObjectId> &left = {});
void resolveAtOnce(Table &table, const Met &met);
/// Whether its player may leave it.
[[nodiscard]] bool isOptional(const Ability &ability);

/// Something has happened: every ability whose trigger condition it meets now waits.
/// `left` were active until now.
void raise(Table &table, const Event &event, const std::vector<ObjectId> &left = {});
/// What counts as such an event and meets nothing, kept to say why.
void noteMissed(Table &table, EventKind event, ObjectId object);
/// Whether an ability in force waits for such events.
[[nodiscard]] bool isAwaited(const Table &table, EventKind event);
/// An ability for one time in the turn or run: the question did not tell that it was before.
void assumeUnused(const Table &table, ObjectId source, const Ability &ability);
/// One that waits triggers now, if it still can.
void trigger(Table &table, const Pending &waiting);
/// Resolves what waits, down to `mark` entries: those met last first, of one moment the player's
/// whose turn it is first. Player's decisions come from the script.
void settle(Table &table, std::size_t mark);
/// What has to be put right at once because constant abilities and rules say so: ice without
/// strength under a Parasite, programs above the memory limit.
void applyStateRules(Table &table);

} // namespace rulings

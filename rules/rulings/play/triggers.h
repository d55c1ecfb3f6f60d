// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Conditional abilities: trigger condition met, triggered, resolved.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// Conditional abilities whose trigger condition one event has met.
struct Met {
    std::vector<Pending> atOnce; ///< take effect before any that wait
    std::vector<Pending> waiting;
};

void resolveAtOnce(Table &table, const Met &met);
/// It is used now, once of the times a turn or run allows; that it was passed over before is
/// assumed of that moment alone.
void noteUsed(Table &table, ObjectId source, const Ability &ability);
/// Whether its player may leave it: “may”, or a text that lets it be used once each turn or run.
[[nodiscard]] bool isOptional(const Ability &ability);

/// Something has happened: every ability whose trigger condition it meets now waits.
/// `left` were active until now.
void raise(Table &table, const Event &event, const std::vector<ObjectId> &left = {});
/// The same of one that was written down as it happened.
void raiseNoted(Table &table, const Event &event, const std::vector<ObjectId> &left = {});

/// One that waits triggers now, if it still can.
void trigger(Table &table, const Pending &waiting);
/// Resolves what waits, down to `mark` entries: those met last first, of one moment the player's
/// whose turn it is first. Player's decisions come from the script.
void settle(Table &table, std::size_t mark);

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which card may lie on which, and what that means.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// The first ability of that kind on the card; nullptr when it has none.
[[nodiscard]] const Ability *abilityOf(const Object &object, AbilityKind kind);
/// What the host says of cards that are installed on it; nullptr when it takes no such card.
[[nodiscard]] const HostsAbility *hosts(const Table &table, ObjectId host, ObjectId card);
/// Whether a card in play takes that one when it is installed, and has room for it.
[[nodiscard]] bool couldBeHosted(const Table &table, ObjectId card);
/// Directly; what those host in turn is not among them.
[[nodiscard]] std::vector<ObjectId> hostedOn(const State &state, ObjectId host);
/// The cards, and what is trashed with them because they host it.
[[nodiscard]] std::vector<ObjectId> withHosted(const State &state, std::vector<ObjectId> cards);
/// Before it is given up for a cost: what it hosts may change its worth.
[[nodiscard]] Taken takenAsItLies(const State &state, ObjectId card);
/// A program hosted where the host says that its memory does not count.
[[nodiscard]] bool takesNoMemory(const Table &table, ObjectId program);
/// Of a card whose text demands a host: all it could be installed on. Empty for every other card,
/// and when none would do.
[[nodiscard]] std::vector<ObjectId> hostsFor(const Table &table, ObjectId card);
/// Hosted cards count, installed or not, against the number it says it can host; memory is not
/// looked at.
[[nodiscard]] bool isFull(const State &state, ObjectId host);
/// As if it were hosted there already: the destination is declared first (Rules Reference 1.0,
/// "Install").
[[nodiscard]] bool takesNoMemoryOn(const Table &table, ObjectId program, ObjectId host);

/// Cards whose text, or whose paid abilities, that card has besides its own.
[[nodiscard]] std::vector<ObjectId> copiedBy(const State &state, ObjectId card,
                                             bool paidToo = true);
/// Whose text that ability of the card is; none: its own.
[[nodiscard]] ObjectId copiedFrom(const State &state, ObjectId card, const Ability &ability);
/// By its id, also of those that the card has from another, with the name of that one where both
/// are called alike: "p1.break". nullptr when there is none.
[[nodiscard]] const Ability *abilityCalled(const State &state, ObjectId card, std::string_view id);

} // namespace rulings

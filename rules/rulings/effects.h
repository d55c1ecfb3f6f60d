// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What abilities do, one operation of the card language after the other.
#pragma once

#include "rules/rulings/costs.h"
#include "rules/rulings/prevention.h"

#include <span>
#include <vector>

namespace rulings {

/// An ability that has triggered resolves whatever becomes of its source. After each effect the
/// abilities it met resolve.
void resolve(Table &table, const std::vector<Effect> &effects, Context &context);
void resolveOne(Table &table, const Effect &effect, Context &context);
/// What waited for the end of the turn or run.
void resolveDelayed(Table &table, Duration until);
/// Whether any of this, one after the other, would change anything, costs and triggers left out of
/// account.
[[nodiscard]] bool canChangeAnything(Table &table, std::span<const Effect> effects,
                                     Context context);
/// Whether it can be done completely: what a player who must choose has to look at.
[[nodiscard]] bool canResolveFully(Table &table, const Effect &effect, const Context &context);

/// Whether a “cannot” in force stops that player, as far as it concerns that card.
[[nodiscard]] bool isForbidden(Table &table, Forbidden what, Side side, ObjectId object);

[[nodiscard]] bool cannotBeTrashed(Table &table, ObjectId id);

/// Whatever the step of the run asks.
[[nodiscard]] bool cannotJackOut(Table &table);

/// At the same time, with the chance to prevent it; what was trashed.
std::vector<ObjectId> doTrash(Table &table, const std::vector<ObjectId> &ids);
// The basic changes, with the chance to prevent them; false when anything of it was prevented.
bool doDamage(Table &table, Damage kind, int amount, bool preventable = true);
bool doTags(Table &table, int amount);
/// Parts of a composite effect: all may be prevented before any of them happens.
bool doTogether(Table &table, std::vector<Impending> impending, bool preventable = true);
void doDraw(Table &table, Side side, int count);
void forfeit(Table &table, ObjectId id);
/// By an effect that lowers it, additional costs included.
[[nodiscard]] Bundle rezCost(Table &table, ObjectId id, int lowered = 0);
/// Pays what it costs, additional costs included, unless all are ignored; false when that cannot be
/// paid or is declined.
bool doRez(Table &table, ObjectId id, bool ignoringCosts, int lowered = 0);

} // namespace rulings

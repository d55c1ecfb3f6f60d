// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects resolve one after the other, whatever each of them is.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

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
[[nodiscard]] bool canChangeAnything(const Table &table, std::span<const Effect> effects,
                                     Context context);
/// Whether it can be done completely: what a player who must choose has to look at.
[[nodiscard]] bool canResolveFully(const Table &table, const Effect &effect,
                                   const Context &context);

} // namespace rulings

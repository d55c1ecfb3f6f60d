// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that outlast the one that makes them. Rules Reference 1.0: "Lasting Effects".
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <optional>

namespace rulings {

/// An effect of that kind which outlasts the one that makes it.
[[nodiscard]] Lasting lastingOf(const Effect &effect, const Context &context, Lasting::Kind kind,
                                Duration until);
/// What an effect rests on that lasts longer than its resolution.
[[nodiscard]] RuleName lastingRule(const Table &table, const Context &context);
/// Servers that cards of that player, or of both, have chosen for this turn only.
void forgetServersOfTurn(State &state, std::optional<Side> whose = std::nullopt);

} // namespace rulings

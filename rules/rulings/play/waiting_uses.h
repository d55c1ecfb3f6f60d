// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether an ability that waits could be used at all.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <optional>

namespace rulings {

/// Why the player cannot choose to use it: it could not be paid for, or could change nothing.
[[nodiscard]] std::optional<Check> whyUnusable(Table &table, const Pending &waiting,
                                               const Act &act);
/// How a script says what becomes of it.
[[nodiscard]] Act sayOf(ActKind kind, const Pending &waiting);
/// Of an ability that replaces something: whether its player has it so, where the text leaves him
/// free; the script says it, otherwise it is passed by.
[[nodiscard]] bool isWanted(Table &table, ObjectId source, const Ability &ability);
/// Nobody would use it, for it could do nothing.
[[nodiscard]] bool isInVain(Table &table, const Pending &waiting);

} // namespace rulings

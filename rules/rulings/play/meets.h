// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether something that happened is what an ability waits for.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// `context`: of the ability, which has to wait for the event yet. `noted`: the record tells what
/// it lacked.
[[nodiscard]] bool meets(const Table &table, const Ability &ability, const Context &context,
                         const Event &event, bool noted = true);

} // namespace rulings

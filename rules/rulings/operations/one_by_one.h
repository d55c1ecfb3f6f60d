// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that take several cards, one after the other.
#pragma once

#include "core/function_ref.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// `act` is done with one card after the other, each chosen when its turn comes; cards that have to
/// stay where they are are left out.
void oneByOne(
    Table &table, const Effect &effect, Context &context, RuleName rule,
    core::FunctionRef<void(ObjectId)> act,
    core::FunctionRef<bool(ObjectId)> stays = [](ObjectId) { return false; });

} // namespace rulings

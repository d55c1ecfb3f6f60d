// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `if` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <string>

namespace rulings {

namespace {

void resolveIf(Table &table, const Effect &effect, Context &context)
{
    const bool held = holds(table, effect.condition, context);
    const bool late = table.hasRule("trigger.requirement-in-effect"_rule);
    table.say(std::string(held ? "what the effect requires holds"
                               : "what the effect requires does not hold")
                  + (late ? " now that it resolves" : ""),
              {table.orElse("trigger.requirement-in-effect"_rule, "effect.resolve"_rule,
                            context.heldWhenMet.value_or(held) != held)});
    resolve(table, held ? effect.then : effect.otherwise, context);
}

bool couldIf(const Table &table, const Effect &effect, const Context &context)
{
    return canChangeAnything(
        table, holds(table, effect.condition, context) ? effect.then : effect.otherwise, context);
}

} // namespace

const Operation ifOperation{Op::If, {"op", "condition", "then", "else"}, resolveIf, couldIf};

} // namespace rulings

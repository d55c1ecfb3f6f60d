// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/ability.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"

#include <algorithm>

namespace rulings {

bool isMetBy(const Ability &ability, EventKind event)
{
    const auto isOf = [&](const TriggerCondition &when) {
        return when.event == event || when.orEvent == event;
    };
    const auto *conditional = ability.asIf<ConditionalAbility>();
    return conditional
        && (isOf(conditional->when) || std::ranges::any_of(conditional->when.others, isOf));
}

bool modifies(const Ability &ability, Value value)
{
    const auto *constant = ability.asIf<ConstantAbility>();
    return constant && constant->modifies == value;
}

bool blanks(const Ability &ability)
{
    const auto *constant = ability.asIf<ConstantAbility>();
    return constant && constant->blanks;
}

bool forbids(const Ability &ability, Forbidden what)
{
    const auto *cannot = ability.asIf<CannotAbility>();
    return cannot && cannot->forbids == what;
}

bool breaks(const Ability &ability)
{
    return std::ranges::any_of(ability.effects, [](const Effect &effect) {
        return effect.op == &breakOperation && !effect.as<BreakHow>().ifAble;
    });
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/other_breaks.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace rulings {

namespace {

/// A paid ability that breaks a number of subroutines that it says itself.
const Effect *breakOf(const Ability &ability)
{
    if (ability.kind() != AbilityKind::Paid || ability.effects.empty())
        return nullptr;
    const Effect &first = ability.effects.front();
    return first.op == &breakOperation && first.amount.of == Amount::Of::Nothing ? &first : nullptr;
}

std::optional<Check> refusalOf(Table &table, Side by, const Act &act)
{
    const Aside aside(table); // only to find words
    try {
        const Judgement judgement = judge(table, by, act);
        const Check *refusal = judgement.refusal(*table.book);
        return refusal ? std::optional(*refusal) : std::nullopt;
    } catch (const NotDerivable &) {
    } catch (const NotAllowed &) {
    }
    return std::nullopt;
}

} // namespace

void sayWhyNotMore(Table &table, Side by, const Act &act)
{
    if (act.kind != ActKind::Use || act.subroutines.empty())
        return;
    for (const Ability &ability : table.state[act.object].card->abilities) {
        const Effect *breaks = breakOf(ability);
        if (!breaks || ability.id == act.ability
            || breaks->amount.plus < static_cast<int>(act.subroutines.size()))
            continue;
        Act other = act;
        other.ability = ability.id;
        if (const auto refusal = refusalOf(table, by, other)) {
            table.say(
                Sentence::tr("{card} cannot be used: {why}",
                             {{"card", AbilityOf{act.object, ability.id}}, {"why", refusal->what}}),
                {refusal->rule});
            table.record.trace.back().price = refusal->price;
        }
    }
}

} // namespace rulings

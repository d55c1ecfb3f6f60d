// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/waiting_uses.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <optional>

namespace rulings {

std::optional<Check> whyUnusable(Table &table, const Pending &waiting, const Act &act)
{
    if (!isOptional(*waiting.ability))
        return std::nullopt;
    const During occasion(table.frames, Occasion{waiting});
    try {
        const Judgement judgement = judge(table, waiting.controller, act);
        const Check *refusal = judgement.refusal(*table.book);
        return refusal ? std::optional(*refusal) : std::nullopt;
    } catch (const NotDerivable &) {
        return std::nullopt; // told where it resolves, if it matters there
    }
}

Act sayOf(ActKind kind, const Pending &waiting)
{
    return actOf(kind, waiting.source, waiting.ability->id);
}

bool isWanted(Table &table, ObjectId source, const Ability &ability)
{
    const Act *act = table.next();
    const bool named =
        act && act->object == source && act->ability == ability.id && !table.isAsked(act);
    if (named && act->kind == ActKind::Use) {
        table.consume();
        return true;
    }
    if (!isOptional(ability))
        return true;
    if (named && act->kind == ActKind::Decline)
        table.consume();
    else
        table.passBy(
            table.state[source].owner, table.unused(source, ability),
            {actOf(ActKind::Use, source, ability.id), actOf(ActKind::Decline, source, ability.id)});
    return false;
}

bool isInVain(Table &table, const Pending &waiting)
{
    std::optional<Check> why;
    {
        const Aside aside(table);
        why = whyUnusable(table, waiting, sayOf(ActKind::Use, waiting));
    }
    return why && why->rule.id == "ability.must-change-something";
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Using Abilities", "Action", "Composite Effect", "Search"; FAQ 1.6:
// "Triggering Actions and Abilities". What an ability could change, its costs left out of account.
#include "rules/rulings/play/resolving.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <optional>
#include <span>

namespace rulings {

namespace {

/// The card is given up for what follows: where a version asks whether an ability can be resolved,
/// that must be possible (FAQ 1.6, Section 3, on Copycat).
bool isGivenUpInVain(const Table &table, std::span<const Effect> effects, const Context &context)
{
    if (effects.size() < 2 || effects[0].op != &trashOperation || effects[0].of.ref != Ref::Self
        || effects[1].op != &ifOperation
        || effects[1].as<IfHow>().condition.left.of != Amount::Of::LastLost
        || !table.hasRule("ability.must-be-resolvable"_rule))
        return false;
    if (canChangeAnything(table, effects[1].then, context))
        return false;
    table.say(Sentence::tr("the effect that {card} is trashed for could not resolve",
                           {{"card", context.source}}),
              {"ability.must-be-resolvable"_rule});
    return true;
}

} // namespace

bool canChangeAnything(const Table &table, std::span<const Effect> effects, Context context)
{
    if (isGivenUpInVain(table, effects, context))
        return false;
    std::optional<NotDerivable> open;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Effect &effect = effects[i];
        if (effect.op == &chooseNumberOperation) {
            context.number = number(table, effect.amount, context);
            continue;
        }
        if (i > 0 && effect.op->onlyFollows)
            continue;
        try {
            if (effect.op != &chooseOperation) {
                if (couldChange(table, effect, context))
                    return true;
                continue;
            }
            // What is chosen matters by what happens to it.
            const auto from = candidates(table, effect.of, context);
            const auto rest = effects.subspan(i + 1);
            if (effect.as<ChoiceHow>().remembered && !from.empty())
                return true;
            if (anyOf(from, [&](ObjectId id) {
                    Context with = context;
                    with.picked = id;
                    return canChangeAnything(table, rest, with);
                }))
                return true;
            if (isThereUnlisted(table, effect.of))
                return true;
            if (!from.empty())
                break;
            context.picked = {};
        } catch (const NotDerivable &reason) {
            open = reason;
        }
    }
    if (open)
        throw NotDerivable(*open);
    return false;
}

} // namespace rulings

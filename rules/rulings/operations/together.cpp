// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `together` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

void together(Table &table, const Effect &effect, Context &context)
{
    std::vector<Impending> impending;
    std::vector<const Effect *> others;
    for (const Effect &part : effect.then)
        if (part.op == Op::DoDamage)
            impending.push_back(
                {Prevented::Damage, part.damage, number(table, part.amount, context), {}});
        else if (part.op == Op::TakeTags)
            impending.push_back(
                {Prevented::Tag, Damage::Net, number(table, part.amount, context), {}});
        else
            others.push_back(&part);
    table.say(table.hasRule("composite.simultaneous"_rule)
                  ? "the parts are one composite effect: any of them may be prevented before they "
                    "happen together"
                  : "the effect has several parts",
              {table.orElse("composite.simultaneous"_rule, "effect.resolve"_rule,
                            canAnythingPrevent(table))});
    (void)doTogether(table, std::move(impending));
    for (const Effect *part : others)
        resolveOne(table, *part, context);
}

bool couldTogether(const Table &table, const Effect &effect, const Context &context)
{
    return anyOf(effect.then,
                 [&](const Effect &part) { return couldChange(table, part, context); });
}

} // namespace

const Operation togetherOperation{Op::Together, {"op", "parts"}, together, couldTogether};

} // namespace rulings

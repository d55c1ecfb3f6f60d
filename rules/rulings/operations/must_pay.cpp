// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `must-pay` of the card language.
// Rules Reference 1.0: "Must"; FAQ 1.6: Section 3. What a player has to pay.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

/// With everything that may be spent on it; what cannot be paid whole is not paid at all.
void mustPay(Table &table, const Effect &effect, Context &context)
{
    const Bundle bundle = bundleOf(table, effect, context);
    if (const auto lacking = whatIsLacking(table, bundle)) {
        table.say(
            Sentence::tr("{player} cannot pay {price}: {why}",
                         {{"player", bundle.payer}, {"price", inWords(bundle)}, {"why", *lacking}}),
            "cost.all-or-nothing"_rule, priceOf(bundle));
    } else {
        // Credits of cards matter only where the pool is not enough.
        const bool needsAll = bundle.credits > table.state.player(bundle.payer).credits;
        table.say(table.hasRule("must.all-means"_rule)
                      ? Sentence::tr("{player} must pay with everything that may be spent on it",
                                     {{"player", bundle.payer}})
                      : Sentence::tr("{player} must pay", {{"player", bundle.payer}}),
                  {table.orElse("must.all-means"_rule, "effect.resolve"_rule, needsAll)});
        if (pay(table, bundle))
            return;
    }
    resolve(table, effect.otherwise, context);
}

bool canBeWholeMustPay(const Table &table, const Effect &effect, const Context &context)
{
    return canPay(table, bundleOf(table, effect, context));
}

Sentence describeMustPay(const Effect &effect, Side owner)
{
    Sentence must = Sentence::tr("{player} must pay {cost}",
                                 {{"player", playerMeant(effect, owner)},
                                  {"cost", describe(effect.as<CostHow>().cost, owner)}});
    return effect.otherwise.empty()
        ? must
        : describeBoth(
              std::move(must),
              Sentence::tr("if not paid: {what}", {{"what", describe(effect.otherwise, owner)}}));
}

} // namespace

extern const Operation mustPayOperation{.word = "must-pay",
                                        .keys = {"op", "player", "cost", "else"},
                                        .read = readCostHow,
                                        .resolve = mustPay,
                                        .canBeWhole = canBeWholeMustPay,
                                        .needsChoice = costNeedsChoice,
                                        .describe = describeMustPay};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `pay` of the card language.
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

void payNested(Table &table, const Effect &effect, Context &context)
{
    const Bundle bundle = bundleOf(table, effect, context);
    if (const auto lacking = whatIsLacking(table, bundle)) {
        table.say(
            Sentence::tr("{player} cannot pay {price}: {why}",
                         {{"player", bundle.payer}, {"price", inWords(bundle)}, {"why", *lacking}}),
            "cost.all-or-nothing"_rule, priceOf(bundle));
        table.forgetNames();
        resolve(table, effect.otherwise, context);
        return;
    }
    std::optional<Taken> paid;
    if (pay(table, bundle, &paid)) {
        if (paid)
            context.paid = paid;
        resolve(table, effect.then, context);
        return;
    }
    table.say(Sentence::tr("it is not paid for, so it has no effect"), {"cost.nested"_rule});
    table.forgetNames();
}

bool couldPay(const Table &table, const Effect &effect, const Context &context)
{
    return effect.then.empty() || canChangeAnything(table, effect.then, context)
        || canChangeAnything(table, effect.otherwise, context);
}

bool canBeWholePay(const Table &table, const Effect &effect, const Context &context)
{
    return canPay(table, bundleOf(table, effect, context));
}

Sentence sayPayAsOption(const Table &table, const Effect &effect, const Context &context)
{
    const Bundle bundle = bundleOf(table, effect, context);
    const Sentence::Arguments said{{"player", playerOf(effect, context)},
                                   {"cost", inWords(bundle)}};
    return isOnlyDeed(bundle) ? Sentence::tr("{player} pays by {cost}", said)
                              : Sentence::tr("{player} pays {cost}", said);
}

Sentence describePay(const Effect &effect, Side owner)
{
    const Sentence cost = describe(effect.as<CostHow>().cost, owner);
    const Side side = playerMeant(effect, owner);
    Sentence paid = effect.then.empty()
        ? Sentence::tr("{player} may pay {cost}", {{"player", side}, {"cost", cost}})
        : Sentence::tr("{player} may pay {cost}, and then: {what}",
                       {{"player", side}, {"cost", cost}, {"what", describe(effect.then, owner)}});
    return effect.otherwise.empty()
        ? paid
        : describeBoth(
              std::move(paid),
              Sentence::tr("if not paid: {what}", {{"what", describe(effect.otherwise, owner)}}));
}

} // namespace

extern const Operation payOperation{.word = "pay",
                                    .keys = {"op", "player", "cost", "then", "else"},
                                    .read = readCostHow,
                                    .resolve = payNested,
                                    .couldChange = couldPay,
                                    .canBeWhole = canBeWholePay,
                                    .inWords = sayPayAsOption,
                                    .needsChoice = costNeedsChoice,
                                    .partsDone = partsThen,
                                    .describe = describePay};

} // namespace rulings

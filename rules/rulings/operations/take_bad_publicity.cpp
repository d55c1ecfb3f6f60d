// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `take-bad-publicity` of the card language.
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

/// By how much it changed, where the effect adds `amount` or takes it away.
Sentence whatChanged(int change, int amount)
{
    if (change == 0)
        return Sentence::tr("the bad publicity of the Corp does not change");
    return amount < 0 ? Sentence::tr("the Corp removes {n} bad publicity",
                                     "the Corp removes {n} bad publicity", -change)
                      : Sentence::tr("the Corp takes {n} bad publicity",
                                     "the Corp takes {n} bad publicity", change);
}

/// How much more it is now.
int takeBadPublicity(Table &table, int amount)
{
    State &state = table.state;
    if (amount > 0) {
        std::vector<Impending> impending{{Prevented::BadPublicity, Damage::Net, amount, {}}};
        letPrevent(table, impending);
        amount = impending.front().amount;
        if (amount <= 0)
            return 0;
    }
    // How much there was matters only where some of it is removed.
    const int change = amount < 0 ? -std::min<int>(state.badPublicity, -amount) : amount;
    state.badPublicity += change;
    table.say(whatChanged(change, amount), {"effect.resolve"_rule});
    table.badPublicityRemoved = table.badPublicityRemoved || change < 0;
    if (change > 0 && state.run.on)
        table.say(Sentence::tr("what is taken now gives no credit for the run that has begun"),
                  {"run.bad-publicity"_rule});
    if (change > 0)
        raise(table, {EventKind::BadPublicityTaken, {}, Side::Corp, Damage::Net, change});
    return change;
}

void resolveTakeBadPublicity(Table &table, const Effect &effect, Context &context)
{
    context.lost = -takeBadPublicity(table, number(table, effect.amount, context));
}

bool couldTakeBadPublicity(const Table &table, const Effect &effect, const Context &context)
{
    if (asksForPaid(effect.amount) && !context.paid)
        return effect.amount.factor > 0 || table.state.badPublicity > 0;
    const int amount = number(table, effect.amount, context);
    return amount > 0 || (amount < 0 && table.state.badPublicity > 0);
}

Sentence sayBadPublicityAsOption(const Table &table, const Effect &effect, const Context &context)
{
    const int amount = number(table, effect.amount, context);
    return whatChanged(amount, amount);
}

Sentence whatPublicityCame(bool any)
{
    return any ? Sentence::tr("bad publicity was removed")
               : Sentence::tr("no bad publicity was removed");
}

Sentence describeTakeBadPublicity(const Effect &effect, Side owner)
{
    if (effect.amount.of == Amount::Of::Nothing)
        return whatChanged(effect.amount.plus, effect.amount.plus);
    return Sentence::tr("bad publicity of the Corp: {change}",
                        {{"change", describeChange(effect.amount, owner)}});
}

} // namespace

extern const Operation takeBadPublicityOperation{.word = "take-bad-publicity",
                                                 .keys = {"op", "n"},
                                                 .resolve = resolveTakeBadPublicity,
                                                 .couldChange = couldTakeBadPublicity,
                                                 .inWords = sayBadPublicityAsOption,
                                                 .whatCame = whatPublicityCame,
                                                 .describe = describeTakeBadPublicity};

} // namespace rulings

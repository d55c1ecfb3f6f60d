// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Trace", "Link"; FAQ 1.6: the card ruling on Disrupter; Core Rules:
// "Traces".
#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/values.h"

namespace rulings {

namespace {

/// How many credits a player spends on a trace: as the script says, otherwise every number.
int spentOnTrace(Table &table, Side side, const Context &context)
{
    int spent = 0;
    if (const Act *act = table.next(); act && act->kind == ActKind::Spend) {
        spent = act->number;
        table.consume();
    } else {
        std::vector<std::string> options;
        const int most = creditsAvailable(table, side, {context.source, Spending::Trace});
        for (int i = 0; i <= most; ++i)
            options.push_back(std::to_string(i));
        spent = static_cast<int>(
            table.choose(side, "how many credits " + nameOf(side) + " spends", options));
    }
    Bundle bundle;
    bundle.payer = side;
    bundle.purpose = {context.source, Spending::Trace};
    bundle.credits = spent;
    if (!canPay(table, bundle))
        throw NotAllowed{nameOf(side) + " does not have " + std::to_string(spent) + " credits"};
    (void)pay(table, bundle);
    return spent;
}

} // namespace

void resolveTrace(Table &table, const Effect &effect, Context &context)
{
    table.say("the Corp spends first, then the Runner, both openly and as much as they like",
              {"trace.corp-first"_rule});
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::TraceBegins, {}, Side::Corp});
    settle(table, mark);
    int base = number(table, effect.amount, context);
    std::vector<Impending> impending{{Prevented::Trace, Damage::Net, 1, {}}};
    letPrevent(table, impending);
    if (impending.front().amount == 0)
        base = 0;
    const int strength = base + spentOnTrace(table, Side::Corp, context);
    const int link = playerValue(table, Value::Link, Side::Runner, true)
        + spentOnTrace(table, Side::Runner, context);
    const bool successful = strength > link;
    Trace &done = table.state.trace;
    done.base = base;
    done.strength = strength;
    done.link = link;
    done.successful = successful;
    table.say("trace strength " + std::to_string(strength) + " against link strength "
                  + std::to_string(link) + ": the trace is "
                  + (successful ? "successful" : "unsuccessful"),
              {"trace.exceeds"_rule});
    resolve(table, successful ? effect.then : effect.otherwise, context);
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `psi` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rulings {

namespace {

void resolvePsi(Table &table, const Effect &effect, Context &context)
{
    const auto most = [&](Side player) {
        return std::min(2, creditsAvailable(table, player, {context.source}));
    };
    const int own =
        table.chooseNumber(Side::Corp, "what the Corp spends secretly", most(Side::Corp));
    const int other =
        table.chooseNumber(Side::Runner, "what the Runner spends secretly", most(Side::Runner));
    for (const auto &[payer, credits] : {std::pair(Side::Corp, own), {Side::Runner, other}}) {
        Bundle bundle;
        bundle.payer = payer;
        bundle.purpose.object = context.source;
        bundle.credits = credits;
        if (!canPay(table, bundle))
            throw NotAllowed{"there are not so many credits"};
        (void)pay(table, bundle);
    }
    table.say("what was spent is revealed: by the Corp " + std::to_string(own) + ", by the Runner "
                  + std::to_string(other) + (own == other ? ", the same" : ", not the same"),
              {"effect.resolve"_rule});
    resolve(table, own != other ? effect.then : effect.otherwise, context);
}

} // namespace

const Operation psiOperation{.op = Op::Psi,
                             .keys = {"op", "then", "else"},
                             .resolve = resolvePsi,
                             .needsChoice = alwaysNeedsChoice};

} // namespace rulings

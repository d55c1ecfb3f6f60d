// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `psi` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

void resolvePsi(Table &table, const Effect &effect, Context &context)
{
    const auto spends = [&](Side player) {
        return chooseSecretly(table, player,
                              std::min(2, creditsAvailable(table, player, {context.source})));
    };
    const int own = spends(Side::Corp);
    const int other = spends(Side::Runner);
    for (const auto &[payer, credits] : {std::pair(Side::Corp, own), {Side::Runner, other}}) {
        Bundle bundle;
        bundle.payer = payer;
        bundle.purpose.object = context.source;
        bundle.credits = credits;
        bundle.asEffect = true;
        if (!canPay(table, bundle))
            throw NotAllowed{Sentence::tr("there are not so many credits")};
        (void)pay(table, bundle);
    }
    table.say(own == other ? Sentence::tr("what was spent is revealed, the Corp {corp} and the "
                                          "Runner {runner}: it is the same",
                                          {{"corp", own}, {"runner", other}})
                           : Sentence::tr("what was spent is revealed, the Corp {corp} and the "
                                          "Runner {runner}: it is not the same",
                                          {{"corp", own}, {"runner", other}}),
              {"effect.resolve"_rule});
    const std::size_t met = table.pending.size();
    Event revealed{EventKind::BidsRevealed, {}, Side::Corp, Damage::Net, own};
    revealed.differ = own != other;
    raise(table, revealed);
    resolve(table, own != other ? effect.then : effect.otherwise, context);
    settle(table, met);
}

Sentence describePsi(const Effect &effect, Side owner)
{
    Sentence differ;
    Sentence same;
    if (!effect.then.empty())
        differ =
            Sentence::tr("if the numbers differ: {what}", {{"what", describe(effect.then, owner)}});
    if (!effect.otherwise.empty())
        same = Sentence::tr("if they are the same: {what}",
                            {{"what", describe(effect.otherwise, owner)}});
    return describeBoth(Sentence::tr("both players secretly spend 0 to 2 credits"),
                        describeBoth(std::move(differ), std::move(same)));
}

} // namespace

extern const Operation psiOperation{.word = "psi",
                                    .keys = {"op", "then", "else"},
                                    .resolve = resolvePsi,
                                    .needsChoice = alwaysNeedsChoice,
                                    .describe = describePsi};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `take-credits` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/emptying.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

How readTakeHow(const core::JsonPlace &place)
{
    TakeHow how;
    how.anyNumber = !place.get("n");
    return how;
}

void resolveTakeCredits(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const int there = state[context.source].counter(Counter::Credit);
    const int taken = effect.as<TakeHow>().anyNumber
        ? table.chooseNumber(side, Sentence::tr("how many credits are taken"), there)
        : std::min(there, number(table, effect.amount, context));
    state.player(side).credits += taken;
    table.say(
        Sentence::tr("{player} takes {credits} from {card}",
                     {{"player", side}, {"credits", credits(taken)}, {"card", context.source}}),
        {"effect.resolve"_rule});
    takeOff(table, context.source, Counter::Credit, taken);
    table.record.gains.push_back({side, taken, context.source, true});
    if (taken > 0)
        raise(table, {EventKind::CreditsGained, context.source, side, Damage::Net, taken});
}

bool couldTakeCredits(const Table &table, const Effect &, const Context &context)
{
    const State &state = table.state;
    return state[context.source].counter(Counter::Credit) > 0;
}

Sentence describeTakeCredits(const Effect &effect, Side owner)
{
    return effect.as<TakeHow>().anyNumber
        ? Sentence::tr("{player} takes any number of the credits on this card", {{"player", owner}})
        : Sentence::tr("{player} takes {credits} from this card",
                       {{"player", owner}, {"credits", describeCredits(effect.amount, owner)}});
}

} // namespace

extern const Operation takeCreditsOperation{.word = "take-credits",
                                            .keys = {"op", "n"},
                                            .read = readTakeHow,
                                            .resolve = resolveTakeCredits,
                                            .couldChange = couldTakeCredits,
                                            .needsChoice = alwaysNeedsChoice,
                                            .describe = describeTakeCredits};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `gain-credits` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

struct GainHow {
    bool forRun = false; ///< only for this run, like the credits of bad publicity
};

How readGainHow(const core::JsonPlace &place)
{
    GainHow how;
    fill(how.forRun, place, "for_run");
    return how;
}

void resolveGainCredits(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    const int amount = number(table, effect.amount, context);
    const bool forRun = effect.as<GainHow>().forRun;
    if (forRun && !state.run.on)
        return;
    if (forRun && !state.run.badPublicityCredits.isKnown() && !state.badPublicity.isKnown()) {
        table.assume(noBadPublicityCredits());
        state.run.badPublicityCredits = 0;
    }
    (forRun ? state.run.badPublicityCredits : state.player(side).credits) += amount;
    table.say(forRun ? Sentence::tr("{player} gains {credits}, for this run only",
                                    {{"player", side}, {"credits", credits(amount)}})
                     : Sentence::tr("{player} gains {credits}",
                                    {{"player", side}, {"credits", credits(amount)}}),
              {"effect.resolve"_rule});
    table.order.emplace_back("gain-credits");
    table.record.gains.push_back({side, amount, context.source});
    if (amount > 0)
        raise(table, {EventKind::CreditsGained, context.source, side, Damage::Net, amount});
}

bool couldGainCredits(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context) && (!effect.as<GainHow>().forRun || table.state.run.on);
}

Sentence sayGainCreditsAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} gains {credits}",
                        {{"player", playerOf(effect, context)},
                         {"credits", credits(number(table, effect.amount, context))}});
}

Sentence sayNoCreditsGained(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} does not gain {credits}",
                        {{"player", playerOf(effect, context)},
                         {"credits", credits(number(table, effect.amount, context))}});
}

Sentence describeGainCredits(const Effect &effect, Side owner)
{
    const Sentence amount = describeCredits(effect.amount, owner);
    const Side side = playerMeant(effect, owner);
    return effect.as<GainHow>().forRun
        ? Sentence::tr("{player} gains {credits}, for this run only",
                       {{"player", side}, {"credits", amount}})
        : Sentence::tr("{player} gains {credits}", {{"player", side}, {"credits", amount}});
}

} // namespace

extern const Operation gainCreditsOperation{
    .word = "gain-credits",
    .keys = {"op", "player", "n", "for_run"},
    .read = readGainHow,
    .resolve = resolveGainCredits,
    .couldChange = couldGainCredits,
    .inWords = sayGainCreditsAsOption,
    .notInWords = sayNoCreditsGained,
    .soMuch = [](const Effect &, int number) { return credits(number); },
    .describe = describeGainCredits};

} // namespace rulings

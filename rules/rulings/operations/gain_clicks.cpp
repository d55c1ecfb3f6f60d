// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `gain-clicks` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

void resolveGainClicks(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const Side side = playerOf(effect, context);
    if (state.turn != side && !table.setting("clicks.gained-outside-own-turn")) {
        table.say(
            Sentence::tr("{player} gains no click outside of their own turn", {{"player", side}}),
            {"click.own-turn"_rule});
        return;
    }
    state.player(side).clicks += number(table, effect.amount, context);
    table.say(
        Sentence::tr("{player} gains {clicks}",
                     {{"player", side}, {"clicks", clicks(number(table, effect.amount, context))}}),
        {"effect.resolve"_rule});
}

bool couldGainClicks(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context);
}

Sentence sayGainClicksAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} gains {clicks}",
                        {{"player", playerOf(effect, context)},
                         {"clicks", clicks(number(table, effect.amount, context))}});
}

Sentence describeGainClicks(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} gains {clicks}",
        {{"player", playerMeant(effect, owner)}, {"clicks", describeClicks(effect.amount, owner)}});
}

} // namespace

extern const Operation gainClicksOperation{
    .word = "gain-clicks",
    .keys = {"op", "player", "n"},
    .resolve = resolveGainClicks,
    .couldChange = couldGainClicks,
    .inWords = sayGainClicksAsOption,
    .soMuch = [](const Effect &, int number) { return clicks(number); },
    .describe = describeGainClicks};

} // namespace rulings

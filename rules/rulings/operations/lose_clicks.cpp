// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `lose-clicks` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

/// How many are lost.
int loseClicks(Table &table, const Effect &effect, Side side, int amount)
{
    Player &player = table.state.player(side);
    if (effect.as<LossHow>().ifAble && player.clicks > 0 && player.clicks < amount) {
        table.say(notAllLost(side), {"if-able.all-or-nothing"_rule});
        return 0;
    }
    const int lost = std::min(static_cast<int>(player.clicks), amount);
    player.clicks -= lost;
    table.say(lost == 0 ? Sentence::tr("{player} has no clicks to lose", {{"player", side}})
                        : Sentence::tr("{player} loses {clicks}",
                                       {{"player", side}, {"clicks", clicks(lost)}}),
              {"effect.resolve"_rule});
    if (lost > 0)
        raise(table, {EventKind::ClickLost, {}, side});
    return lost;
}

/// Of an effect that happens completely or not at all, and cannot happen completely.
bool mayBeInVain(const Table &table, const Context &context)
{
    const Sentence inVain =
        Sentence::tr("{card} may be used although nothing comes of it", {{"card", context.source}});
    if (table.hasRule("if-able.in-vain"_rule)) {
        table.leaveOut("ability.must-change-something"_rule,
                       Sentence::tr("that nothing comes of it does not hinder {card}, for its text "
                                    "says “if able”",
                                    {{"card", context.source}}));
        table.say(inVain, {"if-able.in-vain"_rule});
    } else if (table.askedNow()) {
        throw NotDerivable{
            Sentence::tr("no rule says whether what cannot happen completely may be used")};
    } else {
        table.assume(inVain);
    }
    return true;
}

void resolveLoseClicks(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    context.lost = loseClicks(table, effect, side, number(table, effect.amount, context));
}

bool couldLoseClicks(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    return isSome(table, effect, context) && state.player(side).clicks > 0
        && (!effect.as<LossHow>().ifAble
            || state.player(side).clicks >= number(table, effect.amount, context)
            || mayBeInVain(table, context));
}

bool canBeWholeLoseClicks(const Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    return table.state.player(side).clicks >= number(table, effect.amount, context);
}

Sentence sayLoseClicksAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} loses {clicks}",
                        {{"player", playerOf(effect, context)},
                         {"clicks", clicks(number(table, effect.amount, context))}});
}

Sentence whatClicksWereLost(bool any)
{
    return any ? Sentence::tr("a click was lost") : Sentence::tr("no click was lost");
}

Sentence describeLoseClicks(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    const Sentence amount = describeClicks(effect.amount, owner);
    return effect.as<LossHow>().ifAble
        ? Sentence::tr("{player} loses {clicks}, if able", {{"player", side}, {"clicks", amount}})
        : Sentence::tr("{player} loses {clicks}", {{"player", side}, {"clicks", amount}});
}

} // namespace

extern const Operation loseClicksOperation{
    .word = "lose-clicks",
    .keys = {"op", "player", "n", "if_able"},
    .read = readLossHow,
    .resolve = resolveLoseClicks,
    .couldChange = couldLoseClicks,
    .canBeWhole = canBeWholeLoseClicks,
    .inWords = sayLoseClicksAsOption,
    .soMuch = [](const Effect &, int number) { return clicks(number); },
    .whatCame = whatClicksWereLost,
    .describe = describeLoseClicks};

} // namespace rulings

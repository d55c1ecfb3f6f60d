// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `lose-credits` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/parts.h"
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
#include <utility>

namespace rulings {

namespace {

bool hasCreditsOnCards(const State &state, Side side)
{
    return std::ranges::any_of(state.objects, [&](const Object &object) {
        return object.owner == side
            && (object.counter(Counter::Recurring) > 0 || object.counter(Counter::Credit) > 0);
    });
}

/// They leave the pool for where the next effect puts them.
void moveCredits(Table &table, Context &context, Side side, int amount)
{
    Player &player = table.state.player(side);
    context.lost = std::min(static_cast<int>(player.credits), amount);
    player.credits -= context.lost;
    table.say(Sentence::tr("{player} moves {credits} from the credit pool",
                           {{"player", side}, {"credits", credits(context.lost)}}),
              {"effect.resolve"_rule});
    if (context.lost > 0 && player.credits == 0)
        raise(table, {EventKind::NoCredits, {}, side});
}

void loseCredits(Table &table, const Effect &effect, Context &context, Side side, int amount)
{
    Player &player = table.state.player(side);
    if (effect.as<LossHow>().ifAble && player.credits > 0 && player.credits < amount) {
        table.say(notAllLost(side), {"if-able.all-or-nothing"_rule});
        return;
    }
    const int lost = std::min(static_cast<int>(player.credits), amount);
    context.lost = lost;
    player.credits -= lost;
    if (lost < amount && lost > 0)
        table.say(Sentence::tr("{number} are to be lost, and {player} has {n} credit",
                               "{number} are to be lost, and {player} has {n} credits", lost,
                               {{"number", amount}, {"player", side}}),
                  {"effect.resolve"_rule});
    const bool onCards = hasCreditsOnCards(table.state, side);
    const RuleName rule =
        table.orElse("credit.lost-from-pool"_rule, "effect.resolve"_rule, onCards);
    table.say(onCards ? Sentence::tr("{player} loses {credits}, and none that lies on a card",
                                     {{"player", side}, {"credits", credits(lost)}})
                      : Sentence::tr("{player} loses {credits}",
                                     {{"player", side}, {"credits", credits(lost)}}),
              {rule});
    if (side == Side::Runner && table.state.run.on && table.state.run.badPublicityCredits.isKnown()
        && lost == amount && table.state.run.badPublicityCredits > 0
        && effect.amount.of == Amount::Of::Player) {
        const int ofRun = std::exchange(table.state.run.badPublicityCredits, 0);
        table.say(Sentence::tr(
                      "credits of bad publicity lie in the pool: {n} more is lost with it",
                      "credits of bad publicity lie in the pool: {n} more are lost with it", ofRun),
                  {"credit.bad-publicity-in-pool"_rule});
    }
    if (lost > 0)
        raise(table, {EventKind::CreditsLost, {}, side, Damage::Net, lost});
    if (lost > 0 && player.credits == 0)
        raise(table, {EventKind::NoCredits, {}, side});
}

void resolveLoseCredits(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    int amount = number(table, effect.amount, context);
    // “Up to”: as many as there are, unless the script says how many.
    if (const Act *act = table.next(); effect.upTo && act && act->kind == ActKind::Spend)
        amount = table.chooseNumber(
            context.controller, Sentence::tr("how much of it is used"),
            std::min(amount, static_cast<int>(table.state.player(side).credits)));
    if (effect.as<LossHow>().moved)
        moveCredits(table, context, side, amount);
    else
        loseCredits(table, effect, context, side, amount);
}

bool couldLoseCredits(const Table &table, const Effect &effect, const Context &context)
{
    const State &state = table.state;
    const Side side = playerOf(effect, context);
    return isSome(table, effect, context) && state.player(side).credits > 0;
}

bool canBeWholeLoseCredits(const Table &table, const Effect &effect, const Context &context)
{
    const Side side = playerOf(effect, context);
    return table.state.player(side).credits >= number(table, effect.amount, context);
}

Sentence sayLoseCreditsAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{player} loses {credits}",
                        {{"player", playerOf(effect, context)},
                         {"credits", credits(number(table, effect.amount, context))}});
}

Sentence whatCreditsWereLost(bool any)
{
    return any ? Sentence::tr("a credit was lost") : Sentence::tr("no credit was lost");
}

Sentence describeLoseCredits(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    Sentence amount = describeCredits(effect.amount, owner);
    if (effect.upTo)
        amount = describeUpTo(effect.amount, std::move(amount), Sentence::tr("credits"));
    if (effect.as<LossHow>().moved)
        return Sentence::tr("{player} moves {credits} from the credit pool",
                            {{"player", side}, {"credits", amount}});
    return effect.as<LossHow>().ifAble
        ? Sentence::tr("{player} loses {credits}, if able", {{"player", side}, {"credits", amount}})
        : Sentence::tr("{player} loses {credits}", {{"player", side}, {"credits", amount}});
}

} // namespace

extern const Operation loseCreditsOperation{
    .word = "lose-credits",
    .keys = {"op", "player", "n", "up_to", "if_able", "moved"},
    .read = readLossHow,
    .resolve = resolveLoseCredits,
    .couldChange = couldLoseCredits,
    .canBeWhole = canBeWholeLoseCredits,
    .inWords = sayLoseCreditsAsOption,
    .soMuch = [](const Effect &, int number) { return credits(number); },
    .whatCame = whatCreditsWereLost,
    .describe = describeLoseCredits};

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/counted_numbers.h"
#include "rules/rulings/table/zones.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace rulings {

namespace {

/// It is counted on the table, and not by what came before it in the text.
bool isCountedOnTable(const Amount &amount)
{
    switch (amount.of) {
    case Amount::Of::Counters:
    case Amount::Of::Subroutines:
    case Amount::Of::Count:
    case Amount::Of::TagsOfRunner:
    case Amount::Of::Player:
    case Amount::Of::Accessed:
    case Amount::Of::TimesHappened:
    case Amount::Of::AmountHappened:
    case Amount::Of::Value:
    case Amount::Of::Highest:
    case Amount::Of::Servers:
    case Amount::Of::Resolved:
    case Amount::Of::Subtypes:
    case Amount::Of::Alike:
    case Amount::Of::Unbroken:
        return true;
    default:
        return false;
    }
}

/// Of two numbers of which the less counts, that one.
const Amount &leastOf(const Table &table, const Amount &amount, const Context &context)
{
    if (amount.of != Amount::Of::Least || !amount.isAsCounted() || amount.parts.empty())
        return amount;
    const Aside aside(table); // the effect itself looks at them
    return *std::ranges::min_element(
        amount.parts, {}, [&](const Amount &part) { return number(table, part, context); });
}

/// How such a number of it comes about is worth a line.
bool isOfNumber(const Effect &effect)
{
    constexpr std::array<std::string_view, 17> some{"access-more",  "add-subroutine",
                                                    "damage",       "draw",
                                                    "gain-clicks",  "gain-credits",
                                                    "lose-clicks",  "lose-credits",
                                                    "modify",       "move-to",
                                                    "place",        "remove",
                                                    "take-credits", "take-bad-publicity",
                                                    "take-tags",    "trash-random",
                                                    "trash-top"};
    // That all of it is taken, the line about taking says.
    if (wordOf(effect.op) == "take-credits" && effect.amount.of == Amount::Of::Counters
        && effect.amount.isAsCounted())
        return false;
    // That each card there is goes elsewhere, the lines about them say.
    if (wordOf(effect.op) == "move-to" && effect.amount.of != Amount::Of::Counters)
        return false;
    return std::ranges::find(some, wordOf(effect.op)) != some.end();
}

/// What unused memory is left of.
void sayMemory(const Table &table)
{
    const int limit = playerValue(table, Value::MemoryLimit, Side::Runner, Told::IfModified);
    table.say(Sentence::tr("installed programs take {used} of {n} memory unit",
                           "installed programs take {used} of {n} memory units", limit,
                           {{"used", memoryUsed(table)}}),
              {"memory.limit"_rule});
}

/// Of counters that lay on a card which is gone for the cost: by what it is gone.
Sentence asTheyWere(const Table &table, ObjectId card)
{
    const Object &object = table.state[card];
    if (object.zone == Zone::Removed)
        return Sentence::tr("they count as they were when {card} was removed from the game",
                            {{"card", card}});
    return object.zone == handOf(object.owner)
        ? Sentence::tr("they count as they were when {card} was returned to the hand",
                       {{"card", card}})
        : Sentence::tr("they count as they were when {card} was trashed", {{"card", card}});
}

/// How a number comes about that the text has counted.
void sayCounted(const Table &table, const Amount &amount, const Context &context)
{
    int total = 0;
    Sentence what;
    {
        const Aside aside(table); // only to find words
        try {
            // What is added or divided is told, too.
            what = amount.plus == 0 && amount.dividedBy == 1
                ? countedInWords(table, amount, context)
                : describe(amount, context.controller);
            if (what.empty())
                what = describe(amount, context.controller);
            total = std::abs(number(table, amount, context));
        } catch (const NotDerivable &) {
            return;
        }
    }
    if (what.empty())
        return;
    if (amount.of == Amount::Of::Player && amount.playerNumber == PlayerNumber::UnusedMemory)
        sayMemory(table);
    if (total == 0) {
        //: what a text counts, of which there is none: "agendas in the score area of the Runner"
        table.say(Sentence::tr("{what}: 0, so nothing comes of it", {{"what", what}}),
                  {"effect.resolve"_rule});
        return;
    }
    const bool each = amount.factor > 1 && amount.plus == 0 && amount.dividedBy == 1;
    table.say(each
                  //: what is counted, and how much comes of each: "tags: 2, 3 for each, 6 in all"
                  ? Sentence::tr("{what}: {count}, {each} for each, {number} in all",
                                 {{"what", what},
                                  {"count", total / amount.factor},
                                  {"each", amount.factor},
                                  {"number", total}})
                  //: what is counted, and how many there are: "credits on Bank Job: 4"
                  : Sentence::tr("{what}: {number}", {{"what", what}, {"number", total}}),
              {"effect.resolve"_rule});
    if (amount.of == Amount::Of::Counters && amount.object.ref == Ref::Self && context.sourceBefore)
        table.note(asTheyWere(table, context.source), "cost.trashing-itself"_rule, false);
}

/// So many cards stay for the credits that were paid.
Sentence stayForPaid(Sentence what, int number, int by, int paid)
{
    if (paid == 0)
        return Sentence::tr("{what}, and none stays there: one does for every {by} credits paid, "
                            "and none was paid",
                            {{"what", std::move(what)}, {"by", by}});
    return Sentence::tr("{what}, and {n} of them, at random, stays there: one for every {by} of "
                        "the {x} credits paid",
                        "{what}, and {n} of them, at random, stay there: one for every {by} of "
                        "the {x} credits paid",
                        number, {{"what", std::move(what)}, {"by", by}, {"x", paid}});
}

/// Of all that there are so many are taken as another number leaves: "5 − 1: 4".
void sayRest(const Table &table, const Amount &amount, const Context &context)
{
    if (amount.parts.size() != 2 || !amount.isAsCounted() || amount.parts.back().factor >= 0)
        return;
    Amount kept = amount.parts.back();
    kept.factor = -kept.factor;
    const int number = rulings::number(table, kept, context);
    const Sentence what = numberInWords(table, amount.parts.front(), context);
    const Amount *each =
        kept.of == Amount::Of::Sum && !kept.parts.empty() ? &kept.parts.front() : nullptr;
    table.say(each && each->of == Amount::Of::ChosenNumber && each->dividedBy > 1
                  ? stayForPaid(what, number, each->dividedBy, context.number)
                  : Sentence::tr("{what}, and {n} stays there", "{what}, and {n} stay there",
                                 number, {{"what", what}}),
              {"effect.resolve"_rule});
}

/// Of a number that what happened came with, less something or a part of it.
Sentence workedOut(const Amount &amount, const Event &event)
{
    // Of a number that cannot be less than another one, that is the first part.
    const bool least = amount.of == Amount::Of::Greatest && !amount.parts.empty()
        && amount.parts.front().of == Amount::Of::OfEvent && amount.parts.front().isAsCounted();
    if ((amount.of != Amount::Of::OfEvent && !least) || amount.factor != 1)
        return {};
    Sentence what = event.kind == EventKind::Scored ? counted(event.amount, Counter::Advancement)
        : event.kind == EventKind::Forfeited
        ? Sentence::tr("{n} agenda point", "{n} agenda points", event.amount)
        : Sentence(event.amount);
    if (amount.plus < 0)
        what = Sentence::tr("{sum} − {part}", {{"sum", std::move(what)}, {"part", -amount.plus}});
    else if (amount.plus > 0)
        what = Sentence::tr("{sum} + {part}", {{"sum", std::move(what)}, {"part", amount.plus}});
    if (amount.dividedBy == 2)
        return amount.plus == 0
            ? Sentence::tr("half of {amount}, rounded down", {{"amount", std::move(what)}})
            : Sentence::tr("half of ({amount}), rounded down", {{"amount", std::move(what)}});
    return amount.dividedBy == 1
        ? what
        : Sentence::tr("({amount}) ÷ {by}, rounded down",
                       {{"amount", std::move(what)}, {"by", amount.dividedBy}});
}

void sayOfEvent(const Table &table, const Effect &effect, const Context &context)
{
    const Amount &amount = effect.amount;
    const bool plain = amount.plus == 0 && amount.dividedBy == 1;
    const Amount &of = amount.of == Amount::Of::Greatest && plain && !amount.parts.empty()
        ? amount.parts.front()
        : amount;
    const Sentence what =
        of.plus == 0 && of.dividedBy == 1 ? Sentence() : workedOut(of, context.event);
    if (what.empty())
        return;
    table.say(Sentence::tr("{what}: {number}",
                           {{"what", what}, {"number", number(table, amount, context)}}),
              {"effect.resolve"_rule});
}

} // namespace

void sayHowMuch(const Table &table, const Effect &effect, const Context &context)
{
    const Amount &amount = leastOf(table, effect.amount, context);
    if (isOfNumber(effect) && isCountedOnTable(amount))
        sayCounted(table, amount, context);
    else if (wordOf(effect.op) == "move-to" && amount.of == Amount::Of::Sum)
        sayRest(table, amount, context);
    else
        sayOfEvent(table, effect, context);
}

void sayHowMuchLowered(const Table &table, const Amount &lowered, const Context &context)
{
    if (isCountedOnTable(lowered))
        sayCounted(table, lowered, context);
}

} // namespace rulings

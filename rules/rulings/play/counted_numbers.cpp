// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/counted_numbers.h"
#include "rules/rulings/table/zones.h"

#include "core/function_ref.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
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
#include "rules/rulings/table/filters.h"
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

/// Of cards that were trashed and lie elsewhere, for only that was replaced.
void sayCountAsTrashed(const Table &table, const Amount &amount, const Context &context)
{
    const auto isRemoved = [](const Filter &one) { return one.zone == Zone::Removed; };
    if (amount.of != Amount::Of::Value || !std::ranges::any_of(amount.object.anyOf, isRemoved))
        return;
    for (const ObjectId card : all(table, amount.object, context))
        if (table.state[card].zone == Zone::Removed)
            table.say(Sentence::tr("{card} counts as trashed: only where it goes was replaced",
                                   {{"card", card}}),
                      {"replace.instead"_rule});
}

/// Of cards that were shown or looked at, so many are of a kind; empty: others are counted, too.
Sentence countedAmongThese(const Table &table, const Amount &amount, int number,
                           const Context &context)
{
    const Filter &of = amount.object;
    if (amount.of != Amount::Of::Count || !of.looked || of.ref != Ref::None)
        return {};
    Filter kind = withNamed(table, of, context);
    kind.looked = false;
    kind.zone.reset(); // where they are shown from goes without saying
    if (kind == Filter())
        return {};
    return Sentence::tr("{n} of these cards is {kind}", "{n} of these cards are {kinds}", number,
                        {{"kind", aKindInWords(kind, context.controller)},
                         {"kinds", severalInWords(kind, context.controller)}});
}

/// How a number comes about that the text has counted; `soMuch`: with what it is a number of.
void sayCounted(const Table &table, const Amount &amount, const Context &context,
                core::FunctionRef<Sentence(int)> soMuch)
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
    sayCountAsTrashed(table, amount, context);
    const bool plain = amount.plus == 0 && amount.dividedBy == 1;
    const int count = plain && amount.factor > 1 ? total / amount.factor : total;
    Sentence counted = plain ? countedAmongThese(table, amount, count, context) : Sentence();
    if (counted.empty())
        //: what is counted, and how many there are: "credits on Bank Job: 4"
        counted = Sentence::tr("{what}: {number}", {{"what", what}, {"number", count}});
    table.say(plain && amount.factor > 1
                  //: what is counted, and how much comes of each: "tags: 2, 3 credits for each, 6
                  //: credits in all"
                  ? Sentence::tr("{counted}, {each} for each, {number} in all",
                                 {{"counted", std::move(counted)},
                                  {"each", soMuch(amount.factor)},
                                  {"number", soMuch(total)}})
                  : std::move(counted),
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

/// So many of the tokens that an agenda was scored with count.
Sentence tokensOver(int tokens, int least)
{
    const Sentence has = counted(tokens, Counter::Advancement);
    const int over = std::max(0, tokens - least);
    const Sentence::Arguments said{{"tokens", has}, {"least", least}};
    //: "3 advancement tokens, none of them over 3"
    return over == 0 ? Sentence::tr("{tokens}, none of them over {least}", said)
                     //: "5 advancement tokens, 2 of them over 3"
                     : Sentence::tr("{tokens}, {n} of them over {least}",
                                    "{tokens}, {n} of them over {least}", over, said);
}

/// Of a number that what happened came with, less something or a part of it; empty: it is told with
/// what comes of it.
Sentence workedOut(const Effect &effect, const Amount &amount, const Event &event, int number)
{
    const Sentence all = soMuchOf(effect, number);
    Sentence what = event.kind == EventKind::Forfeited
        ? Sentence::tr("{n} agenda point", "{n} agenda points", event.amount)
        : Sentence(event.amount);
    if (event.kind == EventKind::Forfeited && amount.plus > 0)
        //: "1 advancement token, and as many more as the agenda was worth points: 2 agenda points,
        //: so 3 advancement tokens in all"
        return Sentence::tr("{base}, and one more for each point of the agenda: it was worth "
                            "{points}, so {number} in all",
                            {{"base", soMuchOf(effect, amount.plus)},
                             {"points", std::move(what)},
                             {"number", all}});
    if (event.kind == EventKind::Scored && amount.plus < 0) {
        what = tokensOver(event.amount, -amount.plus);
        return amount.dividedBy == 1 || event.amount + amount.plus < amount.dividedBy
            ? what
            : Sentence::tr(
                  "{tokens}: one for every {by}, so {number}",
                  {{"tokens", std::move(what)}, {"by", amount.dividedBy}, {"number", all}});
    }
    if (amount.plus < 0)
        what = Sentence::tr("{sum} − {part}", {{"sum", std::move(what)}, {"part", -amount.plus}});
    else if (amount.plus > 0)
        what = Sentence::tr("{sum} + {part}", {{"sum", std::move(what)}, {"part", amount.plus}});
    if (amount.dividedBy == 2)
        what = amount.plus == 0
            ? Sentence::tr("half of {amount}, rounded down", {{"amount", std::move(what)}})
            : Sentence::tr("half of ({amount}), rounded down", {{"amount", std::move(what)}});
    else if (amount.dividedBy > 1)
        what = Sentence::tr("({amount}) ÷ {by}, rounded down",
                            {{"amount", std::move(what)}, {"by", amount.dividedBy}});
    return Sentence::tr("{what}: {number}", {{"what", std::move(what)}, {"number", all}});
}

void sayOfEvent(const Table &table, const Effect &effect, const Context &context)
{
    const Amount &amount = effect.amount;
    const bool plain = amount.plus == 0 && amount.dividedBy == 1;
    // Of a number that cannot be less than another one, that is the first part.
    const auto isOfEvent = [](const Amount &one) { return one.of == Amount::Of::OfEvent; };
    const bool least = amount.of == Amount::Of::Greatest && !amount.parts.empty()
        && isOfEvent(amount.parts.front());
    Amount of = least ? amount.parts.front() : amount;
    if (least && !plain) { // what is added to it
        of.plus += amount.plus;
        of.dividedBy *= amount.dividedBy;
    }
    if (!isOfEvent(of) || of.factor != 1 || (of.plus == 0 && of.dividedBy == 1))
        return;
    const int number = rulings::number(table, amount, context);
    table.say(workedOut(effect, of, context.event, number), {"effect.resolve"_rule});
    table.record.trace.back().vain = number <= 0;
}

/// By how much a trace has succeeded.
bool isOfTrace(const Amount &amount)
{
    return amount.of == Amount::Of::Sum && amount.parts.size() == 2 && amount.isAsCounted()
        && amount.parts.front().of == Amount::Of::TraceStrength
        && amount.parts.back().of == Amount::Of::LinkStrength && amount.parts.back().factor == -1;
}

} // namespace

void sayHowMuch(const Table &table, const Effect &effect, const Context &context)
{
    const Amount &amount = leastOf(table, effect.amount, context);
    if (isOfNumber(effect) && isCountedOnTable(amount))
        sayCounted(table, amount, context, [&](int number) { return soMuchOf(effect, number); });
    else if (isOfTrace(amount))
        table.say(Sentence::tr("trace strength {strength} exceeds link strength {link} by {number}",
                               {{"strength", table.state.trace.strength},
                                {"link", table.state.trace.link},
                                {"number", number(table, amount, context)}}),
                  {"trace.exceeds"_rule});
    else if (wordOf(effect.op) == "move-to" && amount.of == Amount::Of::Sum)
        sayRest(table, amount, context);
    else
        sayOfEvent(table, effect, context);
}

void sayHowMuchLowered(const Table &table, const Amount &lowered, const Context &context)
{
    if (isCountedOnTable(lowered))
        sayCounted(table, lowered, context, [](int number) { return credits(number); });
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/describe.h"

#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

using Of = Amount::Of;

Sentence describeCounted(Counter counter, const Sentence &cards)
{
    switch (counter) {
    case Counter::Credit:
    case Counter::Recurring:
        return Sentence::tr("the credits on {cards}", {{"cards", cards}});
    case Counter::Advancement:
        return Sentence::tr("the advancement tokens on {cards}", {{"cards", cards}});
    case Counter::Virus:
        return Sentence::tr("the virus counters on {cards}", {{"cards", cards}});
    case Counter::Power:
        return Sentence::tr("the power counters on {cards}", {{"cards", cards}});
    case Counter::Agenda:
        break;
    }
    return Sentence::tr("the agenda counters on {cards}", {{"cards", cards}});
}

Sentence describeNumberOf(PlayerNumber number, Side side)
{
    switch (number) {
    case PlayerNumber::Credits:
        return Sentence::tr("the credits {player.of}", {{"player", side}});
    case PlayerNumber::Hand:
        return Sentence::tr("the cards in the hand {player.of}", {{"player", side}});
    case PlayerNumber::Link:
        return Sentence::tr("the link of the Runner");
    case PlayerNumber::AgendaPoints:
        return Sentence::tr("the agenda points {player.of}", {{"player", side}});
    case PlayerNumber::UnusedMemory:
        return Sentence::tr("the unused memory units");
    case PlayerNumber::BadPublicity:
        return Sentence::tr("the bad publicity of the Corp");
    case PlayerNumber::Deck:
        return Sentence::tr("the cards in the deck {player.of}", {{"player", side}});
    case PlayerNumber::Clicks:
        return Sentence::tr("the clicks left {player.to}", {{"player", side}});
    case PlayerNumber::Accesses:
        return Sentence::tr("the cards of HQ that are accessed");
    case PlayerNumber::HandSize:
        break;
    }
    return Sentence::tr("the maximum hand size {player.of}", {{"player", side}});
}

/// How many cards there are, or servers.
Sentence describeHowMany(const Amount &amount, Side owner)
{
    Filter of = amount.object;
    if (of.ref != Ref::None)
        return Sentence::tr("1 for {card}, if it is there", {{"card", describe(of, owner)}});
    if (amount.of == Of::Servers)
        return of == Filter() ? Sentence::tr("the number of servers")
                              : Sentence::tr("the number of servers with {card}",
                                             {{"card", aKindInWords(of, owner)}});
    //: "the number of rezzed pieces of ice"
    return Sentence::tr("the number of {cards}", {{"cards", severalInWords(of, owner)}});
}

std::vector<Sentence> describeParts(const Amount &amount, Side owner)
{
    std::vector<Sentence> parts;
    for (const Amount &part : amount.parts)
        parts.push_back(describe(part, owner));
    return parts;
}

/// One after the other of the same kind.
Sentence sumOfParts(const Amount &amount, Side owner)
{
    Sentence all;
    for (Amount part : amount.parts) {
        const bool less = !all.empty() && part.factor == -1 && part.plus == 0;
        if (less)
            part.factor = 1;
        const Sentence words = describe(part, owner);
        all = all.empty() ? words
            : less        ? Sentence::tr("{sum} − {part}", {{"sum", all}, {"part", words}})
                          : Sentence::tr("{sum} + {part}", {{"sum", all}, {"part", words}});
    }
    return all;
}

Sentence describeTimes(const Condition &happened, Side owner)
{
    const Sentence event = describeHappening(happened, owner);
    if (happened.kind == Condition::Kind::HappenedLastTurn)
        return Sentence::tr("the instances of {event} in the turn before", {{"event", event}});
    //: "the instances of a successful run in this turn"
    return happened.inRun
        ? Sentence::tr("the instances of {event} in this run", {{"event", event}})
        : Sentence::tr("the instances of {event} in this turn", {{"event", event}});
}

Sentence describeValue(const Amount &amount, Side owner)
{
    const Sentence cards = describe(amount.object, owner);
    return amount.printed ? Sentence::tr("the printed {value} of {cards}",
                                         {{"value", nameOf(amount.value)}, {"cards", cards}})
                          : Sentence::tr("the {value} of {cards}",
                                         {{"value", nameOf(amount.value)}, {"cards", cards}});
}

Sentence describeHighest(const Amount &amount, Side owner)
{
    return Sentence::tr(
        "the highest {value} of {cards}",
        {{"value", nameOf(amount.value)}, {"cards", describeAny(amount.object, owner)}});
}

/// What few cards count.
Sentence describeRarely(const Amount &amount, Side owner)
{
    if (amount.of == Of::Subtypes)
        return Sentence::tr("the number of subtypes of {cards}",
                            {{"cards", describe(amount.object, owner)}});
    if (amount.of == Of::Alike)
        return Sentence::tr("the most cards of one type among {cards}",
                            {{"cards", describeAny(amount.object, owner)}});
    if (amount.of == Of::XOfCost)
        return Sentence::tr("the X of this card’s cost");
    if (amount.of == Of::Unbroken)
        return Sentence::tr("the subroutines that were not broken");
    return Sentence::tr("the subroutines that resolved in the last encounter");
}

/// What is counted, or empty where nothing is.
Sentence describeWhat(const Amount &amount, Side owner)
{
    const auto cards = [&] { return describe(amount.object, owner); };
    switch (amount.of) {
    case Of::Nothing:
        return {};
    case Of::Counters:
        return describeCounted(amount.counter, cards());
    case Of::Subroutines:
        return Sentence::tr("the subroutines of {cards}", {{"cards", cards()}});
    case Of::Count:
    case Of::Servers:
        return describeHowMany(amount, owner);
    case Of::Value:
        return describeValue(amount, owner);
    case Of::Highest:
        return describeHighest(amount, owner);
    case Of::TagsOfRunner:
        return Sentence::tr("the tags of the Runner");
    case Of::Player:
        return describeNumberOf(amount.playerNumber, sideOf(amount.who, owner));
    case Of::LastLost:
        return Sentence::tr("what was just lost, trashed or moved");
    case Of::TraceStrength:
        return Sentence::tr("the trace strength");
    case Of::LinkStrength:
        return Sentence::tr("the link strength");
    case Of::ChosenNumber:
        //: the X of a cost, or a number that was chosen
        return Sentence::tr("X");
    case Of::OfEvent:
        return Sentence::tr("how much it was");
    case Of::Accessed:
        return amount.inside ? Sentence::tr("the cards accessed in this run in the server itself")
                             : Sentence::tr("the cards accessed in this run");
    case Of::Resolved:
    case Of::Subtypes:
    case Of::Alike:
    case Of::XOfCost:
    case Of::Unbroken:
        return describeRarely(amount, owner);
    case Of::AmountHappened:
        return amount.what->inRun
            ? Sentence::tr("{event} in this run",
                           {{"event", describeHappening(*amount.what, owner)}})
            : Sentence::tr("{event} in this turn",
                           {{"event", describeHappening(*amount.what, owner)}});
    case Of::TimesHappened:
        return describeTimes(*amount.what, owner);
    case Of::Sum:
        return sumOfParts(amount, owner);
    case Of::Least:
        return Sentence::tr("the least of {amounts}",
                            {{"amounts", Sentence::together(describeParts(amount, owner))}});
    case Of::Greatest:
        return Sentence::tr("the greatest of {amounts}",
                            {{"amounts", Sentence::together(describeParts(amount, owner))}});
    }
    return {};
}

/// "3 credits" of a plain number; otherwise "as many credits as …".
Sentence describeNumber(const Amount &amount, Side owner, Sentence (*counted)(int), Sentence unit)
{
    if (amount.of == Of::Nothing)
        return counted(amount.plus);
    if (amount.of == Of::ChosenNumber && amount.isAsCounted())
        //: the X of a cost, or a number that was chosen: "X credits"
        return Sentence::tr("X {things}", {{"things", std::move(unit)}});
    return Sentence::tr("as many {things} as {amount}",
                        {{"things", std::move(unit)}, {"amount", describe(amount, owner)}});
}

} // namespace

Sentence describe(const Amount &amount, Side owner)
{
    Sentence what = describeWhat(amount, owner);
    if (what.empty())
        return Sentence(amount.plus / amount.dividedBy);
    if (amount.factor == -1)
        what = Sentence::tr("−({amount})", {{"amount", std::move(what)}});
    else if (amount.factor != 1)
        what = Sentence::tr("{times} × ({amount})",
                            {{"times", amount.factor}, {"amount", std::move(what)}});
    if (amount.plus > 0)
        what = Sentence::tr("{sum} + {part}", {{"sum", std::move(what)}, {"part", amount.plus}});
    else if (amount.plus < 0)
        what = Sentence::tr("{sum} − {part}", {{"sum", std::move(what)}, {"part", -amount.plus}});
    if (amount.dividedBy == 2)
        what = Sentence::tr("half of {amount}, rounded down", {{"amount", std::move(what)}});
    else if (amount.dividedBy != 1)
        what = Sentence::tr("({amount}) ÷ {by}, rounded down",
                            {{"amount", std::move(what)}, {"by", amount.dividedBy}});
    return what;
}

Sentence describeChange(const Amount &amount, Side owner)
{
    if (amount.of != Of::Nothing && amount.factor < 0 && amount.plus == 0
        && amount.dividedBy == 1) {
        Amount less = amount;
        less.factor = -amount.factor;
        return Sentence::tr("−({amount})", {{"amount", describe(less, owner)}});
    }
    if (amount.of != Of::Nothing)
        return Sentence::tr("+({amount})", {{"amount", describe(amount, owner)}});
    return amount.plus < 0 ? Sentence::tr("−{number}", {{"number", -amount.plus}})
                           : Sentence::tr("+{number}", {{"number", amount.plus}});
}

Sentence describeCredits(const Amount &amount, Side owner)
{
    return describeNumber(amount, owner, credits, Sentence::tr("credits"));
}

Sentence describeClicks(const Amount &amount, Side owner)
{
    return describeNumber(amount, owner, clicks, Sentence::tr("clicks"));
}

Sentence describeCards(const Amount &amount, Side owner)
{
    return describeNumber(amount, owner, cards, Sentence::tr("cards"));
}

Sentence describeTags(const Amount &amount, Side owner)
{
    return describeNumber(
        amount, owner, [](int number) { return Sentence::tr("{n} tag", "{n} tags", number); },
        Sentence::tr("tags"));
}

Sentence describeSubroutines(const Amount &amount, Side owner)
{
    return describeNumber(
        amount, owner,
        [](int number) { return Sentence::tr("{n} subroutine", "{n} subroutines", number); },
        Sentence::tr("subroutines"));
}

Sentence describeDamage(const Amount &amount, Damage kind, Side owner)
{
    if (amount.of == Of::Nothing)
        return counted(amount.plus, kind);
    //: "net damage, as much as the tags of the Runner"
    return Sentence::tr("{damage}, as much as {amount}",
                        {{"damage", nameOf(kind)}, {"amount", describe(amount, owner)}});
}

namespace {

Sentence pluralOf(Counter counter)
{
    switch (counter) {
    case Counter::Credit:
        return Sentence::tr("credits");
    case Counter::Recurring:
        return Sentence::tr("recurring credits");
    case Counter::Advancement:
        return Sentence::tr("advancement tokens");
    case Counter::Virus:
        return Sentence::tr("virus counters");
    case Counter::Power:
        return Sentence::tr("power counters");
    case Counter::Agenda:
        break;
    }
    return Sentence::tr("agenda counters");
}

} // namespace

Sentence describeCounters(const Amount &amount, Counter counter, Side owner)
{
    if (amount.of == Of::Nothing)
        return counted(amount.plus, counter);
    return Sentence::tr("as many {things} as {amount}",
                        {{"things", pluralOf(counter)}, {"amount", describe(amount, owner)}});
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/asked_for.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

/// The card that a text means.
Sentence meantInWords(const Table &table, const Filter &filter, const Context &context, bool one)
{
    const ObjectId card = filter.ref == Ref::None ? ObjectId{} : object(table, filter.ref, context);
    if (card.exists())
        return Sentence(card);
    // Of a value it may be one card alone.
    if (const auto cards =
            one && filter.looked ? all(table, filter, context) : std::vector<ObjectId>{};
        cards.size() == 1)
        return Sentence(cards.front());
    const Filter named = withNamed(table, filter, context);
    return severalInWords(named, context.controller);
}

Sentence numberOf(PlayerNumber number, Side side)
{
    switch (number) {
    case PlayerNumber::Credits:
        return Sentence::tr("credits {player.of}", {{"player", side}});
    case PlayerNumber::Hand:
        return Sentence::tr("cards in the hand {player.of}", {{"player", side}});
    case PlayerNumber::Link:
        return Sentence::tr("link");
    case PlayerNumber::AgendaPoints:
        return Sentence::tr("agenda points {player.of}", {{"player", side}});
    case PlayerNumber::UnusedMemory:
        return Sentence::tr("unused memory units");
    case PlayerNumber::BadPublicity:
        return Sentence::tr("bad publicity");
    case PlayerNumber::Deck:
        return Sentence::tr("cards in the deck {player.of}", {{"player", side}});
    case PlayerNumber::Clicks:
        return Sentence::tr("clicks left {player.of}", {{"player", side}});
    case PlayerNumber::Accesses:
        return Sentence::tr("number of accesses");
    case PlayerNumber::HandSize:
        break;
    }
    return Sentence::tr("maximum hand size {player.of}", {{"player", side}});
}

Sentence countersInWords(Counter counter, const Sentence &card)
{
    switch (counter) {
    case Counter::Credit:
    case Counter::Recurring:
        return Sentence::tr("credits on {card}", {{"card", card}});
    case Counter::Advancement:
        return Sentence::tr("advancement tokens on {card}", {{"card", card}});
    case Counter::Virus:
        return Sentence::tr("virus counters on {card}", {{"card", card}});
    case Counter::Power:
        return Sentence::tr("power counters on {card}", {{"card", card}});
    case Counter::Agenda:
        break;
    }
    return Sentence::tr("agenda counters on {card}", {{"card", card}});
}

Sentence playerHas(PlayerNumber number, Side side, int n)
{
    const Sentence::Arguments said{{"player", side}};
    switch (number) {
    case PlayerNumber::Credits:
        return Sentence::tr("{player} has {n} credit", "{player} has {n} credits", n, said);
    case PlayerNumber::Hand:
        return Sentence::tr("{player} has {n} card in hand", "{player} has {n} cards in hand", n,
                            said);
    case PlayerNumber::Link:
        return Sentence::tr("{player} has {n} link", "{player} has {n} link", n, said);
    case PlayerNumber::AgendaPoints:
        return Sentence::tr("{player} has {n} agenda point", "{player} has {n} agenda points", n,
                            said);
    case PlayerNumber::UnusedMemory:
        return Sentence::tr("{player} has {n} unused memory unit",
                            "{player} has {n} unused memory units", n, said);
    case PlayerNumber::BadPublicity:
        return Sentence::tr("{player} has {n} bad publicity", "{player} has {n} bad publicity", n,
                            said);
    case PlayerNumber::Clicks:
        return Sentence::tr("{player} has {n} click left", "{player} has {n} clicks left", n, said);
    case PlayerNumber::Deck:
    case PlayerNumber::Accesses:
    case PlayerNumber::HandSize:
        break;
    }
    return {};
}

Sentence cardHas(Counter counter, ObjectId card, int n)
{
    const Sentence::Arguments said{{"card", card}};
    switch (counter) {
    case Counter::Credit:
    case Counter::Recurring:
        return Sentence::tr("{card} has {n} credit", "{card} has {n} credits", n, said);
    case Counter::Advancement:
        return Sentence::tr("{card} has {n} advancement token", "{card} has {n} advancement tokens",
                            n, said);
    case Counter::Virus:
        return Sentence::tr("{card} has {n} virus counter", "{card} has {n} virus counters", n,
                            said);
    case Counter::Power:
        return Sentence::tr("{card} has {n} power counter", "{card} has {n} power counters", n,
                            said);
    case Counter::Agenda:
        break;
    }
    return Sentence::tr("{card} has {n} agenda counter", "{card} has {n} agenda counters", n, said);
}

/// Who or what has so many; empty: nobody has them.
Sentence had(const Table &table, const Amount &amount, const Context &context, int n)
{
    using Of = Amount::Of;
    if (const ObjectId by = whatAlters(table, Altered::Tagged);
        amount.of == Of::TagsOfRunner && by.exists())
        //: a card that makes the Runner tagged without a tag
        return Sentence::tr("the Runner has {n} tag ({card} gives none)",
                            "the Runner has {n} tags ({card} gives none)", n, {{"card", by}});
    if (amount.of == Of::TagsOfRunner)
        return Sentence::tr("the Runner has {n} tag", "the Runner has {n} tags", n);
    if (amount.of == Of::Player)
        return playerHas(amount.playerNumber, sideOf(amount.who, context.controller), n);
    if ((amount.of != Of::Counters && amount.of != Of::Subroutines)
        || amount.object.ref == Ref::None)
        return {};
    const ObjectId card = object(table, amount.object.ref, context);
    if (!card.exists())
        return {};
    return amount.of == Of::Counters
        ? cardHas(amount.counter, card, n)
        : Sentence::tr("{card} has {n} subroutine", "{card} has {n} subroutines", n,
                       {{"card", card}});
}

} // namespace

Sentence numberInWords(const Table &table, const Amount &amount, const Context &context)
{
    const int n = number(table, amount, context);
    const bool whole = amount.factor == 1 && amount.plus == 0 && amount.dividedBy == 1;
    if (Sentence has = whole ? had(table, amount, context, n) : Sentence(); !has.empty())
        return has;
    Sentence what = countedInWords(table, amount, context);
    if (what.empty())
        what = describe(amount, context.controller);
    //: what is counted, and how many there are: "installed programs: 4"
    return Sentence::tr("{what}: {number}", {{"what", std::move(what)}, {"number", n}});
}

Sentence countedInWords(const Table &table, const Amount &amount, const Context &context)
{
    using Of = Amount::Of;
    const auto meant = [&] {
        return meantInWords(table, amount.object, context, amount.of == Of::Value);
    };
    switch (amount.of) {
    case Of::Counters:
        return countersInWords(amount.counter, meant());
    case Of::Subroutines:
        return Sentence::tr("subroutines of {card}", {{"card", meant()}});
    case Of::Count:
        return meant();
    case Of::Servers: {
        Filter remotes;
        remotes.installed = true;
        remotes.where = Where::RemoteServer;
        if (amount.object == remotes)
            return Sentence::tr("remote servers");
        //: a number: "servers with a card of this kind (installed, in a remote server)"
        return Sentence::tr("servers with {cards}", {{"cards", meant()}});
    }
    case Of::Highest:
        //: the highest of a value among cards: "the highest install cost of such cards (hardware)"
        return Sentence::tr("the highest {value} of {card}",
                            {{"value", nameOf(amount.value)}, {"card", meant()}});
    case Of::Value:
        //: a value and the card it is of: "strength of Enigma"
        return Sentence::tr("{value} of {card}",
                            {{"value", nameOf(amount.value)}, {"card", meant()}});
    case Of::TagsOfRunner:
        return Sentence::tr("tags");
    case Of::Player:
        return numberOf(amount.playerNumber, sideOf(amount.who, context.controller));
    case Of::TraceStrength:
        return Sentence::tr("trace strength");
    case Of::LinkStrength:
        return Sentence::tr("link strength");
    case Of::Accessed:
        return Sentence::tr("cards accessed in this run");
    case Of::AmountHappened:
        return amount.what->inRun
            ? Sentence::tr("{event} in this run", {{"event", factsOf(amount.what->event).name}})
            : Sentence::tr("{event} in this turn", {{"event", factsOf(amount.what->event).name}});
    case Of::Alike:
        return Sentence::tr("cards of one type among those shown");
    case Of::TimesHappened:
        //: a number: "instances of a successful run"
        return Sentence::tr("instances of {event}", {{"event", factsOf(amount.what->event).name}});
    case Of::LastLost:
        return Sentence::tr("what was lost or trashed for it");
    case Of::OfEvent:
        return Sentence::tr("how much it was");
    case Of::ChosenNumber:
        return Sentence::tr("X");
    default:
        return {};
    }
}

Sentence whatCameOfIt(const Context &context, bool any)
{
    if (!any && !context.cameToNothing.empty())
        return context.cameToNothing;
    return context.whatCame ? context.whatCame(any)
        : any               ? Sentence::tr("what had to happen first did")
                            : Sentence::tr("what had to happen first did not");
}

Sentence secondTime(EventKind kind, bool is)
{
    if (kind == EventKind::TraceBegins)
        return is ? Sentence::tr("a trace has begun in this turn before this one")
                  : Sentence::tr("no trace has begun in this turn before this one");
    const Sentence::Arguments said{{"event", factsOf(kind).name}};
    //: an event: "drawing a card has come in this turn before"
    return is ? Sentence::tr("{event} has come in this turn before", said)
              : Sentence::tr("{event} has not come in this turn before", said);
}

} // namespace rulings

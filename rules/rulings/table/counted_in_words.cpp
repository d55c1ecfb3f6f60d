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
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

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

} // namespace

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

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/asked_for.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

Sentence placeInWords(Where where)
{
    switch (where) {
    case Where::ThisServer:
    case Where::EventServer:
    case Where::HostServer:
        return Sentence::tr("of the same server");
    case Where::AttackedServer:
        return Sentence::tr("of the attacked server");
    case Where::CentralServer:
        return Sentence::tr("of a central server");
    case Where::RemoteServer:
        return Sentence::tr("of a remote server");
    case Where::Hq:
        return Sentence::tr("of HQ");
    case Where::RnD:
        return Sentence::tr("of R&D");
    case Where::Archives:
        return Sentence::tr("of Archives");
    case Where::ChosenServer:
        return Sentence::tr("of the chosen server");
    case Where::OtherServer:
        return Sentence::tr("of another server");
    default:
        return {};
    }
}

/// How it lies.
void appendState(std::vector<Sentence> &words, const Filter &filter)
{
    if (filter.installed)
        words.push_back(*filter.installed ? Sentence::tr("installed")
                                          : Sentence::tr("not installed"));
    if (filter.rezzed)
        words.push_back(*filter.rezzed ? Sentence::tr("rezzed") : Sentence::tr("unrezzed"));
    if (filter.faceup)
        words.push_back(*filter.faceup ? Sentence::tr("faceup") : Sentence::tr("facedown"));
    if (filter.zone)
        words.push_back(Sentence::tr("{zone.in}", {{"zone", *filter.zone}}));
    if (Sentence place = placeInWords(filter.where); !place.empty())
        words.push_back(std::move(place));
    if (filter.hosted)
        words.push_back(Sentence::tr("hosted on it"));
    if (filter.row == Row::Outermost)
        words.push_back(Sentence::tr("outermost"));
    if (filter.has)
        words.push_back(Sentence::tr("with such a counter"));
}

/// Whether it asks for more than there are words for.
bool hasMore(const Filter &filter)
{
    const bool row = filter.row != Row::Any && filter.row != Row::Outermost;
    return row || filter.notZone || filter.isNot != Ref::None || filter.sameTitle != Ref::None
        || filter.unhosted || filter.hostedOn || !filter.notHosting.empty() || filter.hasTrashCost
        || filter.beingInstalled || filter.looked || filter.justRezzed || filter.advanceable
        || filter.costsAtMostNumber || filter.fits || filter.named;
}

Sentence ownersInWords(Who who)
{
    switch (who) {
    case Who::Corp:
        return Sentence::tr("of the Corp");
    case Who::Runner:
        return Sentence::tr("of the Runner");
    case Who::You:
        return Sentence::tr("of the same player");
    case Who::Opponent:
        break;
    }
    return Sentence::tr("of the opponent");
}

/// The card that a text means.
Sentence meantInWords(const Table &table, const Filter &filter, const Context &context)
{
    const ObjectId card = filter.ref == Ref::None ? ObjectId{} : object(table, filter.ref, context);
    if (card.exists())
        return Sentence(card);
    Sentence kind = kindInWords(filter);
    return kind.empty() ? Sentence::tr("such cards")
                        //: "such cards (ice, rezzed)"
                        : Sentence::tr("such cards ({kind})", {{"kind", kind}});
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
    const auto meant = [&] { return meantInWords(table, amount.object, context); };
    switch (amount.of) {
    case Of::Counters:
        return countersInWords(amount.counter, meant());
    case Of::Subroutines:
        return Sentence::tr("subroutines of {card}", {{"card", meant()}});
    case Of::Count:
        return meant();
    case Of::Value:
    case Of::Highest:
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
    case Of::TimesHappened:
        return Sentence::tr("how often this has happened, {event}",
                            {{"event", factsOf(amount.what->event).name}});
    case Of::LastLost:
        return Sentence::tr("what was lost or trashed for it");
    case Of::OfEvent:
        return Sentence::tr("how much it was");
    case Of::ChosenNumber:
        return Sentence::tr("the number that was chosen");
    default:
        return {};
    }
}

namespace {

Sentence comparison(const Table &table, const Condition &condition, const Context &context)
{
    const int is = number(table, condition.left, context);
    const int least = number(table, condition.right, context);
    const Sentence what = countedInWords(table, condition.left, context);
    if (what.empty())
        return condition.negated
            ? Sentence::tr("less than {least} (it is {number})", {{"number", is}, {"least", least}})
            : Sentence::tr("at least {least} (it is {number})", {{"number", is}, {"least", least}});
    return condition.negated
        //: what is counted, and how many there are: "strength of Atman: less than 3 (it is 2)"
        ? Sentence::tr("{what}: less than {least} (it is {number})",
                       {{"what", what}, {"number", is}, {"least", least}})
        : Sentence::tr("{what}: at least {least} (it is {number})",
                       {{"what", what}, {"number", is}, {"least", least}});
}

Sentence presence(const Table &table, const Condition &condition, const Context &context)
{
    const Filter &filter = condition.filter;
    const Sentence kind = kindInWords(filter);
    const ObjectId card = filter.ref == Ref::None ? ObjectId{} : object(table, filter.ref, context);
    if (kind.empty() && filter.ref == Ref::Picked)
        return condition.negated ? Sentence::tr("no card chosen for it")
                                 : Sentence::tr("a card chosen for it");
    if (kind.empty())
        return {};
    if (card.exists())
        return condition.negated
            ? Sentence::tr("{card} not to be {kind}", {{"card", card}, {"kind", kind}})
            : Sentence::tr("{card} to be {kind}", {{"card", card}, {"kind", kind}});
    return condition.negated ? Sentence::tr("no card of this kind: {kind}", {{"kind", kind}})
                             : Sentence::tr("a card of this kind: {kind}", {{"kind", kind}});
}

/// What happened, or did not.
Sentence history(const Condition &condition)
{
    const bool no = condition.negated;
    const Sentence &event = factsOf(condition.event).name;
    if (condition.kind == Condition::Kind::HappenedLastTurn)
        return no ? Sentence::tr("a turn before without {event}", {{"event", event}})
                  : Sentence::tr("{event} in the turn before", {{"event", event}});
    if (condition.inRun)
        return no ? Sentence::tr("a run without {event} so far", {{"event", event}})
                  : Sentence::tr("{event} in this run", {{"event", event}});
    return no ? Sentence::tr("a turn without {event} so far", {{"event", event}})
              : Sentence::tr("{event} in this turn", {{"event", event}});
}

Sentence runInWords(const Condition &condition)
{
    const bool no = condition.negated;
    if (condition.where == Where::Anywhere)
        return no ? Sentence::tr("no run") : Sentence::tr("a run");
    switch (condition.where) {
    case Where::CentralServer:
        return no ? Sentence::tr("no run on a central server")
                  : Sentence::tr("a run on a central server");
    case Where::RemoteServer:
        return no ? Sentence::tr("no run on a remote server")
                  : Sentence::tr("a run on a remote server");
    case Where::Hq:
        return no ? Sentence::tr("no run on HQ") : Sentence::tr("a run on HQ");
    case Where::RnD:
        return no ? Sentence::tr("no run on R&D") : Sentence::tr("a run on R&D");
    case Where::Archives:
        return no ? Sentence::tr("no run on Archives") : Sentence::tr("a run on Archives");
    case Where::ThisServer:
        return no ? Sentence::tr("no run on the server of the card")
                  : Sentence::tr("a run on the server of the card");
    default:
        return no ? Sentence::tr("no run on the chosen server")
                  : Sentence::tr("a run on the chosen server");
    }
}

/// Of several the first that tells the whole: what fails of all, what holds of any.
Sentence ofParts(const Table &table, const Condition &condition, const Context &context)
{
    const bool all = condition.kind == Condition::Kind::All;
    if (condition.negated)
        return {};
    for (const Condition &part : condition.parts)
        if (holds(table, part, context) != all)
            return whatDecides(table, part, context);
    std::vector<Sentence> words;
    for (const Condition &part : condition.parts)
        if (Sentence one = whatDecides(table, part, context); !one.empty())
            words.push_back(std::move(one));
    return words.empty() ? Sentence() : Sentence::list(words);
}

Sentence decides(const Table &table, const Condition &condition, const Context &context)
{
    using Kind = Condition::Kind;
    const bool no = condition.negated;
    switch (condition.kind) {
    case Kind::AtLeast:
        return comparison(table, condition, context);
    case Kind::Matches:
        return presence(table, condition, context);
    case Kind::AllBroken:
        return no ? Sentence::tr("a subroutine that is not broken")
                  : Sentence::tr("all subroutines to be broken");
    case Kind::Tagged:
        return no ? Sentence::tr("an untagged Runner") : Sentence::tr("a tagged Runner");
    case Kind::RunOn:
        return runInWords(condition);
    case Kind::Happened:
    case Kind::HappenedLastTurn:
        return history(condition);
    case Kind::Turn: {
        const Side side = sideOf(condition.who, context.controller);
        return Sentence::tr("a turn {player.of}", {{"player", no ? opponentOf(side) : side}});
    }
    case Kind::PrintedBroken:
        return no ? Sentence::tr("no printed subroutine broken")
                  : Sentence::tr("a printed subroutine broken");
    case Kind::FirstClick:
        return no ? Sentence::tr("a click that is not the first")
                  : Sentence::tr("the first click of the turn");
    case Kind::BrokenWith:
        return no ? Sentence::tr("no subroutine broken with such a card")
                  : Sentence::tr("a subroutine broken with such a card");
    case Kind::Leads:
        return no ? Sentence::tr("no more cards of that faction than of another")
                  : Sentence::tr("more cards of that faction than of any other");
    case Kind::Odd:
        return no ? Sentence::tr("an even number") : Sentence::tr("an odd number");
    case Kind::Any:
    case Kind::All:
        return ofParts(table, condition, context);
    case Kind::Named:
        return no ? Sentence::tr("another choice than “{word}”", {{"word", condition.word}})
                  : Sentence::tr("the choice “{word}”", {{"word", condition.word}});
    default: // there are no words for it
        break;
    }
    return {};
}

} // namespace

Sentence kindInWords(const Filter &filter)
{
    std::vector<Sentence> words;
    if (Sentence types = typesInWords(filter.types); !types.empty())
        words.push_back(std::move(types));
    if (!filter.subtype.empty())
        words.push_back(Sentence::plain(filter.subtype));
    if (!filter.notSubtype.empty())
        words.push_back(Sentence::tr("not {subtype}", {{"subtype", filter.notSubtype}}));
    if (!filter.title.empty())
        words.push_back(Sentence::plain(filter.title));
    if (filter.unique)
        words.push_back(*filter.unique ? Sentence::tr("unique") : Sentence::tr("not unique"));
    if (filter.owner)
        words.push_back(ownersInWords(*filter.owner));
    appendState(words, filter);
    const bool only = words.empty() && !hasMore(filter);
    if (!only && (hasMore(filter) || !filter.anyOf.empty()))
        words.push_back(Sentence::tr("as the text describes it"));
    if (only && !filter.anyOf.empty()) {
        Sentence either;
        for (const Filter &one : filter.anyOf) {
            Sentence kind = kindInWords(one);
            if (kind.empty())
                return {};
            either = either.empty()
                ? std::move(kind)
                //: kinds of cards, one of which is asked for
                : Sentence::tr("{kinds}, or {kind}", {{"kinds", either}, {"kind", kind}});
        }
        return either;
    }
    return words.empty() ? Sentence() : Sentence::list(words);
}

Sentence whatDecides(const Table &table, const Condition &condition, const Context &context)
{
    // Only to find words: what is assumed for them, or not known, changes nothing.
    const Aside aside(table);
    try {
        return decides(table, condition, context);
    } catch (const NotDerivable &) {
        return {};
    }
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/trigger_event.h"

#include "rules/rulings/language/sentence.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace rulings {

namespace {

constexpr auto firstRare = static_cast<std::size_t>(EventKind::CardsDrawn);

/// In the order of their kinds.
const TriggerEvent &usual(std::size_t kind)
{
    static const std::array<TriggerEvent, firstRare> all{{
        {EventKind::TurnBegins, Sentence::tr("the beginning of a turn")},
        {EventKind::TurnEnds, Sentence::tr("the end of a turn")},
        {EventKind::RunBegins, Sentence::tr("the beginning of a run")},
        {EventKind::Approached, Sentence::tr("approaching ice"), false, true},
        {EventKind::Encountered, Sentence::tr("encountering ice"), false, true},
        {EventKind::Passed, Sentence::tr("passing ice"), false, true},
        {EventKind::AllIcePassed, Sentence::tr("passing all ice of a server")},
        {EventKind::RunSuccessful, Sentence::tr("a successful run")},
        {EventKind::RunUnsuccessful, Sentence::tr("an unsuccessful run")},
        {EventKind::RunEnds, Sentence::tr("the end of a run")},
        {EventKind::Accessed, Sentence::tr("accessing a card")},
        {EventKind::Installed, Sentence::tr("installing a card"), true},
        {EventKind::Rezzed, Sentence::tr("rezzing a card")},
        {EventKind::Uninstalled, Sentence::tr("a card that leaves its place")},
        {EventKind::Trashed, Sentence::tr("trashing a card"), true},
        {EventKind::Scored, Sentence::tr("scoring an agenda")},
        {EventKind::Stolen, Sentence::tr("stealing an agenda")},
        {EventKind::DamageTaken, Sentence::tr("damage that is suffered")},
        {EventKind::TagTaken, Sentence::tr("taking a tag")},
        {EventKind::SubroutineBroken, Sentence::tr("breaking a subroutine")},
        {EventKind::TrashAbilityUsed, Sentence::tr("using an ability that trashes its own card"),
         true},
        {EventKind::NoCredits, Sentence::tr("an empty credit pool"), true},
        {EventKind::Advanced, Sentence::tr("advancing a card")},
        {EventKind::Exposed, Sentence::tr("exposing a card")},
        {EventKind::Played, Sentence::tr("playing a card"), true},
        {EventKind::PlayResolved, Sentence::tr("the end of a played card’s resolution")},
        {EventKind::ClickSpent, Sentence::tr("spending a click"), true},
        {EventKind::ClickLost, Sentence::tr("losing a click"), true},
        {EventKind::AccessOver, Sentence::tr("an access that ends without trashing or stealing")},
        {EventKind::AllBroken, Sentence::tr("breaking every subroutine of a piece of ice")},
        {EventKind::ServerCreated, Sentence::tr("creating a remote server")},
        {EventKind::Purged, Sentence::tr("purging virus counters")},
        {EventKind::JackedOut, Sentence::tr("jacking out")},
        {EventKind::TraceBegins, Sentence::tr("the beginning of a trace")},
        {EventKind::RunAction, Sentence::tr("a run that is made as an action")},
        {EventKind::Drawn, Sentence::tr("drawing a card"), true},
        {EventKind::DrawAction, Sentence::tr("a card drawn as an action"), true},
        {EventKind::CreditAction, Sentence::tr("a credit gained as an action"), true},
        {EventKind::BadPublicityTaken, Sentence::tr("taking bad publicity")},
        {EventKind::EncounterOver, Sentence::tr("the end of an encounter"), false, true},
        {EventKind::TagRemoved, Sentence::tr("removing a tag")},
        {EventKind::TraceSuccessful, Sentence::tr("a successful trace")},
        {EventKind::TraceUnsuccessful, Sentence::tr("an unsuccessful trace")},
        {EventKind::BidsRevealed, Sentence::tr("revealing what was spent secretly")},
        {EventKind::Derezzed, Sentence::tr("derezzing a card")},
        {EventKind::Forfeited, Sentence::tr("forfeiting an agenda"), true},
        {EventKind::CreditsLost, Sentence::tr("losing credits"), true},
        {EventKind::AdvancementPlaced, Sentence::tr("an advancement token that is placed")},
    }};
    return all[kind];
}

/// The kinds behind those.
const TriggerEvent &rare(std::size_t kind)
{
    static const std::array<TriggerEvent, eventWords.size() - firstRare> all{{
        {EventKind::CardsDrawn, Sentence::tr("drawing cards"), true},
        {EventKind::MandatoryDraw, Sentence::tr("the mandatory draw")},
        {EventKind::CreditsGained, Sentence::tr("gaining credits by an ability"), true},
        {EventKind::CardCreditsSpent, Sentence::tr("spending credits of a card"), true},
        {EventKind::Searched, Sentence::tr("searching a deck"), true},
        {EventKind::HandEmpty, Sentence::tr("an empty grip")},
        {EventKind::VirusPlaced, Sentence::tr("placing virus counters")},
        {EventKind::LinkRaised, Sentence::tr("credits that raise the link strength")},
        {EventKind::Emptied, Sentence::tr("the last counter leaving a card")},
        {EventKind::TagAvoided, Sentence::tr("avoiding a tag")},
        {EventKind::DamagePrevented, Sentence::tr("preventing damage")},
        {EventKind::AccessesBegin, Sentence::tr("the beginning of accesses")},
        {EventKind::AccessesOver, Sentence::tr("the end of accesses")},
        {EventKind::ServerApproached, Sentence::tr("approaching a server")},
        {EventKind::CounterSpent, Sentence::tr("spending a counter")},
        {EventKind::AddedToScoreArea, Sentence::tr("adding a card to a score area"), true},
        {EventKind::Used, Sentence::tr("using an ability"), true},
        {EventKind::CounterPlaced, Sentence::tr("placing a counter"), true},
    }};
    return all[kind - firstRare];
}

} // namespace

const TriggerEvent &factsOf(EventKind kind)
{
    const auto number = static_cast<std::size_t>(kind);
    return number < firstRare ? usual(number) : rare(number);
}

Sentence nameOf(EventKind event, const std::optional<EventKind> &other)
{
    const Sentence &name = factsOf(event).name;
    return other
        ? Sentence::tr("{event} or {other}", {{"event", name}, {"other", factsOf(*other).name}})
        : name;
}

namespace {

/// Of events that few cards wait for.
Sentence rarelyWith(EventKind event, const Sentence &card)
{
    switch (event) {
    case EventKind::AccessOver:
        return Sentence::tr("accessing {card} without trashing or stealing it", {{"card", card}});
    case EventKind::AllBroken:
        return Sentence::tr("breaking every subroutine of {card}", {{"card", card}});
    case EventKind::Drawn:
        return Sentence::tr("drawing {card}", {{"card", card}});
    case EventKind::EncounterOver:
        return Sentence::tr("the end of an encounter with {card}", {{"card", card}});
    case EventKind::Derezzed:
        return Sentence::tr("derezzing {card}", {{"card", card}});
    case EventKind::Forfeited:
        return Sentence::tr("forfeiting {card}", {{"card", card}});
    case EventKind::AdvancementPlaced:
        return Sentence::tr("placing an advancement token on {card}", {{"card", card}});
    case EventKind::CardCreditsSpent:
        return Sentence::tr("spending credits of {card}", {{"card", card}});
    case EventKind::VirusPlaced:
        return Sentence::tr("placing virus counters on {card}", {{"card", card}});
    case EventKind::Emptied:
        return Sentence::tr("the last counter leaving {card}", {{"card", card}});
    case EventKind::CounterSpent:
        return Sentence::tr("spending a counter of {card}", {{"card", card}});
    case EventKind::AddedToScoreArea:
        return Sentence::tr("adding {card} to a score area", {{"card", card}});
    case EventKind::Used:
        return Sentence::tr("using {card}", {{"card", card}});
    case EventKind::CounterPlaced:
        return Sentence::tr("placing a counter on {card}", {{"card", card}});
    case EventKind::Uninstalled:
        return Sentence::tr("{card} leaving its place", {{"card", card}});
    default:
        return Sentence::tr("{event} ({what})", {{"event", factsOf(event).name}, {"what", card}});
    }
}

} // namespace

Sentence nameWith(EventKind event, const Sentence &card)
{
    switch (event) {
    case EventKind::Approached:
        return Sentence::tr("approaching {card}", {{"card", card}});
    case EventKind::Encountered:
        return Sentence::tr("encountering {card}", {{"card", card}});
    case EventKind::Passed:
        return Sentence::tr("passing {card}", {{"card", card}});
    case EventKind::Accessed:
        return Sentence::tr("accessing {card}", {{"card", card}});
    case EventKind::Installed:
        return Sentence::tr("installing {card}", {{"card", card}});
    case EventKind::Rezzed:
        return Sentence::tr("rezzing {card}", {{"card", card}});
    case EventKind::Trashed:
        return Sentence::tr("trashing {card}", {{"card", card}});
    case EventKind::Scored:
        return Sentence::tr("scoring {card}", {{"card", card}});
    case EventKind::Stolen:
        return Sentence::tr("stealing {card}", {{"card", card}});
    case EventKind::SubroutineBroken:
        return Sentence::tr("breaking a subroutine of {card}", {{"card", card}});
    case EventKind::Advanced:
        return Sentence::tr("advancing {card}", {{"card", card}});
    case EventKind::Exposed:
        return Sentence::tr("exposing {card}", {{"card", card}});
    case EventKind::Played:
        return Sentence::tr("playing {card}", {{"card", card}});
    case EventKind::PlayResolved:
        return Sentence::tr("the end of resolving {card}", {{"card", card}});
    default:
        return rarelyWith(event, card);
    }
}

bool isDoneBy(EventKind event)
{
    constexpr std::array doings{EventKind::Accessed, EventKind::Stolen,   EventKind::Derezzed,
                                EventKind::Drawn,    EventKind::Played,   EventKind::CardsDrawn,
                                EventKind::Rezzed,   EventKind::Scored,   EventKind::Installed,
                                EventKind::Advanced, EventKind::Searched, EventKind::CreditsGained};
    return std::ranges::find(doings, event) != doings.end();
}

} // namespace rulings

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/trigger_event.h"

#include "rules/rulings/language/sentence.h"

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

} // namespace rulings

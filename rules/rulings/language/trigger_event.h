// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Trigger Condition", "Conditional Abilities". What can meet a trigger
// condition: all that is known of each such event stands here and in trigger_event.cpp; what
// brings it about raises it (play/triggers.h).
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/sentence.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace rulings {

/// What can meet a trigger condition.
enum class EventKind : std::uint8_t {
    TurnBegins,
    TurnEnds,
    RunBegins,
    Approached,
    Encountered,
    Passed,
    AllIcePassed,
    RunSuccessful,
    RunUnsuccessful,
    RunEnds,
    Accessed,
    Installed,
    Rezzed,
    Uninstalled,
    Trashed,
    Scored,
    Stolen,
    DamageTaken,
    TagTaken,
    SubroutineBroken,
    TrashAbilityUsed,
    NoCredits, ///< a credit pool has just become empty
    Advanced,
    Exposed,
    Played,       ///< paid for and active
    PlayResolved, ///< resolved completely
    ClickSpent,
    ClickLost,
    AccessOver, ///< accessed, and neither trashed nor stolen
    AllBroken,  ///< every subroutine of the ice encountered; with none, at the end of the encounter
    ServerCreated,
    Purged,
    JackedOut,
    TraceBegins,
    RunAction, ///< a run that no ability makes is about to begin
    Drawn,     ///< one card by the time; none: one that is only counted
    DrawAction,
    CreditAction,
    BadPublicityTaken,
    EncounterOver,
    TagRemoved,
    TraceSuccessful,
    TraceUnsuccessful,
    BidsRevealed,
    Derezzed,
    Forfeited,
    CreditsLost,
    AdvancementPlaced,
    CardsDrawn,       ///< one or more at once
    MandatoryDraw,    ///< the Corp has drawn for its turn
    CreditsGained,    ///< by an ability; of which card
    CardCreditsSpent, ///< those on that card
    Searched,         ///< a deck was, by its player
    HandEmpty,        ///< the grip has just become so
    VirusPlaced,      ///< a virus counter, on that card
    LinkRaised,       ///< by so many credits of the Runner
    Emptied,          ///< the last counter of a kind has left a card
    TagAvoided,
    DamagePrevented, ///< by that card
    AccessesBegin,   ///< of the cards of a server
    AccessesOver,    ///< of all of them; the amount: how many there were
    ServerApproached,
    CounterSpent,
    AddedToScoreArea, ///< scored and stolen agendas, too
    Used,             ///< an ability of that card; nothing waits for it
    CounterPlaced,    ///< on that card
};

inline constexpr core::Words<EventKind, 66> eventWords{
    {{EventKind::TurnBegins, "turn-begins"},
     {EventKind::TurnEnds, "turn-ends"},
     {EventKind::RunBegins, "run-begins"},
     {EventKind::Approached, "approached"},
     {EventKind::Encountered, "encountered"},
     {EventKind::Passed, "passed"},
     {EventKind::AllIcePassed, "all-ice-passed"},
     {EventKind::RunSuccessful, "run-successful"},
     {EventKind::RunUnsuccessful, "run-unsuccessful"},
     {EventKind::RunEnds, "run-ends"},
     {EventKind::Accessed, "accessed"},
     {EventKind::Installed, "installed"},
     {EventKind::Rezzed, "rezzed"},
     {EventKind::Uninstalled, "uninstalled"},
     {EventKind::Trashed, "trashed"},
     {EventKind::Scored, "scored"},
     {EventKind::Stolen, "stolen"},
     {EventKind::DamageTaken, "damage-taken"},
     {EventKind::TagTaken, "tag-taken"},
     {EventKind::SubroutineBroken, "subroutine-broken"},
     {EventKind::TrashAbilityUsed, "trash-ability-used"},
     {EventKind::NoCredits, "no-credits"},
     {EventKind::Advanced, "advanced"},
     {EventKind::Exposed, "exposed"},
     {EventKind::Played, "played"},
     {EventKind::PlayResolved, "play-resolved"},
     {EventKind::ClickSpent, "click-spent"},
     {EventKind::ClickLost, "click-lost"},
     {EventKind::AccessOver, "access-over"},
     {EventKind::AllBroken, "all-broken"},
     {EventKind::ServerCreated, "server-created"},
     {EventKind::Purged, "purged"},
     {EventKind::JackedOut, "jacked-out"},
     {EventKind::TraceBegins, "trace-begins"},
     {EventKind::RunAction, "run-action"},
     {EventKind::Drawn, "drawn"},
     {EventKind::DrawAction, "draw-action"},
     {EventKind::CreditAction, "credit-action"},
     {EventKind::BadPublicityTaken, "bad-publicity-taken"},
     {EventKind::EncounterOver, "encounter-over"},
     {EventKind::TagRemoved, "tag-removed"},
     {EventKind::TraceSuccessful, "trace-successful"},
     {EventKind::TraceUnsuccessful, "trace-unsuccessful"},
     {EventKind::BidsRevealed, "bids-revealed"},
     {EventKind::Derezzed, "derezzed"},
     {EventKind::Forfeited, "forfeited"},
     {EventKind::CreditsLost, "credits-lost"},
     {EventKind::AdvancementPlaced, "advancement-placed"},
     {EventKind::CardsDrawn, "cards-drawn"},
     {EventKind::MandatoryDraw, "mandatory-draw"},
     {EventKind::CreditsGained, "credits-gained"},
     {EventKind::CardCreditsSpent, "card-credits-spent"},
     {EventKind::Searched, "searched"},
     {EventKind::HandEmpty, "hand-empty"},
     {EventKind::VirusPlaced, "virus-placed"},
     {EventKind::LinkRaised, "link-raised"},
     {EventKind::Emptied, "emptied"},
     {EventKind::TagAvoided, "tag-avoided"},
     {EventKind::DamagePrevented, "damage-prevented"},
     {EventKind::AccessesBegin, "accesses-begin"},
     {EventKind::AccessesOver, "accesses-over"},
     {EventKind::ServerApproached, "server-approached"},
     {EventKind::CounterSpent, "counter-spent"},
     {EventKind::AddedToScoreArea, "added-to-score-area"},
     {EventKind::Used, "used"},
     {EventKind::CounterPlaced, "counter-placed"}}};

struct TriggerEvent {
    EventKind kind = EventKind::TurnBegins;
    Sentence name; ///< "a successful run"
    /// Either player does it: a question that tells of one has to say whose doing it was.
    bool ofEither = false;
    bool isOfIce = false; ///< it happens to ice alone
};

[[nodiscard]] const TriggerEvent &factsOf(EventKind kind);
/// "installing a card or playing a card"
[[nodiscard]] Sentence nameOf(EventKind event, const std::optional<EventKind> &other);

/// The player it is of is the one who does it, and not the one whose card it happens to.
[[nodiscard]] bool isDoneBy(EventKind event);
/// The same of such a card: "accessing an agenda", "breaking a subroutine of Enigma".
[[nodiscard]] Sentence nameWith(EventKind event, const Sentence &card);

} // namespace rulings

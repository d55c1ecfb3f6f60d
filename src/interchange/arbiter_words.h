// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "tournament/cut_words.h"
#include "tournament/event.h"

namespace interchange {

// The words of the object "arbiter". Once in a file they are read for ever: add, never rename.

inline constexpr core::Words<tournament::Tier, 3> tierWords{
    {{tournament::Tier::Casual, "casual"},
     {tournament::Tier::Competitive, "competitive"},
     {tournament::Tier::Premier, "premier"}}};

inline constexpr core::Words<tournament::LateEntry, 2> lateEntryWords{
    {{tournament::LateEntry::ZeroPoints, "zero-points"},
     {tournament::LateEntry::Losses, "losses"}}};

inline constexpr core::Words<tournament::PlayerStatus, 3> statusWords{
    {{tournament::PlayerStatus::Active, "active"},
     {tournament::PlayerStatus::Dropped, "dropped"},
     {tournament::PlayerStatus::Disqualified, "disqualified"}}};

inline constexpr core::Words<tournament::Stage, 2> stageWords{
    {{tournament::Stage::Swiss, "swiss"}, {tournament::Stage::Cut, "cut"}}};

inline constexpr core::Words<tournament::Side, 2> sideWords{
    {{tournament::Side::Corp, "corp"}, {tournament::Side::Runner, "runner"}}};

inline constexpr core::Words<tournament::Seat, 2> seatWords{
    {{tournament::Seat::P1, "p1"}, {tournament::Seat::P2, "p2"}}};

inline constexpr core::Words<tournament::GameEnding, 4> endingWords{
    {{tournament::GameEnding::Win, "win"},
     {tournament::GameEnding::Time, "time"},
     {tournament::GameEnding::Draw, "draw"},
     {tournament::GameEnding::Unplayed, "unplayed"}}};

inline constexpr core::Words<tournament::WinCondition, 7> conditionWords{
    {{tournament::WinCondition::Unknown, "unknown"},
     {tournament::WinCondition::Agenda, "agenda"},
     {tournament::WinCondition::Flatline, "flatline"},
     {tournament::WinCondition::EmptyRnd, "empty-rnd"},
     {tournament::WinCondition::Concession, "concession"},
     {tournament::WinCondition::NoShow, "no-show"},
     {tournament::WinCondition::Penalty, "penalty"}}};

inline constexpr core::Words<tournament::ResultKind, 4> resultWords{
    {{tournament::ResultKind::Games, "games"},
     {tournament::ResultKind::IntentionalDraw, "intentional-draw"},
     {tournament::ResultKind::TwoForOne, "two-for-one"},
     {tournament::ResultKind::RecordedTotals, "recorded-totals"}}};

inline constexpr core::Words<tournament::RelaxationCode, 3> relaxationWords{
    {{tournament::RelaxationCode::Rematch, "rematch"},
     {tournament::RelaxationCode::SecondBye, "second-bye"},
     {tournament::RelaxationCode::MustNotMeet, "must-not-meet"}}};

inline constexpr core::Words<tournament::ReasonCode, 23> reasonWords{
    {{tournament::ReasonCode::RandomFirstRound, "random-first-round"},
     {tournament::ReasonCode::SamePoints, "same-points"},
     {tournament::ReasonCode::Gap, "gap"},
     {tournament::ReasonCode::FloatedDown, "floated-down"},
     {tournament::ReasonCode::FloatedAgain, "floated-again"},
     {tournament::ReasonCode::ByeAwarded, "bye-awarded"},
     {tournament::ReasonCode::ByeLast, "bye-last"},
     {tournament::ReasonCode::ByeSpares, "bye-spares"},
     {tournament::ReasonCode::ByeSecond, "bye-second"},
     {tournament::ReasonCode::OppositeSeats, "opposite-seats"},
     {tournament::ReasonCode::Locked, "locked"},
     {tournament::ReasonCode::Swapped, "swapped"},
     {tournament::ReasonCode::Rematch, "rematch"},
     {tournament::ReasonCode::MustNotMeet, "must-not-meet"},
     {tournament::ReasonCode::SidesBalance, "sides-balance"},
     {tournament::ReasonCode::SidesSwapped, "sides-swapped"},
     {tournament::ReasonCode::SidesRandom, "sides-random"},
     {tournament::ReasonCode::SidesChosen, "sides-chosen"},
     {tournament::ReasonCode::SidesLeast, "sides-least"},
     {tournament::ReasonCode::SidesDifferential, "sides-differential"},
     {tournament::ReasonCode::SidesTurned, "sides-turned"},
     {tournament::ReasonCode::SidesByPlayers, "sides-by-players"},
     {tournament::ReasonCode::Imported, "imported"}}};

inline constexpr core::Words<tournament::RulingBasis, 3> rulingBasisWords{
    {{tournament::RulingBasis::Judge, "judge"},
     {tournament::RulingBasis::Derived, "derived"},
     {tournament::RulingBasis::StatedAbility, "stated-ability"}}};

} // namespace interchange

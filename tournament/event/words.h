// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "tournament/event/event.h"

namespace tournament {

// The words by which journals, exports, profiles and the command line call the values of a
// tournament (core::words). Once in a file they are read for ever: add, never rename.

constexpr core::Words<PlayerStatus, 3> wordsOf(PlayerStatus /*any*/)
{
    using enum PlayerStatus;
    return {{{Active, "active"}, {Dropped, "dropped"}, {Disqualified, "disqualified"}}};
}

constexpr core::Words<Consent, 3> wordsOf(Consent /*any*/)
{
    using enum Consent;
    return {{{Unasked, "unasked"}, {Yes, "yes"}, {No, "no"}}};
}

constexpr core::Words<Tier, 3> wordsOf(Tier /*any*/)
{
    using enum Tier;
    return {{{Casual, "casual"}, {Competitive, "competitive"}, {Premier, "premier"}}};
}

constexpr core::Words<LateEntry, 2> wordsOf(LateEntry /*any*/)
{
    using enum LateEntry;
    return {{{ZeroPoints, "zero-points"}, {Losses, "losses"}}};
}

constexpr core::Words<PenaltyKind, 4> wordsOf(PenaltyKind /*any*/)
{
    using enum PenaltyKind;
    return {{{Caution, "caution"},
             {GameLoss, "game-loss"},
             {MatchLoss, "match-loss"},
             {Removed, "removed"}}};
}

constexpr core::Words<TieBreak, 6> wordsOf(TieBreak /*any*/)
{
    using enum TieBreak;
    return {{{Points, "points"},
             {SosSum, "sos-sum"},
             {SosAverage, "sos-average"},
             {EsosAverage, "esos-average"},
             {MatchPoints, "match-points"},
             {Random, "random"}}};
}

constexpr core::Words<SidesRule, 3> wordsOf(SidesRule /*any*/)
{
    using enum SidesRule;
    return {{{Both, "both"}, {Balanced, "balanced"}, {Random, "random"}}};
}

constexpr core::Words<FirstRound, 2> wordsOf(FirstRound /*any*/)
{
    using enum FirstRound;
    return {{{Random, "random"}, {Seats, "seats"}}};
}

constexpr core::Words<CutForm, 4> wordsOf(CutForm /*any*/)
{
    using enum CutForm;
    return {{{None, "none"},
             {DoubleElimination, "double-elimination"},
             {SingleElimination, "single-elimination"},
             {SingleReseeded, "single-reseeded"}}};
}

constexpr core::Words<Seat, 2> wordsOf(Seat /*any*/)
{
    using enum Seat;
    return {{{P1, "p1"}, {P2, "p2"}}};
}

constexpr core::Words<Side, 2> wordsOf(Side /*any*/)
{
    using enum Side;
    return {{{Corp, "corp"}, {Runner, "runner"}}};
}

constexpr core::Words<GameEnding, 4> wordsOf(GameEnding /*any*/)
{
    using enum GameEnding;
    return {{{Win, "win"}, {Time, "time"}, {Draw, "draw"}, {Unplayed, "unplayed"}}};
}

constexpr core::Words<WinCondition, 7> wordsOf(WinCondition /*any*/)
{
    using enum WinCondition;
    return {{{Unknown, "unknown"},
             {Agenda, "agenda"},
             {Flatline, "flatline"},
             {EmptyRnd, "empty-rnd"},
             {Concession, "concession"},
             {NoShow, "no-show"},
             {Penalty, "penalty"}}};
}

constexpr core::Words<ResultKind, 4> wordsOf(ResultKind /*any*/)
{
    using enum ResultKind;
    return {{{Games, "games"},
             {IntentionalDraw, "intentional-draw"},
             {TwoForOne, "two-for-one"},
             {RecordedTotals, "recorded-totals"}}};
}

constexpr core::Words<ReasonCode, 23> wordsOf(ReasonCode /*any*/)
{
    using enum ReasonCode;
    return {{{RandomFirstRound, "random-first-round"},
             {SamePoints, "same-points"},
             {Gap, "gap"},
             {FloatedDown, "floated-down"},
             {FloatedAgain, "floated-again"},
             {ByeAwarded, "bye-awarded"},
             {ByeLast, "bye-last"},
             {ByeSpares, "bye-spares"},
             {ByeSecond, "bye-second"},
             {OppositeSeats, "opposite-seats"},
             {Locked, "locked"},
             {Swapped, "swapped"},
             {Rematch, "rematch"},
             {MustNotMeet, "must-not-meet"},
             {SidesBalance, "sides-balance"},
             {SidesSwapped, "sides-swapped"},
             {SidesRandom, "sides-random"},
             {SidesChosen, "sides-chosen"},
             {SidesLeast, "sides-least"},
             {SidesDifferential, "sides-differential"},
             {SidesTurned, "sides-turned"},
             {SidesByPlayers, "sides-by-players"},
             {Imported, "imported"}}};
}

constexpr core::Words<RelaxationCode, 3> wordsOf(RelaxationCode /*any*/)
{
    using enum RelaxationCode;
    return {{{Rematch, "rematch"}, {SecondBye, "second-bye"}, {MustNotMeet, "must-not-meet"}}};
}

constexpr core::Words<Stage, 2> wordsOf(Stage /*any*/)
{
    using enum Stage;
    return {{{Swiss, "swiss"}, {Cut, "cut"}}};
}

constexpr core::Words<CheckOutcome, 2> wordsOf(CheckOutcome /*any*/)
{
    using enum CheckOutcome;
    return {{{InOrder, "in-order"}, {Differs, "differs"}}};
}

constexpr core::Words<RulingBasis, 3> wordsOf(RulingBasis /*any*/)
{
    using enum RulingBasis;
    return {{{Judge, "judge"}, {Derived, "derived"}, {StatedAbility, "stated-ability"}}};
}

} // namespace tournament

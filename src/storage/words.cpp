// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/words.h"

namespace storage {

using namespace tournament;

std::string_view wordOf(PlayerStatus value)
{
    switch (value) {
    case PlayerStatus::Active:
        return "active";
    case PlayerStatus::Dropped:
        return "dropped";
    case PlayerStatus::Disqualified:
        return "disqualified";
    }
    return {};
}

std::string_view wordOf(Tier value)
{
    switch (value) {
    case Tier::Casual:
        return "casual";
    case Tier::Competitive:
        return "competitive";
    case Tier::Premier:
        return "premier";
    }
    return {};
}

std::string_view wordOf(LateEntry value)
{
    switch (value) {
    case LateEntry::ZeroPoints:
        return "zero-points";
    case LateEntry::Losses:
        return "losses";
    }
    return {};
}

std::string_view wordOf(PenaltyKind value)
{
    switch (value) {
    case PenaltyKind::Caution:
        return "caution";
    case PenaltyKind::GameLoss:
        return "game-loss";
    case PenaltyKind::MatchLoss:
        return "match-loss";
    case PenaltyKind::Removed:
        return "removed";
    }
    return {};
}

std::string_view wordOf(TieBreak value)
{
    switch (value) {
    case TieBreak::Points:
        return "points";
    case TieBreak::SosSum:
        return "sos-sum";
    case TieBreak::SosAverage:
        return "sos-average";
    case TieBreak::EsosAverage:
        return "esos-average";
    case TieBreak::MatchPoints:
        return "match-points";
    case TieBreak::Random:
        return "random";
    }
    return {};
}

std::string_view wordOf(SidesRule value)
{
    switch (value) {
    case SidesRule::Both:
        return "both";
    case SidesRule::Balanced:
        return "balanced";
    case SidesRule::Random:
        return "random";
    }
    return {};
}

std::string_view wordOf(FirstRound value)
{
    switch (value) {
    case FirstRound::Random:
        return "random";
    case FirstRound::Seats:
        return "seats";
    }
    return {};
}

std::string_view wordOf(CutForm value)
{
    switch (value) {
    case CutForm::None:
        return "none";
    case CutForm::DoubleElimination:
        return "double-elimination";
    case CutForm::SingleElimination:
        return "single-elimination";
    case CutForm::SingleReseeded:
        return "single-reseeded";
    }
    return {};
}

std::string_view wordOf(Seat value)
{
    switch (value) {
    case Seat::P1:
        return "p1";
    case Seat::P2:
        return "p2";
    }
    return {};
}

std::string_view wordOf(Side value)
{
    switch (value) {
    case Side::Corp:
        return "corp";
    case Side::Runner:
        return "runner";
    }
    return {};
}

std::string_view wordOf(GameEnding value)
{
    switch (value) {
    case GameEnding::Win:
        return "win";
    case GameEnding::Time:
        return "time";
    case GameEnding::Draw:
        return "draw";
    case GameEnding::Unplayed:
        return "unplayed";
    }
    return {};
}

std::string_view wordOf(WinCondition value)
{
    switch (value) {
    case WinCondition::Unknown:
        return "unknown";
    case WinCondition::Agenda:
        return "agenda";
    case WinCondition::Flatline:
        return "flatline";
    case WinCondition::EmptyRnd:
        return "empty-rnd";
    case WinCondition::Concession:
        return "concession";
    case WinCondition::NoShow:
        return "no-show";
    case WinCondition::Penalty:
        return "penalty";
    }
    return {};
}

std::string_view wordOf(ResultKind value)
{
    switch (value) {
    case ResultKind::Games:
        return "games";
    case ResultKind::IntentionalDraw:
        return "intentional-draw";
    case ResultKind::TwoForOne:
        return "two-for-one";
    case ResultKind::RecordedTotals:
        return "recorded-totals";
    }
    return {};
}

std::string_view wordOf(ReasonCode value)
{
    switch (value) {
    case ReasonCode::RandomFirstRound:
        return "random-first-round";
    case ReasonCode::SamePoints:
        return "same-points";
    case ReasonCode::Gap:
        return "gap";
    case ReasonCode::FloatedDown:
        return "floated-down";
    case ReasonCode::FloatedAgain:
        return "floated-again";
    case ReasonCode::ByeAwarded:
        return "bye-awarded";
    case ReasonCode::ByeLast:
        return "bye-last";
    case ReasonCode::ByeSpares:
        return "bye-spares";
    case ReasonCode::ByeSecond:
        return "bye-second";
    case ReasonCode::OppositeSeats:
        return "opposite-seats";
    case ReasonCode::Locked:
        return "locked";
    case ReasonCode::Swapped:
        return "swapped";
    case ReasonCode::Rematch:
        return "rematch";
    case ReasonCode::MustNotMeet:
        return "must-not-meet";
    case ReasonCode::SidesBalance:
        return "sides-balance";
    case ReasonCode::SidesSwapped:
        return "sides-swapped";
    case ReasonCode::SidesRandom:
        return "sides-random";
    case ReasonCode::SidesChosen:
        return "sides-chosen";
    case ReasonCode::SidesLeast:
        return "sides-least";
    case ReasonCode::SidesDifferential:
        return "sides-differential";
    case ReasonCode::SidesTurned:
        return "sides-turned";
    case ReasonCode::SidesByPlayers:
        return "sides-by-players";
    case ReasonCode::Imported:
        return "imported";
    }
    return {};
}

std::string_view wordOf(RelaxationCode value)
{
    switch (value) {
    case RelaxationCode::Rematch:
        return "rematch";
    case RelaxationCode::SecondBye:
        return "second-bye";
    case RelaxationCode::MustNotMeet:
        return "must-not-meet";
    }
    return {};
}

std::string_view wordOf(Stage value)
{
    switch (value) {
    case Stage::Swiss:
        return "swiss";
    case Stage::Cut:
        return "cut";
    }
    return {};
}

std::string_view wordOf(CheckOutcome value)
{
    switch (value) {
    case CheckOutcome::InOrder:
        return "in-order";
    case CheckOutcome::Differs:
        return "differs";
    }
    return {};
}

std::string_view wordOf(RulingBasis value)
{
    switch (value) {
    case RulingBasis::Judge:
        return "judge";
    case RulingBasis::Derived:
        return "derived";
    case RulingBasis::StatedAbility:
        return "stated-ability";
    }
    return {};
}

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/refusal.h"

namespace tournament {

core::Citation rule(RefusalCode code)
{
    constexpr std::string_view current = "Tournament Rules 3.0.2";
    constexpr std::string_view first = "Tournament Rules 1.1";
    switch (code) {
    case RefusalCode::ReasonMissing:
        return {current, "Double-Elimination Pairings"};
    case RefusalCode::MinutesOutOfRange:
    case RefusalCode::RoundsOutOfRange:
        return {current, "Tournament Structure"};
    case RefusalCode::CutSizeUnknown:
        return {current, "Round Structure"};
    case RefusalCode::OrganizerMayNotPlay:
    case RefusalCode::SecondOrganizerMissing:
    case RefusalCode::JudgePlaysThere:
        return {current, "Tournament Organizer Participation"};
    case RefusalCode::ResultsMissing:
        return {current, "Swiss Pairings"};
    case RefusalCode::OddDraft:
        return {current, "Draft Tournament and Match Structure"};
    case RefusalCode::SeatsMissing:
        return {current, "Modified Swiss Pairings"};
    case RefusalCode::CutStarted:
        return {current, "Championship Play"};
    case RefusalCode::CutSizeMissing:
    case RefusalCode::CutTooLarge:
    case RefusalCode::SeedsMiscounted:
    case RefusalCode::CutFormUnknown:
    case RefusalCode::GameWaits:
    case RefusalCode::GameNotNeeded:
    case RefusalCode::ResultsRestOnIt:
    case RefusalCode::ReplacementUnconfirmed:
        return {current, "Double-Elimination Pairings"};
    case RefusalCode::CutWithoutForm:
        return {current, "Championship Play"};
    case RefusalCode::SidesByRule:
    case RefusalCode::SidesOpen:
        return {current, "Game Play"};
    case RefusalCode::CutNeedsWinner:
        return {current, "Going to Time"};
    case RefusalCode::FinalUntimed:
    case RefusalCode::ClockWithoutLimit:
        return {first, "Tournament Structure"};
    case RefusalCode::ByeHasNoResult:
        return {current, "Byes"};
    case RefusalCode::BothWin:
        return {current, "Prestige"};
    case RefusalCode::TooManyGames:
    case RefusalCode::SameSideTwice:
    case RefusalCode::SidesMismatch:
        return {current, "Match Play"};
    case RefusalCode::AgendaPointsMissing:
        return {first, "Winning Matches"};
    case RefusalCode::AgendaPointsWin:
    case RefusalCode::AgendaPointsContradict:
        return {current, "Going to Time"};
    case RefusalCode::DecksAreLocked:
    case RefusalCode::DeckEmpty:
    case RefusalCode::DeckQuantityInvalid:
        return {current, "Deck Lists"};
    case RefusalCode::DeckAcceptanceReasonMissing:
        return {current, "Deck Restrictions"};
    case RefusalCode::NotAllowedByProfile:
        return {current, "Unsportsmanlike Conduct"};
    default:
        return {};
    }
}

} // namespace tournament

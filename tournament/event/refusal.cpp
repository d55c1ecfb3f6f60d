// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/refusal.h"

#include <algorithm>

namespace tournament {

namespace {

constexpr std::string_view current = "Tournament Rules 3.0.2";
constexpr std::string_view first = "Tournament Rules 1.1";

struct RuleBehind {
    RefusalCode code;
    std::string_view document;
    std::string_view section;
};

// Codes without a row are the program's own: no document speaks of them.
constexpr RuleBehind rules[] = {
    {RefusalCode::ReasonMissing, current, "Double-Elimination Pairings"},
    {RefusalCode::MinutesOutOfRange, current, "Tournament Structure"},
    {RefusalCode::RoundsOutOfRange, current, "Tournament Structure"},
    {RefusalCode::RoundsPlayed, current, "Tournament Structure"},
    {RefusalCode::CutSizeUnknown, current, "Round Structure"},
    {RefusalCode::OrganizerMayNotPlay, current, "Tournament Organizer Participation"},
    {RefusalCode::SecondOrganizerMissing, current, "Tournament Organizer Participation"},
    {RefusalCode::JudgePlaysThere, current, "Tournament Organizer Participation"},
    {RefusalCode::ResultsMissing, current, "Swiss Pairings"},
    {RefusalCode::OddDraft, current, "Draft Tournament and Match Structure"},
    {RefusalCode::SeatsMissing, current, "Modified Swiss Pairings"},
    {RefusalCode::CutStarted, current, "Championship Play"},
    {RefusalCode::CutSizeMissing, current, "Double-Elimination Pairings"},
    {RefusalCode::CutTooLarge, current, "Double-Elimination Pairings"},
    {RefusalCode::SeedsMiscounted, current, "Double-Elimination Pairings"},
    {RefusalCode::CutFormUnknown, current, "Double-Elimination Pairings"},
    {RefusalCode::GameWaits, current, "Double-Elimination Pairings"},
    {RefusalCode::GameNotNeeded, current, "Double-Elimination Pairings"},
    {RefusalCode::ResultsRestOnIt, current, "Double-Elimination Pairings"},
    {RefusalCode::ReplacementUnconfirmed, current, "Double-Elimination Pairings"},
    {RefusalCode::CutWithoutForm, current, "Championship Play"},
    {RefusalCode::SidesByRule, current, "Game Play"},
    {RefusalCode::SidesOpen, current, "Game Play"},
    {RefusalCode::CutNeedsWinner, current, "Going to Time"},
    {RefusalCode::FinalUntimed, first, "Tournament Structure"},
    {RefusalCode::ClockWithoutLimit, first, "Tournament Structure"},
    {RefusalCode::ByeHasNoResult, current, "Byes"},
    {RefusalCode::BothWin, current, "Prestige"},
    {RefusalCode::TooManyGames, current, "Match Play"},
    {RefusalCode::SameSideTwice, current, "Match Play"},
    {RefusalCode::SidesMismatch, current, "Match Play"},
    {RefusalCode::AgendaPointsMissing, first, "Winning Matches"},
    {RefusalCode::AgendaPointsWin, current, "Going to Time"},
    {RefusalCode::AgendaPointsContradict, current, "Going to Time"},
    {RefusalCode::DecksAreLocked, current, "Deck Lists"},
    {RefusalCode::DeckEmpty, current, "Deck Lists"},
    {RefusalCode::DeckQuantityInvalid, current, "Deck Lists"},
    {RefusalCode::DeckAcceptanceReasonMissing, current, "Deck Restrictions"},
    {RefusalCode::NotAllowedByProfile, current, "Unsportsmanlike Conduct"},
};

} // namespace

core::Citation rule(RefusalCode code)
{
    const auto *row = std::ranges::find(rules, code, &RuleBehind::code);
    if (row == std::end(rules))
        return {};
    return {row->document, row->section};
}

} // namespace tournament

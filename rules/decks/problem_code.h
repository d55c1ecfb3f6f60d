// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"

#include <cstdint>

namespace rules {

/// Why a deck is illegal. The order is the one in which problems are told.
enum class ProblemCode : std::uint8_t {
    UnknownCard,
    NoIdentity,
    IdentityInDeck,
    DeckSize,
    TooManyCopies,
    WrongSide,
    Influence,
    OutOfFactionAgenda,
    NoInfluenceValue,
    ForbiddenFaction,
    AmpereAgendas,
    AgendaPoints,
    NotReleased,
    Rotated,
    Banned,
    Restricted,
    Points,
    Startup3Pointers,
    DraftOnly,
    CampaignOnly,
    MultiplayerOnly,
};

/// As programs read them.
inline constexpr core::Words<ProblemCode, 21> problemWords{
    {{ProblemCode::UnknownCard, "UNKNOWN_CARD"},
     {ProblemCode::NoIdentity, "NO_IDENTITY"},
     {ProblemCode::IdentityInDeck, "IDENTITY_IN_DECK"},
     {ProblemCode::DeckSize, "DECK_SIZE"},
     {ProblemCode::TooManyCopies, "TOO_MANY_COPIES"},
     {ProblemCode::WrongSide, "WRONG_SIDE"},
     {ProblemCode::Influence, "INFLUENCE"},
     {ProblemCode::OutOfFactionAgenda, "OUT_OF_FACTION_AGENDA"},
     {ProblemCode::NoInfluenceValue, "NO_INFLUENCE_VALUE"},
     {ProblemCode::ForbiddenFaction, "FORBIDDEN_FACTION"},
     {ProblemCode::AmpereAgendas, "AMPERE_AGENDAS"},
     {ProblemCode::AgendaPoints, "AGENDA_POINTS"},
     {ProblemCode::NotReleased, "NOT_RELEASED"},
     {ProblemCode::Rotated, "ROTATED"},
     {ProblemCode::Banned, "BANNED"},
     {ProblemCode::Restricted, "RESTRICTED"},
     {ProblemCode::Points, "POINTS"},
     {ProblemCode::Startup3Pointers, "STARTUP_3_POINTERS"},
     {ProblemCode::DraftOnly, "DRAFT_ONLY"},
     {ProblemCode::CampaignOnly, "CAMPAIGN_ONLY"},
     {ProblemCode::MultiplayerOnly, "MULTIPLAYER_ONLY"}}};

} // namespace rules

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "tournament/fact.h"

namespace storage {

// The stable words under which enumerators stand in journal and tables. One switch each, without
// default: the compiler names an enumerator that has none. An unknown value gives "".

[[nodiscard]] std::string_view wordOf(tournament::PlayerStatus value);
[[nodiscard]] std::string_view wordOf(tournament::Tier value);
[[nodiscard]] std::string_view wordOf(tournament::LateEntry value);
[[nodiscard]] std::string_view wordOf(tournament::PenaltyKind value);
[[nodiscard]] std::string_view wordOf(tournament::TieBreak value);
[[nodiscard]] std::string_view wordOf(tournament::SidesRule value);
[[nodiscard]] std::string_view wordOf(tournament::FirstRound value);
[[nodiscard]] std::string_view wordOf(tournament::CutForm value);
[[nodiscard]] std::string_view wordOf(tournament::Seat value);
[[nodiscard]] std::string_view wordOf(tournament::Side value);
[[nodiscard]] std::string_view wordOf(tournament::GameEnding value);
[[nodiscard]] std::string_view wordOf(tournament::WinCondition value);
[[nodiscard]] std::string_view wordOf(tournament::ResultKind value);
[[nodiscard]] std::string_view wordOf(tournament::ReasonCode value);
[[nodiscard]] std::string_view wordOf(tournament::RelaxationCode value);
[[nodiscard]] std::string_view wordOf(tournament::Stage value);
[[nodiscard]] std::string_view wordOf(tournament::CheckOutcome value);
[[nodiscard]] std::string_view wordOf(tournament::RulingBasis value);

/// The enumerator of that word; nothing when this version knows none.
template <class Enum>
[[nodiscard]] std::optional<Enum> fromWord(std::string_view word)
{
    for (int i = 0; !wordOf(static_cast<Enum>(i)).empty(); ++i)
        if (wordOf(static_cast<Enum>(i)) == word)
            return static_cast<Enum>(i);
    return std::nullopt;
}

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/fact.h"
#include "tournament/event/refusal.h"

#include <cstddef>
#include <optional>

namespace tournament {

// How large things get where tournaments are played, with room to spare. Commands and imports are
// bound by it, because work and paper grow with what they take; replay is not: whatever an event
// file holds by now was possible once.

inline constexpr std::size_t mostPlayers = 20000; ///< the largest events had some hundreds
inline constexpr int mostRounds = 50;             ///< announced, or of a document
inline constexpr int mostNumber = 100000;         ///< of a table or a seat
inline constexpr std::size_t mostTableRanges = 1000;
inline constexpr std::size_t mostJudges = 1000;
inline constexpr std::size_t mostPenalties = 20000;
inline constexpr std::size_t mostRulings = 20000;
inline constexpr std::size_t mostDeckChecks = 20000;
inline constexpr std::size_t mostTitles = 5000; ///< authorized before their release
/// Characters of what names somebody or something, and of what tells or explains.
inline constexpr std::size_t longestName = 200;
inline constexpr std::size_t longestText = 10000;

/// What in these facts is larger; for facts that a command has just led to. A name that the event
/// holds already may stay as long as it is.
[[nodiscard]] std::optional<Refusal> beyondLimits(const Event &event, const Facts &facts);

/// The refusal of this name, if it is too long.
[[nodiscard]] std::optional<Refusal> tooLongName(const std::string &name);

} // namespace tournament

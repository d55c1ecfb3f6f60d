// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/event_document.h"
#include "tournament/event/profile.h"
#include "tournament/event/round.h"

#include <array>
#include <optional>

namespace interchange {

/// What the file gives each seat of this match in all; unset where it says nothing.
[[nodiscard]] std::array<std::optional<int>, 2> recordedTotals(const DocumentMatch &match);

/// Whether nothing was scored: zeros or no figures at all.
[[nodiscard]] bool isScoreless(const DocumentMatch &match);

/// How the points of the sides read as games under this profile: the first is the one in which
/// player 1 was Corp. Nothing when the profile cannot give these points or the sides are
/// placeholders. Single-sided matches have one game.
[[nodiscard]] std::optional<tournament::MatchResult>
gamesFromSides(const tournament::Profile &profile, const DocumentMatch &match);

/// A result of which only the points of both are known.
[[nodiscard]] tournament::MatchResult recorded(int p1, int p2);

/// The points of each seat on each side, where the games tell: [seat] {as Corp, as Runner}.
struct SidePoints {
    int corp = 0;
    int runner = 0;
};
[[nodiscard]] std::optional<std::array<SidePoints, 2>>
sidesFromGames(const tournament::Profile &profile, const tournament::MatchResult &result);

} // namespace interchange

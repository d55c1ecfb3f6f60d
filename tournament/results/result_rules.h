// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/event/refusal.h"

#include <optional>

namespace tournament {

/// Agreed without playing: every game of the match is drawn.
[[nodiscard]] MatchResult intentionalDraw(int games);

/// Why this result cannot stand at this table under these rules; nothing when it can. With
/// `overridden` the TO has given a reason for what the profile does not allow.
[[nodiscard]] std::optional<Refusal> illegal(const Profile &profile, const Match &match,
                                             Stage stage, const MatchResult &result,
                                             bool overridden);

} // namespace tournament

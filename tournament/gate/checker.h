// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <string>
#include <vector>

namespace tournament {

enum class FindingCode : std::uint8_t {
    PlayerTwiceInRound,
    PlayerUnknown,
    PlayerMissing, ///< was active and sat nowhere
    TableTwice,
    RematchUnlisted, ///< they had met and the round does not say so
    SecondByeUnlisted,
    ResultImpossible, ///< the profile cannot give it
    SidesImpossible,
    SeedDiffers,
    ListedInVain, ///< a relaxation is listed that did not happen
    // cut
    SeedsContradict,      ///< a seed is listed twice or not in the event
    CutPlayersContradict, ///< the bracket brings others together in this game
    CutSidesContradict,   ///< not what the rule or the recorded draw gives
    CutGameMissing,       ///< `table` = game: both players are known, and they sit nowhere
};

struct Finding {
    FindingCode code{};
    int round = 0;
    int table = 0;
    PlayerId player;
    friend bool operator==(const Finding &, const Finding &) = default;
};

/// Re-derives everything that can be: an event of ours gives no finding.
[[nodiscard]] std::vector<Finding> check(const Event &event);

/// The part of it that looks at the cut as a whole.
[[nodiscard]] std::vector<Finding> checkCut(const Event &event);

} // namespace tournament

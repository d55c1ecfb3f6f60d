// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event.h"

#include <vector>

namespace interchange {

/// Where the games of a cut that is over put a player. Players out in the same round share a
/// range; the higher seed takes the better place (first of it).
struct CutPlace {
    tournament::PlayerId player;
    int best = 1;
    int worst = 1;
    int place = 1;
};

/// Who won this cut match, nothing while it is open. Equal at time: the higher seed (Tournament
/// Rules 3.0.2, "Going to Time" of championship play).
[[nodiscard]] std::optional<tournament::Seat> cutWinner(const tournament::Event &event,
                                                        const tournament::Match &match);

/// Places that the games decide, best first; of an unfinished cut only those of players who are
/// out. Empty when nobody is out.
[[nodiscard]] std::vector<CutPlace> cutPlaces(const tournament::Event &event);

} // namespace interchange

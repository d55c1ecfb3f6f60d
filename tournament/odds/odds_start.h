// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"
#include "tournament/odds/simulation.h"

#include <vector>

namespace tournament {

/// An event as a simulation sees it, and the way back.
struct OddsStart {
    SimulationRules rules;
    SimulationStart start;
    std::vector<PlayerId> players; ///< by number in the simulation
    struct Place {
        int round = 0;
        int table = 0;
    };
    std::vector<Place> open; ///< of every SimulationStart::open
    TimeRates time;
};

/// From where the event stands to the end of its planned Swiss rounds.
[[nodiscard]] OddsStart oddsStart(const Event &event, bool weighResults);

} // namespace tournament

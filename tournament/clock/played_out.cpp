// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/played_out.h"

#include "tournament/clock/round_clock.h"

namespace tournament {

Facts stopPlayedOut(const Event &event, core::Timestamp now)
{
    Facts facts;
    for (const Round &round : event.rounds)
        if (round.clock && !round.clock->stopped && missingResults(event, round.number).empty())
            facts.emplace_back(ClockStopped{round.number, read(*round.clock, now).ran});
    return facts;
}

} // namespace tournament

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/round_clock.h"
#include "tournament/gate/gate_parts.h"

namespace tournament {

namespace {

/// Of a round whose clock was started and not stopped.
Objection clockNotInUse(const Event &event, int round)
{
    const Round *found = findRound(event, round);
    if (!found)
        return missingRound(event, round);
    if (!found->clock || found->clock->stopped)
        return "the clock of" + numbered(" round", round) + " is not in use";
    return std::nullopt;
}

} // namespace

Objection objection(const Event &event, const ClockStarted &fact)
{
    const Round *round = findRound(event, fact.round);
    if (!round)
        return missingRound(event, fact.round);
    if (round->clock && !round->clock->stopped)
        return "the clock of" + numbered(" round", fact.round) + " was started already";
    return outside({{"minutes of the clock", fact.minutes, limits::clockMinutes},
                    {"start of the clock", fact.at.milliseconds, limits::moments}});
}

Objection objection(const Event &event, const ClockPaused &fact)
{
    return orElse(clockNotInUse(event, fact.round),
                  [&] { return outside({{"milliseconds played", fact.ran, limits::ranTimes}}); });
}

Objection objection(const Event &event, const ClockResumed &fact)
{
    return orElse(clockNotInUse(event, fact.round), [&] {
        return outside({{"time of the clock", fact.at.milliseconds, limits::moments}});
    });
}

Objection objection(const Event &event, const ClockSet &fact)
{
    return orElse(clockNotInUse(event, fact.round), [&] {
        return outside({{"time of the clock", fact.at.milliseconds, limits::moments},
                        {"milliseconds played", fact.ran, limits::ranTimes},
                        {"milliseconds turned", fact.turned, limits::turnedTimes}});
    });
}

Objection objection(const Event &event, const ClockExtended &fact)
{
    if (auto found = orElse(clockNotInUse(event, fact.round), [&] {
            return outside({{"minutes more", fact.minutes, limits::minutesGiven}});
        }))
        return found;
    const int minutes = findRound(event, fact.round)->clock->minutes + fact.minutes;
    return outside({{"minutes of the clock", minutes, limits::clockMinutes}});
}

Objection objection(const Event &event, const ExtraTimeGiven &fact)
{
    if (auto found = missingTable(event, fact.round, fact.time.table))
        return found;
    if (auto found = orElse(clockNotInUse(event, fact.round), [&] {
            return outside({{"extra minutes", fact.time.minutes, limits::minutesGiven}});
        }))
        return found;
    const RoundClock &clock = *findRound(event, fact.round)->clock;
    return outside(
        {{"extra minutes of the table", extraMinutes(clock, fact.time.table) + fact.time.minutes,
          limits::minutesInAll}});
}

Objection objection(const Event &event, const ClockStopped &fact)
{
    return orElse(clockNotInUse(event, fact.round),
                  [&] { return outside({{"milliseconds played", fact.ran, limits::ranTimes}}); });
}

} // namespace tournament

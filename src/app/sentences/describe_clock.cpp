// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "app/sentences/wording.h"
#include "core/english.h"

#include <cstdlib>

namespace app {

using core::English;
using namespace tournament;

std::string described(const ActWords &, const ClockStarted &fact)
{
    const core::SentenceValue round{"round", fact.round};
    return because(fact.minutes > 0
                       ? English::tr("Start the clock of round {round}: {minutes} minutes",
                                     {round, {"minutes", fact.minutes}})
                       : English::tr("Start the clock of round {round} without a limit", {round}),
                   fact.reason);
}

std::string described(const ActWords &words, const ClockPaused &fact)
{
    return English::tr("Pause the clock of round {round} at {time}",
                       {{"round", fact.round}, {"time", words.shownAt(fact.round, fact.ran)}});
}

std::string described(const ActWords &, const ClockResumed &fact)
{
    return English::tr("Resume the clock of round {round}", {{"round", fact.round}});
}

std::string described(const ActWords &words, const ClockSet &fact)
{
    const core::SentenceValue round{"round", fact.round};
    const core::SentenceValue time{"time", words.shownAt(fact.round, fact.ran)};
    if (fact.turned == 0)
        return because(English::tr("Set the clock of round {round} to {time}", {round, time}),
                       fact.reason);
    const core::SentenceValue by{"by", durationText(std::abs(fact.turned))};
    return fact.turned < 0
        ? English::tr("Keep the clock of round {round} at {time} – the computer's clock was "
                      "turned back by {by} minutes",
                      {round, time, by})
        : English::tr("Keep the clock of round {round} at {time} – the computer's clock was "
                      "turned on by {by} minutes",
                      {round, time, by});
}

std::string described(const ActWords &, const ClockExtended &fact)
{
    const core::SentenceValue round{"round", fact.round};
    return because(fact.minutes < 0
                       ? English::tr("Shorten round {round} by {n} minute",
                                     "Shorten round {round} by {n} minutes", -fact.minutes, {round})
                       : English::tr("Extend round {round} by {n} minute",
                                     "Extend round {round} by {n} minutes", fact.minutes, {round}),
                   fact.reason);
}

std::string described(const ActWords &words, const ExtraTimeGiven &fact)
{
    const ExtraTime &time = fact.time;
    const core::SentenceValue place = words.where(fact.round, time.table);
    const std::string reason = time.judge.empty()
        ? time.reason
        : English::tr("{reason} ({judge})", {{"reason", time.reason}, {"judge", time.judge}});
    return because(
        time.minutes < 0
            ? English::tr("Take back {n} minute of extra time: {where}",
                          "Take back {n} minutes of extra time: {where}", -time.minutes, {place})
            : English::tr("Give {n} minute of extra time: {where}",
                          "Give {n} minutes of extra time: {where}", time.minutes, {place}),
        reason);
}

std::string described(const ActWords &, const ClockStopped &fact)
{
    return English::tr("Stop the clock of round {round}", {{"round", fact.round}});
}

} // namespace app

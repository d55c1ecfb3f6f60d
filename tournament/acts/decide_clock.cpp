// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/decide_parts.h"
#include "tournament/clock/round_clock.h"

#include <algorithm>

namespace tournament {

namespace {

std::optional<Refusal> wrongMinutes(RefusalCode code, int minutes, int least, int most)
{
    Refusal refusal;
    refusal.code = code;
    refusal.number = minutes;
    refusal.least = least;
    refusal.most = most;
    return refusal;
}

/// Whatever was asked for; far outside of what is allowed it makes no difference by how much.
int added(int minutes, int more)
{
    constexpr int far = 1'000'000;
    return minutes + std::clamp(more, -far, far);
}

/// The clock of that round while it is in use.
core::Expected<const RoundClock *, Refusal> clockInUse(const Event &event, int round)
{
    const Round *found = findRound(event, round);
    if (!found)
        return refuse(event.rounds.empty() ? RefusalCode::NoRound : RefusalCode::RoundUnknown,
                      round);
    if (!found->clock || found->clock->stopped)
        return refuse(RefusalCode::ClockMissing, round);
    return &*found->clock;
}

/// Whether a length chosen for this round has to be explained: Swiss rounds are as long as
/// announced (Tournament Rules 3.0.2, "Tournament Structure"); of the cut the documents say two
/// things, so its length is free within reason.
std::optional<Refusal> wrongLength(const Event &event, const Round &round, int minutes,
                                   const std::string &reason)
{
    const auto usual = roundMinutes(event, round);
    if (!usual) {
        Refusal refusal;
        refusal.code = RefusalCode::ClockWithoutLimit;
        refusal.number = round.number;
        return refusal;
    }
    const MinutesRule &rule = minutesRule(event.profile, round.stage);
    if (refusesLength(rule, minutes))
        return wrongMinutes(RefusalCode::MinutesOutOfRange, minutes, rule.shortest(),
                            rule.longest());
    if (round.stage == Stage::Swiss && minutes != *usual && reason.empty()) {
        Refusal refusal;
        refusal.code = RefusalCode::ReasonMissing;
        return refusal;
    }
    return std::nullopt;
}

} // namespace

Decision decideOn(const Event &event, const StartClock &command)
{
    const Round *round = findRound(event, command.round);
    if (!round)
        return refuse(event.rounds.empty() ? RefusalCode::NoRound : RefusalCode::RoundUnknown,
                      command.round);
    if (round->clock && !round->clock->stopped)
        return refuse(RefusalCode::ClockInUse, command.round);
    const std::string reason = core::tidied(command.reason);
    if (command.minutes)
        if (auto refusal = wrongLength(event, *round, *command.minutes, reason))
            return core::unexpected(*refusal);
    const int minutes = command.minutes.value_or(roundMinutes(event, *round).value_or(0));
    Facts facts = publishing(event, command.round);
    facts.emplace_back(ClockStarted{command.round, command.at, minutes, reason});
    return facts;
}

Decision decideOn(const Event &event, const PauseClock &command)
{
    const auto clock = clockInUse(event, command.round);
    if (!clock)
        return core::unexpected(clock.error());
    if (!(*clock)->since)
        return refuse(RefusalCode::ClockNotRunning, command.round);
    return Facts{ClockPaused{command.round, read(**clock, command.at).ran}};
}

Decision decideOn(const Event &event, const ResumeClock &command)
{
    const auto clock = clockInUse(event, command.round);
    if (!clock)
        return core::unexpected(clock.error());
    if ((*clock)->since)
        return refuse(RefusalCode::ClockNotPaused, command.round);
    return Facts{ClockResumed{command.round, command.at}};
}

Decision decideOn(const Event &event, const SetClock &command)
{
    const auto clock = clockInUse(event, command.round);
    if (!clock)
        return core::unexpected(clock.error());
    const std::string reason = core::tidied(command.reason);
    if (command.turned == 0 && (*clock)->minutes == 0)
        return refuse(RefusalCode::ClockWithoutLimit, command.round);
    if (command.turned == 0 && reason.empty())
        return refuse(RefusalCode::ReasonMissing);
    const std::int64_t most = longestRound * millisecondsPerMinute;
    return Facts{ClockSet{command.round, command.at, std::clamp<std::int64_t>(command.ran, 0, most),
                          command.turned, reason}};
}

Decision decideOn(const Event &event, const ExtendClock &command)
{
    const auto clock = clockInUse(event, command.round);
    if (!clock)
        return core::unexpected(clock.error());
    if ((*clock)->minutes == 0)
        return refuse(RefusalCode::ClockWithoutLimit, command.round);
    const int minutes = added((*clock)->minutes, command.minutes);
    if (command.minutes == 0 || minutes < 1 || minutes > longestRound)
        return core::unexpected(
            *wrongMinutes(RefusalCode::ClockOutOfRange, minutes, 1, longestRound));
    const std::string reason = core::tidied(command.reason);
    if (reason.empty())
        return refuse(RefusalCode::ReasonMissing);
    return Facts{ClockExtended{command.round, command.minutes, reason}};
}

Decision decideOn(const Event &event, const GiveExtraTime &command)
{
    const auto clock = clockInUse(event, command.round);
    if (!clock)
        return core::unexpected(clock.error());
    if ((*clock)->minutes == 0)
        return refuse(RefusalCode::ClockWithoutLimit, command.round);
    ExtraTime time = command.time;
    const Match *match = findMatch(event, command.round, time.table);
    if (!match || match->isBye())
        return refuse(RefusalCode::TableUnknown, command.round, {time.table});
    const int minutes = added(extraMinutes(**clock, time.table), time.minutes);
    if (time.minutes == 0 || minutes < 0 || minutes > longestRound) {
        Refusal refusal = *wrongMinutes(RefusalCode::ExtraTimeOutOfRange, minutes, 0, longestRound);
        refusal.tables = {time.table};
        return core::unexpected(refusal);
    }
    time.reason = core::tidied(time.reason);
    time.judge = core::tidied(time.judge);
    if (time.reason.empty())
        return refuse(RefusalCode::ExtraTimeReasonMissing, command.round, {time.table});
    return Facts{ExtraTimeGiven{command.round, time}};
}

Decision decideOn(const Event &event, const StopClock &command)
{
    const auto clock = clockInUse(event, command.round);
    if (!clock)
        return core::unexpected(clock.error());
    return Facts{ClockStopped{command.round, read(**clock, command.at).ran}};
}

} // namespace tournament

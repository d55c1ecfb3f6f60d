// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/round_clock.h"

#include "tournament/cut/bracket.h"

#include <algorithm>

namespace tournament {

namespace {

ClockReading readWith(const RoundClock &clock, int extra, core::Timestamp now)
{
    ClockReading reading;
    reading.ran = clock.ran;
    if (clock.since) {
        const std::int64_t since = now.milliseconds - clock.since->milliseconds;
        reading.beforeStart = since < 0;
        reading.ran += std::max<std::int64_t>(since, 0);
    }
    reading.state = clock.stopped ? ClockState::Stopped
        : clock.since             ? ClockState::Running
                                  : ClockState::Paused;
    if (clock.minutes == 0)
        return reading;
    const std::int64_t length = (clock.minutes + extra) * millisecondsPerMinute;
    reading.left = length - reading.ran;
    if (clock.since)
        reading.deadline = core::Timestamp{clock.since->milliseconds + length - clock.ran};
    if (reading.state == ClockState::Running && *reading.left <= 0)
        reading.state = ClockState::Over;
    return reading;
}

} // namespace

const MinutesRule &minutesRule(const Profile &profile, Stage stage)
{
    return stage == Stage::Cut ? profile.cutMinutes : profile.minutes;
}

bool refusesLength(const MinutesRule &rule, int minutes)
{
    return minutes < rule.shortest() || minutes > rule.longest();
}

int cutRoundMinutes(const Event &event)
{
    return event.schedule.cutMinutes.value_or(event.profile.cutMinutes.standard);
}

std::optional<int> roundMinutes(const Event &event, const Round &round)
{
    if (round.stage == Stage::Swiss)
        return event.announcement.minutes;
    if (event.profile.matchPoints && !round.matches.empty()
        && std::ranges::all_of(round.matches,
                               [&](const Match &match) { return isFinal(event, match); }))
        return std::nullopt;
    return cutRoundMinutes(event);
}

ClockReading read(const RoundClock &clock, core::Timestamp now) { return readWith(clock, 0, now); }

ClockReading read(const RoundClock &clock, int table, core::Timestamp now)
{
    return readWith(clock, extraMinutes(clock, table), now);
}

int extraMinutes(const RoundClock &clock, int table)
{
    int minutes = 0;
    for (const ExtraTime &time : clock.extra)
        if (time.table == table)
            minutes += time.minutes;
    return minutes;
}

std::vector<int> tablesWithExtraTime(const RoundClock &clock)
{
    std::vector<int> tables;
    for (const ExtraTime &time : clock.extra)
        if (extraMinutes(clock, time.table) > 0)
            tables.push_back(time.table);
    std::ranges::sort(tables);
    const auto repeated = std::ranges::unique(tables);
    tables.erase(repeated.begin(), repeated.end());
    return tables;
}

ClockNews news(const RoundClock &clock, core::Timestamp before, core::Timestamp now,
               std::span<const int> warnings)
{
    ClockNews result;
    const auto fell = [](const ClockReading &then, const ClockReading &at, int minutes) {
        const std::int64_t limit = minutes * millisecondsPerMinute;
        return then.left && at.left && *then.left > limit && *at.left <= limit;
    };
    const ClockReading then = read(clock, before);
    const ClockReading at = read(clock, now);
    const auto consider = [&](int minutes) {
        if (fell(then, at, minutes) && (!result.minutesLeft || minutes < *result.minutesLeft))
            result.minutesLeft = minutes;
    };
    std::ranges::for_each(warnings, consider);
    consider(0);
    for (const int table : tablesWithExtraTime(clock))
        if (fell(read(clock, table, before), read(clock, table, now), 0))
            result.tables.push_back(table);
    return result;
}

} // namespace tournament

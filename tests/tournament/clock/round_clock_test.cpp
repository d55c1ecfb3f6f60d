// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/round_clock.h"
#include "tournament/clock_times.h"

#include <catch2/catch.hpp>

using namespace tournament;

namespace {

RoundClock started(int minutes = 65) { return {minutes, start, 0, start, false, {}}; }

} // namespace

TEST_CASE("A running clock is a deadline")
{
    const RoundClock clock = started();
    const ClockReading reading = read(clock, after(10 * minute));
    CHECK(reading.state == ClockState::Running);
    CHECK(reading.ran == 10 * minute);
    CHECK(reading.left == 55 * minute);
    CHECK(reading.deadline == after(65 * minute));
    CHECK_FALSE(reading.beforeStart);
    CHECK(read(clock, after(65 * minute - 1)).state == ClockState::Running);
    CHECK(read(clock, after(65 * minute)).state == ClockState::Over);
    CHECK(read(clock, after(70 * minute)).left == -5 * minute);
}

TEST_CASE("A paused clock stands still whatever time it is")
{
    RoundClock clock = started();
    clock.ran = 20 * minute;
    clock.since.reset();
    for (const std::int64_t later : {0 * minute, 30 * minute, 600 * minute}) {
        const ClockReading reading = read(clock, after(later));
        CHECK(reading.state == ClockState::Paused);
        CHECK(reading.left == 45 * minute);
        CHECK_FALSE(reading.deadline);
    }
    clock.since = after(60 * minute);
    CHECK(read(clock, after(60 * minute)).left == 45 * minute);
    CHECK(read(clock, after(60 * minute)).deadline == after(105 * minute));
}

TEST_CASE("A wall clock that lies before the start gives no time back and says so")
{
    const ClockReading reading = read(started(), after(-60 * minute));
    CHECK(reading.beforeStart);
    CHECK(reading.ran == 0);
    CHECK(reading.left == 65 * minute);
    CHECK(reading.state == ClockState::Running);
}

TEST_CASE("Without a limit a clock only counts what was played")
{
    const ClockReading reading = read(started(0), after(90 * minute));
    CHECK(reading.state == ClockState::Running);
    CHECK(reading.ran == 90 * minute);
    CHECK_FALSE(reading.left);
    CHECK_FALSE(reading.deadline);
    CHECK(news(started(0), start, after(90 * minute), std::vector{10}) == ClockNews{});
}

TEST_CASE("Extra time moves the end of one table only")
{
    RoundClock clock = started();
    clock.extra = {{7, 5, "Deck check", ""},
                   {3, 4, "Judge", ""},
                   {7, 2, "Judge", ""},
                   {9, 3, "Mistake", ""},
                   {9, -3, "Mistake", ""}};
    CHECK(extraMinutes(clock, 7) == 7);
    CHECK(tablesWithExtraTime(clock) == std::vector{3, 7});
    CHECK(read(clock, 7, start).deadline == after(72 * minute));
    CHECK(read(clock, 1, start) == read(clock, start));
    CHECK(read(clock, after(66 * minute)).state == ClockState::Over);
    CHECK(read(clock, 7, after(66 * minute)).state == ClockState::Running);
    CHECK(read(clock, 3, after(69 * minute)).state == ClockState::Over);
}

TEST_CASE("Warnings fall due once, the least of those missed")
{
    const RoundClock clock = started();
    const std::vector warnings{10, 5, 1};
    const auto due = [&](std::int64_t from, std::int64_t to) {
        return news(clock, after(from), after(to), warnings).minutesLeft;
    };
    CHECK_FALSE(due(0, 54 * minute));
    CHECK(due(55 * minute - 1000, 55 * minute) == 10);
    CHECK_FALSE(due(55 * minute, 55 * minute + 1000));
    CHECK(due(60 * minute - 500, 60 * minute + 500) == 5);
    CHECK(due(64 * minute - 1, 64 * minute) == 1);
    CHECK(due(65 * minute - 1, 65 * minute) == 0);
    CHECK_FALSE(due(65 * minute, 66 * minute));
    CHECK(due(50 * minute, 61 * minute) == 5); // the computer slept over the first
}

TEST_CASE("A table's own time is called when its extra time is over")
{
    RoundClock clock = started();
    clock.extra = {{3, 4, "Judge", ""}, {7, 4, "Judge", ""}};
    CHECK(news(clock, after(65 * minute), after(68 * minute), {}).tables.empty());
    CHECK(news(clock, after(69 * minute - 1), after(69 * minute), {}).tables == std::vector{3, 7});
}

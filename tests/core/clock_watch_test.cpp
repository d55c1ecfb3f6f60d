// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/clock_watch.h"

#include <catch2/catch.hpp>

namespace {

constexpr std::int64_t hour = 3'600'000;

struct TwoClocks {
    core::Timestamp wall{1'457'166'600'000}; // 2016-03-05, 8:30 UTC
    core::Timestamp steady{90'000};
    core::ClockWatch watch{[this] { return wall; }, [this] { return steady; }};

    void pass(std::int64_t milliseconds)
    {
        wall.milliseconds += milliseconds;
        steady.milliseconds += milliseconds;
    }
};

} // namespace

TEST_CASE_METHOD(TwoClocks, "Time that passes turns no clock, not even a night's sleep")
{
    CHECK(watch.turned() == 0);
    pass(1000);
    CHECK(watch.turned() == 0);
    pass(9 * hour); // the lid was closed: both clocks went on
    CHECK(watch.turned() == 0);
}

TEST_CASE_METHOD(TwoClocks, "A clock turned back or on is noticed once, by how much")
{
    pass(1000);
    wall.milliseconds -= hour;
    CHECK(watch.turned() == -hour);
    CHECK(watch.turned() == 0);
    pass(1000);
    wall.milliseconds += 2 * hour;
    CHECK(watch.turned() == 2 * hour);
}

TEST_CASE_METHOD(TwoClocks, "Small corrections pass until they add up")
{
    wall.milliseconds += 900;
    CHECK(watch.turned() == 0);
    wall.milliseconds += 900;
    CHECK(watch.turned() == 1800);
}

TEST_CASE("The clock that counts from the start of the computer goes on")
{
    const core::Timestamp before = core::timeSinceBoot();
    CHECK(before.milliseconds > 0);
    CHECK(core::timeSinceBoot() >= before);
}

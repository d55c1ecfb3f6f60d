// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/day/round_timer.h"

#include "support/temp_folder.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <ctime>

using namespace tournament;

namespace {

constexpr std::int64_t minute = millisecondsPerMinute;
constexpr std::int64_t hour = 60 * minute;

/// A desk with a wall clock that can be turned and one that cannot.
struct TimerDesk {
    TimerDesk()
    {
        environment.actor = "Fay";
        environment.clock = [this] { return wall; };
        CreateEvent create;
        create.details.name = "Saturday";
        create.profile = profiles().front();
        create.seed = 7;
        auto made = app::Session::create(path, create, environment);
        REQUIRE(made);
        session = std::move(*made);
        AddPlayers players;
        for (const char *name : {"Ada", "Ben", "Cleo", "Dan"})
            players.players.emplace_back().name = name;
        REQUIRE(session->perform(players));
        REQUIRE(session->perform(PairRound{}));
        REQUIRE(session->perform(StartClock{1, wall, {}, ""}));
    }

    void pass(std::int64_t milliseconds)
    {
        wall.milliseconds += milliseconds;
        steady.milliseconds += milliseconds;
    }
    void restart(bool readOnly = false)
    {
        session.reset();
        auto opened = app::Session::open(path, environment, readOnly);
        REQUIRE(opened);
        session = std::move(*opened);
    }
    [[nodiscard]] app::RoundTimer timer()
    {
        return {*session, [this] { return steady; }};
    }
    [[nodiscard]] ClockReading reading(core::Timestamp now) const
    {
        return read(*session->event().rounds.back().clock, now);
    }
    [[nodiscard]] std::int64_t left(const app::RoundTimer &timer) const
    {
        return *reading(timer.now()).left;
    }

    support::TempFolder folder;
    std::filesystem::path path = folder.path() / "saturday.arbiter";
    core::Timestamp wall{1'457'166'600'000}; // 2016-03-05, 8:30 UTC
    core::Timestamp steady{5'000};
    app::Environment environment;
    std::unique_ptr<app::Session> session;
};

const std::vector<int> warnings{10, 5, 1};

} // namespace

TEST_CASE_METHOD(TimerDesk, "A round outlives a restart, a pause in it, and the end of the program")
{
    pass(20 * minute);
    restart();
    CHECK(left(timer()) == 45 * minute);
    REQUIRE(session->perform(PauseClock{1, wall}));
    pass(30 * minute);
    restart();
    CHECK(left(timer()) == 45 * minute);
    REQUIRE(session->perform(ResumeClock{1, wall}));
    restart();
    pass(5 * minute);
    CHECK(left(timer()) == 40 * minute);
}

TEST_CASE_METHOD(TimerDesk,
                 "Warnings and time are told once, and none for what passed before the start")
{
    auto first = timer();
    pass(55 * minute);
    auto tick = first.tick(warnings);
    REQUIRE(tick.news.size() == 1);
    CHECK(tick.news[0].round == 1);
    CHECK(tick.news[0].news.minutesLeft == 10);
    CHECK(first.tick(warnings).news.empty());
    pass(10 * minute);
    CHECK(first.tick(warnings).news.at(0).news.minutesLeft == 0);
    restart();
    auto second = timer();
    CHECK(second.tick(warnings).news.empty());
}

TEST_CASE_METHOD(TimerDesk,
                 "A clock set back leaves the time left, says so, and a restart finds it on record")
{
    auto window = timer();
    pass(20 * minute);
    CHECK(window.tick(warnings).turned == 0);
    wall.milliseconds -= hour;
    const auto tick = window.tick(warnings);
    CHECK(tick.turned == -hour);
    CHECK(tick.recorded);
    CHECK(tick.news.empty());
    CHECK(left(window) == 45 * minute);
    CHECK(window.tick(warnings).turned == 0);
    restart();
    CHECK(left(timer()) == 45 * minute);
    CHECK_FALSE(reading(wall).beforeStart);
    CHECK(session->undoText()
          == "Keep the clock of round 1 at 45:00 – the computer's clock was turned back by 60:00 "
             "minutes");
}

TEST_CASE_METHOD(TimerDesk, "A clock set on calls no time and skips no warning")
{
    auto window = timer();
    pass(54 * minute);
    CHECK(window.tick(warnings).news.empty());
    wall.milliseconds += 3 * hour;
    const auto tick = window.tick(warnings);
    CHECK(tick.turned == 3 * hour);
    CHECK(tick.news.empty());
    CHECK(left(window) == 11 * minute);
    pass(minute);
    CHECK(window.tick(warnings).news.at(0).news.minutesLeft == 10);
}

TEST_CASE_METHOD(TimerDesk, "A computer that sleeps does not stop the round")
{
    auto window = timer();
    pass(30 * minute); // lid closed: the clock since the start of the computer goes on
    CHECK(window.tick(warnings).turned == 0);
    CHECK(left(window) == 35 * minute);
}

TEST_CASE_METHOD(TimerDesk,
                 "Of two windows on one file the second takes over what the first recorded")
{
    auto other = app::Session::open(path, environment);
    REQUIRE(other);
    auto first = timer();
    app::RoundTimer second(**other, [this] { return steady; });
    pass(20 * minute);
    wall.milliseconds -= hour;
    CHECK(first.tick(warnings).recorded);
    const std::size_t entries = session->log().size();
    CHECK(second.tick(warnings).recorded);
    CHECK((*other)->log().size() == entries);
    CHECK(read(*(*other)->event().rounds.back().clock, second.now()).left == 45 * minute);
}

TEST_CASE_METHOD(TimerDesk,
                 "A window that may only read keeps the time left for itself and says so")
{
    restart(true);
    auto window = timer();
    pass(20 * minute);
    wall.milliseconds -= hour;
    const auto tick = window.tick(warnings);
    CHECK(tick.turned == -hour);
    CHECK_FALSE(tick.recorded);
    CHECK(left(window) == 45 * minute);
    pass(minute);
    CHECK(left(window) == 44 * minute);
}

TEST_CASE_METHOD(TimerDesk, "A clock turned while none runs is nobody's concern")
{
    REQUIRE(session->perform(PauseClock{1, wall}));
    auto window = timer();
    wall.milliseconds -= hour;
    CHECK(window.tick(warnings).turned == 0);
    CHECK(left(window) == 65 * minute);
    REQUIRE(session->perform(ResumeClock{1, wall}));
    pass(minute);
    CHECK(left(window) == 64 * minute);
}

TEST_CASE_METHOD(TimerDesk,
                 "After a restart a wall clock before the start is believed and pointed out")
{
    pass(20 * minute);
    session.reset();
    wall.milliseconds -= 2 * hour; // the battery was empty
    restart();
    CHECK(reading(wall).beforeStart);
    CHECK(*reading(wall).left == 65 * minute);
    REQUIRE(session->perform(SetClock{1, wall, 20 * minute, 0, "By the wall of the hall"}));
    CHECK_FALSE(reading(wall).beforeStart);
    pass(minute);
    CHECK(*reading(wall).left == 44 * minute);
}

TEST_CASE_METHOD(TimerDesk, "Daylight saving moves no deadline")
{
    // 2016-03-27, 1:00 UTC: clocks in central Europe go from 2:00 to 3:00.
    const char *const zone = std::getenv("TZ");
    const std::string before = zone ? zone : "";
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    REQUIRE(session->perform(StopClock{1, wall}));
    wall = {1'459'040'400'000 - 10 * minute};
    REQUIRE(session->perform(StartClock{1, wall, {}, ""}));
    auto window = timer();
    const auto hourOfDay = [this] {
        const std::time_t seconds = wall.milliseconds / 1000;
        std::tm local{};
        localtime_r(&seconds, &local);
        return local.tm_hour;
    };
    CHECK(hourOfDay() == 1);
    pass(20 * minute);
    CHECK(hourOfDay() == 3); // the hour from 2 to 3 was skipped
    CHECK(window.tick(warnings).turned == 0);
    CHECK(left(window) == 45 * minute);
    restart();
    CHECK(left(timer()) == 45 * minute);
    zone ? setenv("TZ", before.c_str(), 1) : unsetenv("TZ");
    tzset();
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

/// A round of two tables at a clock that the test sets.
struct ClockDesk : Program {
    ClockDesk()
    {
        environment.session.clock = [this] { return core::Timestamp{time}; };
        event = Program::event({"Ada", "Ben", "Cleo", "Dan"});
        done({"pair", event});
    }

    core::Json clock(std::vector<std::string> args) const
    {
        args.insert(args.begin(), {"clock", event});
        return json(args);
    }
    void pass(int minutes) { time += minutes * std::int64_t{60'000}; }

    std::int64_t time = 1'457'186'400'000; // 2016-03-05, 14:00 UTC
    std::string event;
};

} // namespace

TEST_CASE_METHOD(ClockDesk, "A clock that was not started says so and how long the round will last")
{
    const core::Json shown = clock({});
    CHECK(text(shown, "state") == "not-started");
    CHECK(integer(shown, "minutes") == 65);
}

TEST_CASE_METHOD(ClockDesk, "A clock runs from call to call, is paused, resumed and stopped")
{
    const core::Json started = clock({"start"});
    CHECK(text(started, "state") == "running");
    CHECK(integer(started, "left_seconds") == 65 * 60);
    CHECK(text(started, "deadline") == "2016-03-05T15:05:00Z");
    pass(20);
    CHECK(integer(clock({"pause"}), "left_seconds") == 45 * 60);
    pass(30);
    const core::Json resumed = clock({"resume"});
    CHECK(integer(resumed, "left_seconds") == 45 * 60);
    CHECK(text(resumed, "deadline") == "2016-03-05T15:35:00Z");
    pass(46);
    const core::Json over = clock({"show"});
    CHECK(text(over, "state") == "over");
    CHECK(integer(over, "left_seconds") == -60);
    CHECK(text(clock({"stop"}), "state") == "stopped");
}

TEST_CASE_METHOD(ClockDesk, "A round is extended with a reason, a table by its own minutes")
{
    done({"clock", event, "start"});
    const auto &extend = *this;
    const Answered bare = extend({"clock", event, "extend", "--minutes", "5"});
    CHECK(bare.status == 1);
    CHECK(bare.out.find("reason") != std::string::npos);
    const core::Json all = clock({"extend", "--minutes", "5", "--reason", "Fire alarm"});
    CHECK(integer(all, "left_seconds") == 70 * 60);
    const core::Json one = clock(
        {"extend", "--table", "2", "--minutes", "3", "--reason", "Deck check", "--judge", "Jo"});
    CHECK(integer(one, "left_seconds") == 70 * 60);
    REQUIRE(items(one, "tables").size() == 1);
    const core::Json &table = items(one, "tables")[0];
    CHECK(integer(table, "table") == 2);
    CHECK(integer(table, "extra_minutes") == 3);
    CHECK(text(table, "deadline") == "2016-03-05T15:13:00Z");
    CHECK(items(clock({"show", "--table", "1"}), "tables").empty());
    const core::Json log = json({"log", event});
    CHECK(text(items(log, "entries").back(), "text")
          == "Give 3 minutes of extra time: round 1, table 2 – Deck check (Jo)");
    CHECK(integer(clock({"extend", "--minutes", "-2", "--reason", "Late start"}), "left_seconds")
          == 68 * 60);
}

TEST_CASE_METHOD(ClockDesk,
                 "Another length than announced needs a reason and the profile's range "
                 "(3.0.2, \"Tournament Structure\")")
{
    const auto &run = *this;
    CHECK(run({"clock", event, "start", "--minutes", "60"}).status == 1);
    const Answered outside =
        run({"clock", event, "start", "--minutes", "80", "--reason", "Slow field", "--json"});
    CHECK(outside.status == 1);
    CHECK(text(*outside.json().find("error"), "rule").find("Tournament Rules 3.0.2") == 0);
    CHECK(integer(clock({"start", "--minutes", "60", "--reason", "The hall closes"}), "minutes")
          == 60);
}

TEST_CASE_METHOD(ClockDesk, "What is left can be set, and undone")
{
    done({"clock", event, "start"});
    pass(10);
    CHECK(integer(clock({"set", "--left", "32:10", "--reason", "By the wall"}), "left_seconds")
          == 32 * 60 + 10);
    done({"undo", event});
    CHECK(integer(clock({}), "left_seconds") == 55 * 60);
    const auto &run = *this;
    CHECK(run({"clock", event, "set", "--left", "half", "--reason", "x"}).status == 2);
    time -= 3'600'000 * 2;
    const Answered before = run({"clock", event});
    CHECK(before.out.find("lies before the start") != std::string::npos);
    CHECK(truth(clock({}), "clock_before_start"));
}

TEST_CASE_METHOD(ClockDesk, "The steps at time stand there with their rule")
{
    const core::Json shown = clock({});
    CHECK(text(shown, "rule") == "Tournament Rules 3.0.2, Going to Time");
    CHECK(texts(shown, "at_time").size() == 5);
    CHECK((*this)({"clock", event}).out.find("The player whose turn it is finishes it.")
          != std::string::npos);
}

TEST_CASE_METHOD(ClockDesk, "Options that do not fit the act are bad usage")
{
    const auto &run = *this;
    for (const std::vector<std::string> &args :
         std::vector<std::vector<std::string>>{{"pause", "--table", "1"},
                                               {"resume", "--minutes", "5"},
                                               {"extend", "--reason", "Why"},
                                               {"set", "--reason", "Why"},
                                               {"stop", "--reason", "Why"},
                                               {"extend", "--minutes", "5", "--judge", "Jo"},
                                               {"begin"},
                                               {"show", "--round", "7"}}) {
        std::vector<std::string> line{"clock", event};
        line.insert(line.end(), args.begin(), args.end());
        CAPTURE(args);
        const Answered answered = run(line);
        CHECK(answered.status == 2);
        CHECK(answered.out.empty());
    }
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <ctime>
#include <set>

namespace {

const std::vector<std::string> eight{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"};

/// An event whose second round is paired and not published.
std::string prepared(const Program &program)
{
    const std::string event = program.event(eight);
    program.done({"pair", event});
    for (int table = 1; table <= 4; ++table)
        program.done({"report", event, "--table", std::to_string(table), "--result", "2-0"});
    program.done({"pair", event, "--publish-later"});
    return event;
}

std::set<std::string> sitAt(const core::Json &round, int table)
{
    for (const core::Json &pair : items(round, "pairs"))
        if (integer(pair, "table") == table)
            return {text(pair, "p1"), text(pair, "p2")};
    return {};
}

/// Somewhere east, where the tests otherwise do not live.
class InTokyo {
public:
    InTokyo()
    {
        setenv("TZ", "UTC-9", 1); // POSIX writes what lies east with a minus
        tzset();
    }
    ~InTokyo()
    {
        unsetenv("TZ");
        tzset();
    }
    InTokyo(const InTokyo &) = delete;
    InTokyo &operator=(const InTokyo &) = delete;
};

} // namespace

TEST_CASE("A round paired to be published later stays out of exports until it is published")
{
    const Program program;
    const std::string event = prepared(program);
    const auto refused = program({"export", event, "--format", "csv-pairings", "--round", "2"});
    CHECK(refused.status != 0);
    CHECK(refused.err.find("Round 2 is not published yet") != std::string::npos);
    const auto last = program({"export", event, "--format", "csv-pairings"});
    CHECK(last.out.find("\n1,") != std::string::npos);
    CHECK(last.out.find("\n2,") == std::string::npos);
    CHECK(items(program({"export", event, "--format", "event-json"}).json(), "rounds").size() == 1);
    CHECK(program({"export", event, "--format", "event-json", "-o", program.file("out.json")})
              .out.find("without round 2")
          != std::string::npos);

    const core::Json round = program.json({"publish", event});
    CHECK(integer(round, "round") == 2);
    CHECK(round.find("published") == nullptr);
    CHECK(program({"export", event, "--format", "csv-pairings"}).out.find("\n2,")
          != std::string::npos);
    CHECK(program({"publish", event}).out.find("published already") != std::string::npos);
    program.done({"undo", event});
    CHECK(program({"export", event, "--format", "csv-pairings", "--round", "2"}).status != 0);
    program.done({"verify", event});
}

TEST_CASE("The JSON of a prepared round says that it is not published")
{
    const Program program;
    const std::string event = program.event(eight);
    const core::Json round = program.json({"pair", event, "--publish-later"});
    CHECK_FALSE(truth(round, "published"));
    CHECK(program({"export", event, "--format", "markdown"}).err.find("Round 1 is not published")
          != std::string::npos);
}

TEST_CASE("move sends a match to another table and says who changes places")
{
    const Program program;
    const std::string event = program.event(eight);
    const core::Json before = program.json({"pair", event});
    const auto moved = program({"move", event, "--table", "1", "--to", "3"});
    REQUIRE(moved.status == 0);
    CHECK(moved.out.find("to table 3, exchanged with") != std::string::npos);
    const core::Json after = program.json({"move", event, "--table", "2", "--to", "12"});
    CHECK(sitAt(after, 3) == sitAt(before, 1));
    CHECK(sitAt(after, 1) == sitAt(before, 3));
    CHECK(sitAt(after, 12) == sitAt(before, 2));
    CHECK(program({"move", event, "--table", "9", "--to", "2"}).status != 0);
    CHECK(program({"move", event, "--to", "2"}).status != 0);
    program.done({"undo", event});
    program.done({"verify", event});
}

TEST_CASE("move warns when a table is kept for somebody")
{
    const Program program;
    const std::string event = program.event(eight);
    program.done({"player", "edit", event, "--name", "Ada", "--table", "2"});
    program.done({"pair", event});
    const auto moved = program({"move", event, "--table", "2", "--to", "7"});
    REQUIRE(moved.status == 0);
    CHECK(moved.out.find("A table is kept for Ada") != std::string::npos);
}

TEST_CASE("schedule plans the day in local time and shows it")
{
    const InTokyo here;
    const Program program;
    const std::string event = program.event(eight);
    CHECK(program({"schedule", event}).out.find("No times are known") != std::string::npos);
    program.done({"event", event, "--date", "2030-05-04", "--rounds", "3"});
    const core::Json plan = program.json(
        {"schedule", event, "--start", "10:00", "--break", "2", "45", "--turnover", "15"});
    CHECK(text(plan, "start") == "2030-05-04T01:00:00Z");
    const auto &parts = items(plan, "timetable");
    REQUIRE(parts.size() == 4);
    CHECK(text(parts[2], "part") == "break");
    CHECK(text(parts[3], "start") == "2030-05-04T04:25:00Z");
    const auto shown = program({"schedule", event});
    CHECK(shown.out.find("about 10:00") != std::string::npos);
    CHECK(shown.out.find("about 13:25") != std::string::npos);
    CHECK(program({"schedule", event, "--start", "ten"}).err.find("--start: expected")
          != std::string::npos);
    CHECK(program({"schedule", event, "--break", "2", "x"}).err.find("--break: expected")
          != std::string::npos);
    CHECK(items(program.json({"schedule", event, "--no-breaks"}), "breaks").empty());
    program.done({"undo", event});
    program.done({"verify", event});
}

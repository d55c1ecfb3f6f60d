// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

#include <sstream>

namespace {

std::string line(const std::string &command, core::Json args)
{
    return core::dump(core::Json::object({{"command", command}, {"args", std::move(args)}})) + "\n";
}

std::int64_t errorStatus(const core::Json &answer)
{
    const core::Json *error = answer.find("error");
    return error ? integer(*error, "status") : 0;
}

} // namespace

TEST_CASE("A batch answers a thousand lines in order")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    const core::Json standings = program.json({"standings", event});
    std::string input;
    for (int i = 0; i < 1000; ++i) {
        if (i % 3 == 0)
            input += line("standings", core::Json::object({{"event", event}}));
        else if (i % 3 == 1)
            input += line("standings", core::Json::object({{"event", event}, {"after", i}}));
        else
            input += "{\"command\": " + std::to_string(i) + "\n";
    }
    const auto documents = answers(program, input);
    REQUIRE(documents.size() == 1000);
    for (std::size_t i = 0; i < documents.size(); ++i) {
        if (i % 3 == 0)
            CHECK(documents[i] == standings);
        else
            CHECK(errorStatus(documents[i]) == 2);
    }
    // The number of the round that does not exist shows that answers keep their place.
    CHECK(text(*documents[997].find("error"), "message").find("997") != std::string::npos);
}

TEST_CASE("A whole event runs through a batch")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    using core::Json;
    const auto documents = answers(
        program,
        line("new", Json::object({{"EVENT", event}, {"name", "Cup"}, {"seed", 7}}))
            + line("player add",
                   Json::object(
                       {{"event", event}, {"name", Json::Array{"Ada", "Ben", "-Zero-", "--"}}}))
            + line("pair",
                   Json::object({{"event", event},
                                 {"lock", Json::Array{Json::Array{"Ada", "-Zero-"}}},
                                 {"dry-run", true}}))
            + line(
                "pair",
                Json::object(
                    {{"event", event}, {"lock", Json::Array{"-Zero-", "--"}}, {"dry-run", false}}))
            + line("report", Json::object({{"event", event}, {"table", 1}, {"result", "2-0"}}))
            + line("pair", Json::object({{"event", event}}))
            + line("verify", Json::object({{"event", event}})));
    REQUIRE(documents.size() == 7);
    CHECK(integer(documents[0], "seed") == 7);
    CHECK(items(documents[1], "added").size() == 4);
    CHECK(items(documents[2], "pairs").size() == 2);
    CHECK(integer(documents[3], "round") == 1);
    CHECK(truth(documents[4], "complete"));
    CHECK(errorStatus(documents[5]) == 1);
    CHECK(truth(documents[6], "sound"));
}

TEST_CASE("A batch warns of keys that mean nothing")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    const auto documents = answers(program,
                                   R"({"command":"standings","colour":"red","args":{"event":")"
                                       + event + R"(","afetr":1}})" + "\n");
    REQUIRE(documents.size() == 1);
    CHECK(texts(documents[0], "warnings")
          == std::vector<std::string>{"unknown key \"colour\"", "unknown key \"args.afetr\""});
    CHECK(items(documents[0], "rows").size() == 1);
}

TEST_CASE("A line a batch cannot read is answered and the rest goes on")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    const auto documents =
        answers(program,
                "nonsense\n[]\n\n{\"command\":\"fly\"}\n{\"command\":\"batch\"}\n"
                "{\"command\":\"standings\",\"args\":[]}\n"
                "{\"command\":\"pair\",\"args\":{\"event\":\""
                    + event
                    + "\",\"lock\":\"Ada\"}}\n"
                      "{\"command\":\"pair\",\"args\":{\"event\":\""
                    + event + "\",\"dry-run\":3}}\n" + std::string(5 * 1024 * 1024, 'x') + "\n"
                    + "{\"command\":\"standings\",\"args\":{\"event\":\"" + event + "\"}}");
    REQUIRE(documents.size() == 10);
    for (std::size_t i = 0; i < 9; ++i) {
        INFO("line " << i + 1);
        CHECK(errorStatus(documents[i]) == 2);
    }
    CHECK(items(documents[9], "rows").size() == 1);
}

TEST_CASE("What one line of a batch says does not reach the next")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"pair", event});
    const auto documents =
        answers(program,
                line("standings", core::Json::object({{"event", event}, {"after", 0}}))
                    + line("standings", core::Json::object({{"event", event}})));
    REQUIRE(documents.size() == 2);
    CHECK(integer(documents[0], "round") == 0);
    CHECK(integer(documents[1], "round") == 1);
}

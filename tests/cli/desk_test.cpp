// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

TEST_CASE("Penalties are recorded and listed with round, reason and judge")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"pair", event});
    const core::Json recorded =
        program.json({"penalty", event, "--player", "Ada", "--kind", "game-loss", "--reason",
                      "Late for the round", "--judge", "Jo"});
    CHECK(text(recorded, "kind") == "game-loss");
    CHECK(integer(recorded, "round") == 1);
    const core::Json listed = program.json({"penalty", event});
    const auto &penalties = items(listed, "penalties");
    REQUIRE(penalties.size() == 1);
    CHECK(penalties[0] == recorded);
    CHECK(program({"penalty", event}).out.find("Late for the round") != std::string::npos);
}

TEST_CASE("A penalty without player, kind or reason is bad usage, an empty reason is refused")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    CHECK(program({"penalty", event, "--player", "Ada"}).status == 2);
    const Answered kind = program(
        {"penalty", event, "--player", "Ada", "--kind", "cautoin", "--reason", "Slow play"});
    CHECK(kind.status == 2);
    CHECK(kind.err.find("did you mean caution?") != std::string::npos);
    CHECK(program({"penalty", event, "--player", "Ada", "--kind", "caution", "--reason", ""}).status
          == 1);
}

TEST_CASE("A table is watched for slow play until told otherwise")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    CHECK(program({"watch", event}).status == 2);
    program.done({"pair", event});
    CHECK(items(program.json({"watch", event, "--table", "2"}), "watched")[0] == core::Json(2));
    CHECK(program({"watch", event}).out.find("Table 2") != std::string::npos);
    CHECK(items(program.json({"watch", event, "--table", "2", "--off"}), "watched").empty());
    CHECK(program({"watch", event, "--table", "9"}).status != 0);
}

TEST_CASE(
    "A feature match takes the place of the one before, and nobody is streamed against his will")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"pair", event});
    CHECK(program.json({"feature", event}).find("table")->isNull());
    CHECK(integer(program.json({"feature", event, "--table", "1"}), "table") == 1);
    CHECK(integer(program.json({"feature", event, "--table", "2"}), "table") == 2);
    CHECK(program({"feature", event}).out.find("Round 1, table 2") == 0);
    program.done({"player", "edit", event, "--name", "Ada", "--streamed", "no"});
    program.done({"player", "edit", event, "--name", "Ben", "--streamed", "no"});
    program.done({"player", "edit", event, "--name", "Cleo", "--streamed", "no"});
    for (const char *table : {"1", "2"}) {
        const Answered refused = program({"feature", event, "--table", table});
        CHECK(refused.status == 1);
        CHECK(refused.out.find("did not agree to be streamed") != std::string::npos);
    }
    CHECK(program.json({"feature", event, "--table", "2", "--off"}).find("table")->isNull());
    program.done({"undo", event});
    CHECK(integer(program.json({"feature", event}), "table") == 2);
}

TEST_CASE("A name that is read from the right turns nothing beside it on a line of a table")
{
    const Program program;
    const std::string event = program.event({"\u05D3\u05E0\u05D4", "Ben"});
    program.done({"pair", event});
    for (const char *command : {"feature", "watch"}) {
        INFO(command);
        const std::string line = program({command, event, "--table", "1"}).out;
        CHECK(line.find("\u2068\u05D3\u05E0\u05D4\u2069") != std::string::npos);
        CHECK(line.find("Ben") != std::string::npos);
    }
}

TEST_CASE("A result the profile does not allow needs a reason, which is logged")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"pair", event});
    const Answered refused = program({"report", event, "--table", "1", "--result", "id", "--json"});
    CHECK(refused.status == 1);
    CHECK(text(*refused.json().find("error"), "rule").find("Tournament Rules") == 0);
    program.done(
        {"report", event, "--table", "1", "--result", "id", "--override", "Both fell ill"});
    const core::Json log = program.json({"log", event});
    CHECK(text(items(log, "entries").back(), "text").find("Both fell ill") != std::string::npos);
}

TEST_CASE("A no-show of ten minutes loses the match and drops")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    const core::Json round = program.json({"pair", event});
    (void)reportFor(program, event, round, "Ada", "no-show=p2:10");
    const core::Json list = program.json({"player", "list", event});
    CHECK(text(item(items(list, "players"), "player", "Ben"), "status") == "dropped");
    CHECK(integer(items(program.json({"standings", event}), "rows")[0], "points") == 4);
}

TEST_CASE("Results that cannot be read or do not fit say what was expected")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo"});
    program.done({"pair", event});
    const Answered word = program({"report", event, "--table", "1", "--result", "p1corp=won"});
    CHECK(word.status == 2);
    CHECK(word.err.find("p1corp=won") != std::string::npos);
    CHECK(program({"report", event, "--table", "2", "--result", "2-0"}).status != 0);
    CHECK(program({"report", event, "--table", "9", "--result", "2-0"}).status != 0);
    CHECK(program({"report", event, "--table", "1"}).status == 2);
    CHECK(program({"report", event, "--table", "1", "--result", "2-0", "--clear"}).status == 2);
    CHECK(program({"report", event, "--table", "x", "--result", "2-0"}).status == 2);
}

TEST_CASE("The words of a result may stand apart or in one text")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"pair", event});
    const core::Json apart =
        program.json({"report", event, "--table", "1", "--result", "p1corp=corp", "p2corp=runner"});
    const core::Json one = program({"report", "--json", "--table", "1", "--result",
                                    "p1corp=corp p2corp=runner", event})
                               .json();
    CHECK(apart == one);
    CHECK(text(one, "result") == "p1corp=corp p2corp=runner");
}

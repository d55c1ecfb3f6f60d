// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

core::Json playersOf(const Program &program, const std::string &event)
{
    return program.json({"player", "list", event});
}

const core::Json &player(const core::Json &list, const std::string &name)
{
    return item(items(list, "players"), "player", name);
}

} // namespace

TEST_CASE("A player is registered with what is known of him")
{
    const Program program;
    const std::string event = program.event({});
    const core::Json added = program.json(
        {"player", "add", event, "--name", "Ada", "--corp", "Jinteki: Personal Evolution",
         "--runner", "Noise: Hacker Extraordinaire", "--first-round-bye", "--table", "3"});
    CHECK(text(items(added, "added")[0], "player") == "Ada");
    const core::Json list = playersOf(program, event);
    const core::Json &ada = player(list, "Ada");
    CHECK(text(ada, "corp_identity") == "Jinteki: Personal Evolution");
    CHECK(text(ada, "runner_identity") == "Noise: Hacker Extraordinaire");
    CHECK(integer(ada, "awarded_byes") == 1);
    CHECK(integer(ada, "table") == 3);
    CHECK(ada.find("seat")->isNull());
    CHECK(text(ada, "status") == "active");
}

TEST_CASE("Several players are one act: all or none")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    const Answered refused =
        program({"player", "add", event, "--name", "Ben", "--name", "ÁDA", "--json"});
    CHECK(refused.status == 1);
    CHECK(items(playersOf(program, event), "players").size() == 1);
    program.done({"player", "add", event, "--name", "Ben", "--name", "-Zero-"});
    CHECK(items(playersOf(program, event), "players").size() == 3);
    program.done({"undo", event});
    CHECK(items(playersOf(program, event), "players").size() == 1);
}

TEST_CASE("Options that describe one player do not go with several")
{
    const Program program;
    const std::string event = program.event({});
    CHECK(program({"player", "add", event, "--name", "A", "--name", "B", "--table", "1"}).status
          == 2);
    CHECK(program({"player", "add", event}).status == 2);
}

TEST_CASE("A player is edited, and a fixed table taken back")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    program.done({"player", "edit", event, "--name", "Ada", "--new-name", "Ada L", "--table", "1",
                  "--pronouns", "she/her"});
    CHECK(integer(player(playersOf(program, event), "Ada L"), "table") == 1);
    program.done({"player", "edit", event, "--name", "ada l", "--table", "none", "--pronouns", ""});
    const core::Json list = playersOf(program, event);
    CHECK(player(list, "Ada L").find("table")->isNull());
    CHECK(text(player(list, "Ada L"), "pronouns").empty());
    CHECK(program({"player", "edit", event, "--name", "Ada L"}).status == 2);
    CHECK(program({"player", "edit", event, "--name", "Nobody", "--seat", "1"}).status == 2);
}

TEST_CASE("Players drop, come back, are disqualified and removed")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"player", "remove", event, "--name", "Dan"});
    CHECK(items(playersOf(program, event), "players").size() == 3);
    program.done({"player", "drop", event, "--name", "Ada", "--name", "Ben"});
    CHECK(text(player(playersOf(program, event), "Ben"), "status") == "dropped");
    CHECK(program({"player", "drop", event, "--name", "Ada"}).status == 1);
    program.done({"player", "reinstate", event, "--name", "Ada"});
    CHECK(text(player(playersOf(program, event), "Ada"), "status") == "active");
    program.done({"player", "disqualify", event, "--name", "Ada", "--reason", "Marked cards"});
    CHECK(text(player(playersOf(program, event), "Ada"), "status") == "disqualified");
    CHECK(program({"player", "disqualify", event, "--name", "Ada"}).status == 1);
    const core::Json standings = program.json({"standings", event});
    for (const core::Json &row : items(standings, "rows"))
        CHECK(text(row, "player") != "Ada");
}

TEST_CASE("A player who was paired is dropped, not removed")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"pair", event});
    CHECK(program({"player", "remove", event, "--name", "Ada"}).status == 1);
}

TEST_CASE("Columns stay in line behind wide letters")
{
    const Program program;
    const Answered listed = program({"player", "list", program.event({"山田", "Ada"})});
    CHECK(listed.status == 0);
    // 山田 takes four columns of a terminal in six bytes.
    CHECK(listed.out.find("山田  ") != std::string::npos);
    CHECK(listed.out.find("Ada     ") != std::string::npos);
}

TEST_CASE("Consent is entered and listed by the command line, and an export obeys it")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"player", "add", event, "--name", "Cleo", "--named", "no", "--photographed", "no",
                  "--streamed", "yes"});
    program.done({"player", "edit", event, "--name", "Ben", "--named", "yes"});
    const core::Json listed = program.json({"player", "list", event});
    const auto &players = items(listed, "players");
    CHECK(text(players[0], "named") == "unasked");
    CHECK(text(players[1], "named") == "yes");
    CHECK(text(players[2], "named") == "no");
    CHECK(text(players[2], "photographed") == "no");
    CHECK(text(players[2], "streamed") == "yes");
    CHECK(program({"player", "list", event}).out.find("photographed: no") != std::string::npos);
    const std::string csv = program({"export", event, "--format", "csv-players"}).out;
    CHECK(csv.find("Cleo") == std::string::npos);
    CHECK(csv.find("Player 3") != std::string::npos);
    CHECK(csv.find("Ada") != std::string::npos);
    program.done({"player", "edit", event, "--name", "Cleo", "--named", "unasked"});
    CHECK(program({"export", event, "--format", "csv-players"}).out.find("Cleo")
          != std::string::npos);
    CHECK(program({"player", "edit", event, "--name", "Ben", "--named", "maybe"}).status == 2);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

namespace {

const core::Json &entry(const core::Json &list, const std::string &name)
{
    return item(items(list, "players"), "player", name);
}

} // namespace

TEST_CASE("A list that comes again updates who is there, as one act")
{
    const Program program;
    const std::string event = program.event({"Ada", "Bjørn"});
    const std::string list = program.write("list.csv",
                                           "name,corp,runner\nAda,etf,andy\n"
                                           "BJORN,,\nCleo,pe,\n");
    const core::Json planned = program.json({"player", "add", event, "--csv", list, "--dry-run"});
    CHECK(text(items(planned, "added")[0], "player") == "Cleo");
    CHECK(text(items(planned, "changed")[0], "player") == "Ada");
    CHECK(items(items(planned, "changed")[0], "changes").size() == 4); // identities and factions
    CHECK(text(items(planned, "unchanged")[0], "player") == "Bjørn");
    CHECK(items(program.json({"player", "list", event}), "players").size() == 2); // only said

    program.done({"player", "add", event, "--csv", list});
    const core::Json players = program.json({"player", "list", event});
    CHECK(items(players, "players").size() == 3);
    CHECK(text(entry(players, "Ada"), "corp_identity") == "Haas-Bioroid: Engineering the Future");
    CHECK(text(entry(players, "Ada"), "runner_faction") == "Criminal");
    const core::Json again = program.json({"player", "add", event, "--csv", list});
    CHECK(items(again, "unchanged").size() == 3);
    program.done({"undo", event});
    CHECK(items(program.json({"player", "list", event}), "players").size() == 2);
}

TEST_CASE("Our own list of players comes back with its numbers and changes nothing")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    const Answered csv = program({"export", event, "--format", "csv-players"});
    REQUIRE(csv.status == 0);
    const std::string list = program.write("own.csv", csv.out);
    CHECK(items(program.json({"player", "add", event, "--csv", list}), "unchanged").size() == 2);
    const std::string renamed = program.write("new.csv", "id,name\n1,Ada Byron\n2,Zoe\n");
    const core::Json planned =
        program.json({"player", "add", event, "--csv", renamed, "--dry-run"});
    CHECK(text(items(planned, "changed")[0], "player") == "Ada Byron");
    CHECK(items(planned, "unclear").size() == 1); // the number is Ben's, the name nobody's
    CHECK(program({"player", "add", event, "--csv", renamed}).status == 2);
    program.done({"player", "add", event, "--csv", renamed, "--insist"});
    const core::Json players = program.json({"player", "list", event});
    CHECK(text(items(players, "players")[0], "player") == "Ada Byron");
    CHECK(text(items(players, "players")[1], "player") == "Ben");
}

TEST_CASE("An identity that no card has is refused with suggestions, unless the TO insists")
{
    const Program program;
    const std::string event = program.event({});
    const Answered refused =
        program({"player", "add", event, "--name", "Ada", "--corp", "Making Mews"});
    CHECK(refused.status == 2);
    CHECK(refused.err.find("NBN: Making News") != std::string::npos);
    CHECK(refused.err.find("--insist") != std::string::npos);
    CHECK(program({"player", "add", event, "--name", "Ada", "--corp", "Noise"}).err.find("Runner")
          != std::string::npos);
    CHECK(
        program({"player", "add", event, "--name", "Ada", "--corp", "etf", "--corp-faction", "NBN"})
            .status
        == 2);
    program.done({"player", "add", event, "--name", "Ada", "--corp", "Making Mews", "--insist"});
    program.done({"player", "add", event, "--name", "Ben", "--corp", "making news"});
    core::Json players = program.json({"player", "list", event});
    CHECK(text(entry(players, "Ada"), "corp_identity") == "Making Mews");
    CHECK(text(entry(players, "Ben"), "corp_identity") == "NBN: Making News");
    CHECK(text(entry(players, "Ben"), "corp_faction") == "NBN");
    CHECK(program({"player", "edit", event, "--name", "Ben", "--runner", "Nobody"}).status == 2);
    program.done({"player", "edit", event, "--name", "Ada", "--table", "1"}); // known: no doubt
    program.done({"player", "edit", event, "--name", "Ben", "--corp", "rp"});
    players = program.json({"player", "list", event});
    CHECK(text(entry(players, "Ben"), "corp_faction") == "Jinteki");
}

TEST_CASE("An event made of a list has the identities of the cards, and says what it does not know")
{
    const Program program;
    const std::string list =
        program.write("list.csv", "name,corp,runner\nAda,etf,Andromdea\nBen,rp,kate\n");
    const std::string event = program.file("cup.arbiter");
    const core::Json imported = program.json({"import", list, "-o", event});
    bool told = false;
    for (const core::Json &notice : items(imported, "notices"))
        told =
            told || notice.asString()->find("Andromeda: Dispossessed Ristie") != std::string::npos;
    CHECK(told);
    const core::Json players = program.json({"player", "list", event});
    CHECK(text(entry(players, "Ada"), "corp_identity") == "Haas-Bioroid: Engineering the Future");
    CHECK(text(entry(players, "Ada"), "runner_identity") == "Andromdea");
    CHECK(text(entry(players, "Ben"), "runner_identity")
          == "Kate \"Mac\" McCaffrey: Digital Tinker");
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/csv.h"
#include "interchange_support.h"

#include <catch2/catch.hpp>

namespace {

std::vector<interchange::ListedPlayer> players(std::string_view text)
{
    auto read = interchange::readPlayersCsv(text);
    if (!read)
        FAIL("refused: " << core::toString(read.error()));
    return *read;
}

std::string problem(std::string_view text)
{
    const auto read = interchange::readPlayersCsv(text);
    return read ? std::string() : core::toString(read.error());
}

} // namespace

TEST_CASE("a list with any header order, separator and line end is read")
{
    for (const char *text :
         {"Runner,Name,Bye,Corp ID\r\n\"Kit, the\",Ann,yes,\"He said \"\"hi\"\"\"\r\n",
          "\xEF\xBB\xBFrunner identity;PLAYER;first-round byes;corp_identity\n\"Kit, "
          "the\";Ann;1;\"He said \"\"hi\"\"\"",
          "Runner\tPlayer name\tByes\tCorporation\rKit, the\tAnn\tx\t\"He said \"\"hi\"\"\"\r"}) {
        const auto list = players(text);
        INFO(text);
        REQUIRE(list.size() == 1);
        CHECK(list[0].name == "Ann");
        CHECK(list[0].runnerIdentity == "Kit, the");
        CHECK(list[0].corpIdentity == "He said \"hi\"");
        CHECK(list[0].awardedByes == 1);
    }
    const auto full = players("first name,last name,pronouns,table,seat,status\n"
                              "Ann,O'Neill,she,4,2,active\n\n ,\n");
    REQUIRE(full.size() == 1);
    CHECK(full[0].name == "Ann O'Neill");
    CHECK(full[0].fixedTable == 4);
    CHECK(full[0].seat == 2);
}

TEST_CASE("a list without a header is a list of names")
{
    const auto list = players("Ann\n\nBen  Bold\n");
    REQUIRE(list.size() == 2);
    CHECK(list[1].name == "Ben Bold");
}

TEST_CASE("a list names players of the event by number, and says only what it has")
{
    const auto list = players("id,name,corp,byes\n7,Ann,,\nx12,Ben,Titan,0\n9,,Titan,\n");
    REQUIRE(list.size() == 3);
    CHECK(list[0].number == tournament::PlayerId{7});
    CHECK_FALSE(list[0].awardedByes);
    CHECK_FALSE(list[1].number); // a number of another kind
    CHECK(list[1].awardedByes == 0);
    CHECK(list[2].name.empty());
    CHECK(list[2].line == 4);
    tournament::PlayerEntry known;
    known.name = "Cid";
    known.awardedByes = 2;
    known.runnerIdentity = "R";
    const auto entry = interchange::withListed(known, list[2]);
    CHECK(entry.name == "Cid");
    CHECK(entry.corpIdentity == "Titan");
    CHECK(entry.runnerIdentity == "R");
    CHECK(entry.awardedByes == 2);
}

TEST_CASE("lines as people type them give a player each, and none is lost")
{
    const auto lines = [](std::string_view text) {
        auto read = interchange::readPlayerLines(text);
        if (!read)
            FAIL("refused: " << core::toString(read.error()));
        return *read;
    };
    const auto list = lines("Iris\n\n  Rowan, second ;Jinteki: X; Noise\nElder\tNBN\r\n");
    REQUIRE(list.size() == 3);
    CHECK(list[0].name == "Iris");
    CHECK(list[1].name == "Rowan, second");
    CHECK(list[1].corpIdentity == "Jinteki: X");
    CHECK(list[1].runnerIdentity == "Noise");
    CHECK(list[1].line == 3);
    CHECK(list[2].corpIdentity == "NBN");
    const auto refused = [](std::string_view text) {
        const auto read = interchange::readPlayerLines(text);
        return read ? std::string() : core::toString(read.error());
    };
    CHECK(refused("Iris\n;NBN").find("line 2: the player has no name") == 0);
    CHECK(refused("Iris\nIRIS").find("line 2: IRIS stands in line 1 already") == 0);
    CHECK(refused("Iris;a;b;c").find("line 1: there is more than") == 0);
    CHECK(refused("\n") == "the list holds no players");
}

TEST_CASE("a bad list is refused with its line")
{
    CHECK(problem("name\nAnn\n\"Ben\n").find("line 3: a quoted cell") == 0);
    CHECK(problem("name,corp\n\"Ann\"x,y\n").find("line 2: text follows") == 0);
    CHECK(problem("name\nAnn\nBen\nann\n")
          == "line 4: ann stands in line 2 already; give the two different names");
    CHECK(problem("name,table\nAnn,zero\n").find("line 2: expected a table number from 1") == 0);
    CHECK(problem("name,corp\n,Titan\n") == "line 2: the player has no name");
    CHECK(problem("Ann,Titan\nBen,Titan\n").find("line 1: the list has several columns") == 0);
    CHECK(problem("name\n\xff\n").find("not UTF-8") != std::string::npos);
    CHECK(problem("\n\n") == "the list holds no players");
}

TEST_CASE("players go out and come back")
{
    const auto list =
        players("name,pronouns,corp,corp faction,runner,runner faction,byes,table,seat\n"
                "\"Ann, \"\"Ace\"\"\",she,C,CF,R,RF,1,3,2\n=1+1,,,,,,,,\n");
    CHECK(list[1].name == "=1+1");
    const auto opened = open("name,seat\n\"Ann, \"\"Ace\"\"\",2\n=1+1,\n");
    CHECK(opened.event.players.size() == 2);
    CHECK(opened.event.profile.id == "ffg-2016");
    CHECK_FALSE(opened.event.source);
    const std::string text =
        interchange::exportEvent(opened.event, interchange::ExportFormat::CsvPlayers);
    CHECK(text.find("\r\n1,\"Ann, \"\"Ace\"\"\",") != std::string::npos);
    CHECK(text.find("\r\n2,'=1+1,") != std::string::npos); // no formula for a spreadsheet
    const auto again = players(text);
    REQUIRE(again.size() == 2);
    CHECK(again[0].name == "Ann, \"Ace\"");
    CHECK(again[0].seat == 2);
    CHECK(again[1].name == "=1+1");
}

TEST_CASE("what players consent to goes out and comes back, and only an answer changes it")
{
    using tournament::Consent;
    const auto opened = open("name,named,photographed,streamed\nAnn,yes,No,\nBen,,x,unasked\n");
    const auto &ann = opened.event.players[0].consents;
    CHECK(ann == tournament::Consents{Consent::Yes, Consent::No, Consent::Unasked});
    const auto again =
        players(interchange::exportEvent(opened.event, interchange::ExportFormat::CsvPlayers));
    REQUIRE(again.size() == 2);
    for (std::size_t i = 0; i < 2; ++i)
        CHECK(interchange::withListed({}, again[i]).consents == opened.event.players[i].consents);

    tournament::PlayerEntry known;
    known.consents = {Consent::No, Consent::No, Consent::Yes};
    const auto list = players("name,named,streamed\nAnn,,unasked\n");
    CHECK(interchange::withListed(known, list[0]).consents
          == tournament::Consents{Consent::No, Consent::No, Consent::Unasked});
    CHECK(problem("name,named\nAnn,maybe\n")
          == "line 2: expected yes, no or unasked as a consent, found \"maybe\"");
}

TEST_CASE("standings and pairings are lists a spreadsheet reads")
{
    const auto event =
        open(
            document(
                R"([[{"table":1,"player1":{"id":1,"combinedScore":4},"player2":{"id":2,"combinedScore":1}},
             {"table":2,"player1":{"id":3,"combinedScore":6}}]])",
                1))
            .event;
    using enum interchange::ExportFormat;
    const auto standings = interchange::parseCsv(interchange::exportEvent(event, CsvStandings));
    REQUIRE(standings.size() == 5);
    CHECK(standings[0].cells[0] == "rank");
    CHECK(standings[1].cells
          == std::vector<std::string>{"1", "3", "Cid", "6", "0.000000", "0.000000", "0", "0", "1",
                                      "1", "no", "0"});
    const auto pairings = interchange::parseCsv(interchange::exportEvent(event, CsvPairings));
    REQUIRE(pairings.size() == 3);
    CHECK(pairings[1].cells
          == std::vector<std::string>{"1", "1", "1", "Ann", "", "4", "2", "Ben", "", "1", ""});
    CHECK(pairings[2].cells
          == std::vector<std::string>{"1", "2", "3", "Cid", "", "6", "", "bye", "", "", ""});
}

TEST_CASE("a name longer than any is refused with its line, whatever its bytes")
{
    const auto list = [](std::size_t length) {
        std::string text = "name,corp\nAnn,\n";
        for (std::size_t i = 0; i < length; ++i)
            text += "ö";
        return text + ",\n";
    };
    CHECK(problem(list(198)).empty());
    CHECK(problem(list(200)).empty());
    CHECK(problem(list(201)).find("line 3: ") == 0);
    CHECK(problem(list(201)).find("201 characters") != std::string::npos);
    // Two columns may be short enough and their name too long.
    const std::string half(120, 'a');
    CHECK(problem("first name,last name\n" + half + ',' + half + '\n').find("line 2: ") == 0);
    CHECK(problem("name,corp\nAnn," + half + half + "\n").find("line 2: ") == 0);
}

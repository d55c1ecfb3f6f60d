// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/players/player_list.h"

#include "session_desk.h"

#include <catch2/catch.hpp>

namespace {

using app::ListedAs;
using app::PlayerListPlan;

struct Registered : app_tests::SessionDesk {
    std::unique_ptr<app::Session> session = create();

    Registered()
    {
        tournament::PlayerEntry ada;
        ada.name = "Ada Lövelace";
        ada.corpIdentity = "Jinteki: Personal Evolution";
        ada.corpFaction = "Jinteki";
        ada.awardedByes = 1;
        ada.fixedTable = 4;
        tournament::PlayerEntry ben;
        ben.name = "Ben";
        REQUIRE(session->perform(tournament::AddPlayers{{ada, ben}}));
    }

    [[nodiscard]] PlayerListPlan plan(std::string_view text) const
    {
        const auto listed = app::readTypedPlayers(text, "The list");
        if (!listed)
            FAIL(listed.error().message);
        return app::planOf(*listed, session->event(), rules::identityFinder());
    }
    [[nodiscard]] const tournament::Player &player(std::string_view name) const
    {
        return *tournament::findPlayer(session->event(), name);
    }
};

} // namespace

TEST_CASE_METHOD(Registered, "a second list says who is new, changed, unchanged and unclear")
{
    const auto planned = plan("id;name;corp;runner\n"
                              ";ADA LOVELACE;;Kit\n"
                              "2;Ben;;\n"
                              ";Cleo;etf;\n"
                              "1;Ben Nevis;;\n");
    REQUIRE(planned.players.size() == 4);
    CHECK(planned.players[0].as == ListedAs::Changed);
    CHECK(planned.players[0].entry.name == "Ada Lövelace"); // the spelling that is there stays
    CHECK(planned.players[0].entry.runnerIdentity == "Rielle \"Kit\" Peddler: Transhuman");
    CHECK(planned.players[0].entry.awardedByes == 1); // the list says nothing of it
    CHECK(planned.players[0].entry.fixedTable == 4);
    CHECK(planned.players[1].as == ListedAs::Unchanged);
    CHECK(planned.players[2].as == ListedAs::New);
    CHECK(planned.players[2].entry.corpIdentity == "Haas-Bioroid: Engineering the Future");
    CHECK(planned.players[2].entry.corpFaction == "Haas-Bioroid");
    CHECK(planned.players[3].as == ListedAs::Unclear); // number 1 is Ada
    REQUIRE(planned.players[3].doubts.size() == 1);
    CHECK(planned.players[3].doubts.front().find("Ada") != std::string::npos);
    CHECK(planned.doubts().front().find("Line 5") == 0);
    CHECK(app::changesOf(planned.players[0]).size() == 2); // identity and its faction
}

TEST_CASE_METHOD(Registered, "a list is one act, and undo takes it back whole")
{
    const auto before = session->event().players;
    const auto planned = plan("Ben;pe;andy\nCleo\nAda Lövelace;;Noise");
    REQUIRE(planned.command());
    REQUIRE_FALSE(planned.refusal);
    REQUIRE(session->perform(*planned.command()));
    CHECK(session->event().players.size() == 3);
    CHECK(player("Ben").runnerIdentity == "Andromeda: Dispossessed Ristie");
    CHECK(player("Ada Lövelace").corpIdentity == "Jinteki: Personal Evolution");
    CHECK(session->undoText() == "List of players: 1 added, 2 changed");
    REQUIRE(session->undo());
    CHECK(session->event().players == before);
}

TEST_CASE_METHOD(Registered, "the same list again changes nothing")
{
    const auto first = plan("Ben;pe;andy\nCleo");
    REQUIRE(session->perform(*first.command()));
    const auto second = plan("ben;PE;Andy\ncleo");
    CHECK(second.count(ListedAs::Unchanged) == 2);
    CHECK_FALSE(second.command());
}

TEST_CASE_METHOD(Registered, "a number renames who is plainly the same")
{
    const auto planned = plan("id,name\n1,Ada King\n2,Zoe\n7,Dan\n");
    CHECK(planned.players[0].as == ListedAs::Changed);
    CHECK(planned.players[0].player.value == 1);
    CHECK(planned.players[1].as == ListedAs::Unclear); // a running number of another list
    CHECK(planned.players[2].as == ListedAs::New);
}

TEST_CASE_METHOD(Registered, "identities stand on either side of each other")
{
    const auto planned = plan("Cleo;Noise;etf\nDan;Noise");
    CHECK(planned.players[0].entry.corpIdentity == "Haas-Bioroid: Engineering the Future");
    CHECK(planned.players[0].entry.runnerIdentity == "Noise: Hacker Extraordinaire");
    CHECK(planned.players[1].entry.corpIdentity.empty());
    CHECK(planned.players[1].entry.runnerIdentity == "Noise: Hacker Extraordinaire");
    CHECK(planned.doubts().empty());
}

TEST_CASE_METHOD(Registered, "what may be a mistake is said, and taken from who insists")
{
    const auto planned = plan("Cleo;Nbn;Andromdea");
    CHECK(planned.doubts().size() == 2);
    CHECK(planned.doubts()[0].find("NBN: Making News") != std::string::npos);
    CHECK(planned.doubts()[1].find("Andromeda: Dispossessed Ristie") != std::string::npos);
    REQUIRE(planned.command());
    CHECK(planned.players[0].entry.runnerIdentity == "Andromdea");
}

TEST_CASE_METHOD(Registered, "a line that is refused is named")
{
    const auto planned = plan("name,table\nBen,\nCleo,2\nDan,4\n");
    REQUIRE(planned.refusal);
    CHECK(planned.refusal->message.find("Line 4: ") == 0); // Ada sits there
    const auto twice = app::readTypedPlayers("Cleo\n\nCLEO\n", "The list");
    REQUIRE_FALSE(twice);
    CHECK(twice.error().message.find("line 3") != std::string::npos);
}

TEST_CASE_METHOD(Registered, "tables that go round in a list are exchanged")
{
    REQUIRE(session->perform(*plan("name,table\nBen,5\n").command()));
    const auto planned = plan("name,table\nBen,4\nAda Lövelace,5\n");
    CHECK_FALSE(planned.refusal);
    REQUIRE(session->perform(*planned.command()));
    CHECK(player("Ben").fixedTable == 4);
}

TEST_CASE("an identity and its faction are checked against the side")
{
    using tournament::Side;
    const auto &finder = rules::identityFinder();
    const auto other = app::namedIdentity(finder, Side::Corp, "andy", "");
    CHECK(other.title == "andy");
    CHECK(other.doubt
          == "Andromeda: Dispossessed Ristie is an identity of the Runner, not of the "
             "Corp.");
    CHECK(app::namedIdentity(finder, Side::Corp, "etf", "").faction == "Haas-Bioroid");
    CHECK(app::namedIdentity(finder, Side::Corp, "etf", "haas").doubt.empty());
    CHECK(app::namedIdentity(finder, Side::Corp, "etf", "Jinteki").doubt.find("Haas-Bioroid")
          != std::string::npos);
    CHECK(app::namedIdentity(finder, Side::Corp, "Hedge Fund", "").doubt
          == "Hedge Fund is no identity.");
    CHECK(app::namedIdentity(finder, Side::Runner, "Xyzzy Plugh", "Garage").faction == "Garage");
    CHECK_FALSE(app::namedIdentity(finder, Side::Runner, "Xyzzy Plugh", "").doubt.empty());
}

TEST_CASE("what is known of a player is doubted once")
{
    tournament::PlayerEntry known;
    known.name = "Ada";
    known.corpIdentity = "House rules";
    auto entry = known;
    entry.runnerIdentity = "kit";
    const auto checked = app::checkedEntry(rules::identityFinder(), entry, known);
    CHECK(checked.doubts.empty());
    CHECK(checked.entry.corpIdentity == "House rules");
    CHECK(checked.entry.runnerFaction == "Shaper");
}

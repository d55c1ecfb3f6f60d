// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_desk.h"

#include "tournament/standings/standings.h"

using namespace tournament;

// Tournament Rules 1.1, "Tournament Structure": elimination by matches of two games.

TEST_CASE("A match of two games goes by match points")
{
    CutDesk desk("ffg-2012", 4);
    // The rulebook's Kevin and Jasmine: one win each, 13 against 15 match points.
    CHECK_FALSE(desk.reportGame(1, "p1corp=corp:5"));
    CHECK(desk.game(1).state == GameState::Open);
    CHECK_FALSE(desk.reportGame(1, "p2corp=corp:3"));
    CHECK(desk.winner(1) == "S4");
    CHECK(desk.corp(1) == "?"); // both sides are played: none to choose
    ChooseSides choose;
    choose.game = 2;
    choose.corp = desk.id("S2");
    CHECK(desk.code(choose) == RefusalCode::SidesByRule);
    CHECK(desk.sound());
}

TEST_CASE("In a tied match the higher seed goes on")
{
    CutDesk desk("ffg-2012", 4);
    CHECK_FALSE(desk.reportGame(1, "p1corp=corp:4 p2corp=corp:4"));
    CHECK(desk.winner(1) == "S1");
    CHECK_FALSE(desk.reportGame(2, "p1corp=time:2-2 p2corp=unplayed"));
    CHECK(desk.winner(2) == "S2");
    CHECK(desk.sound());
}

TEST_CASE("A match decided by its first game need not be finished")
{
    CutDesk desk("ffg-2012", 4);
    CHECK_FALSE(desk.reportGame(1, "p1corp=runner:0 p2corp=unplayed"));
    CHECK(desk.winner(1) == "S4");
    CHECK(desk.reportGame(2, "p1corp=unplayed p2corp=unplayed")->code
          == RefusalCode::CutNeedsWinner);
}

TEST_CASE("A tied final goes to a third game with drawn sides")
{
    CutDesk desk("ffg-2012", 2);
    CHECK_FALSE(desk.reportGame(1, "p1corp=corp:3 p2corp=corp:3"));
    CHECK(desk.game(1).state == GameState::Open);
    CHECK(desk.places().empty());
    REQUIRE(desk.game(1).corp);
    CHECK(desk.why(1) == ReasonCode::SidesRandom);
    const std::string drawn = *desk.game(1).corp == Seat::P1 ? "p1corp" : "p2corp";
    const std::string turned = drawn == "p1corp" ? "p2corp" : "p1corp";
    CHECK(missingResults(desk.event, 1) == std::vector{1});
    CHECK(desk.reportGame(1, "third=" + turned + ":corp")->code == RefusalCode::SidesMismatch);
    CHECK_FALSE(desk.reportGame(1, "third=" + drawn + ":runner"));
    CHECK(desk.winner(1) == (drawn == "p1corp" ? "S2" : "S1"));
    CHECK(missingResults(desk.event, 1).empty());
    CHECK(writeResult(*findGame(desk.event, 1)->result)
          == "p1corp=corp:3 p2corp=corp:3 third=" + drawn + ":runner");
    CHECK(desk.sound());
    SECTION("a correction that unties it does without")
    {
        CHECK_FALSE(desk.reportGame(1, "p1corp=corp:2 p2corp=corp:3"));
        CHECK(desk.winner(1) == "S1");
        CHECK_FALSE(desk.game(1).corp);
        CHECK(desk.sound());
    }
}

TEST_CASE("The third game can be told with the other two, as the players drew")
{
    CutDesk desk("ffg-2012", 2);
    CHECK_FALSE(desk.reportGame(1, "p1corp=corp:3 p2corp=corp:3 third=p2corp:corp"));
    CHECK(desk.winner(1) == "S2");
    CHECK(desk.why(1) == ReasonCode::SidesByPlayers);
    CHECK(desk.sound());
    CutDesk decided("ffg-2012", 2);
    CHECK(decided.reportGame(1, "p1corp=corp:3 p2corp=corp:2 third=p2corp:corp")->code
          == RefusalCode::TooManyGames);
    CutDesk semifinal("ffg-2012", 4);
    CHECK(semifinal.reportGame(1, "p1corp=corp:3 p2corp=corp:3 third=p2corp:corp")->code
          == RefusalCode::TooManyGames);
}

TEST_CASE("The final has no time limit")
{
    CutDesk desk("ffg-2012", 4);
    CHECK_FALSE(desk.reportGame(1, "p1corp=corp:3 p2corp=time:2-3"));
    CHECK_FALSE(desk.reportGame(2, "p1corp=corp:3 p2corp=time:2-3"));
    const auto refused = desk.reportGame(3, "p1corp=corp:3 p2corp=time:2-3");
    CHECK(refused->code == RefusalCode::FinalUntimed);
    CHECK(rule(RefusalCode::FinalUntimed).document == "Tournament Rules 1.1");
}

// The same section: seeds by prestige, strength of schedule, then match points.

TEST_CASE("Seeds come from the profile's chain of tie-breaks")
{
    EventDesk desk("ffg-2012", {"A", "B", "C", "D", "E", "F", "G", "H"}, 4);
    for (int round = 1; round <= 3; ++round) {
        desk.pair();
        for (const int table : missingResults(desk.event, round)) {
            const auto read = readResult(desk.event, round, table,
                                         table % 2 == 0 ? "p1corp=corp:3 p2corp=runner:5"
                                                        : "p1corp=corp:6 p2corp=corp:2");
            REQUIRE(read);
            REQUIRE(desk.perform(*read));
        }
    }
    std::vector<PlayerId> best;
    for (const StandingsRow &row : standings(desk.event).rows)
        best.push_back(row.player);
    best.resize(4);
    REQUIRE(desk.perform(StartCut{}));
    CHECK(desk.event.cut == Cut{CutForm::SingleElimination, best, {}});
}

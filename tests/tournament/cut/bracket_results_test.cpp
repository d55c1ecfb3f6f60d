// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket_desk.h"

#include "tournament/cut/cut.h"

using namespace tournament;

// Tournament Rules 3.0.2, "Double-Elimination Pairings".

TEST_CASE("Games are playable as soon as their two players are known")
{
    CutDesk desk("ffg-2016", 8);
    CHECK(desk.players(1) == "S1 S8");
    CHECK(desk.players(2) == "S4 S5");
    CHECK(desk.players(3) == "S2 S7");
    CHECK(desk.players(4) == "S3 S6");
    CHECK(desk.game(5).state == GameState::Waiting);
    CHECK(desk.game(5).waitsFor == std::vector{1, 2});
    desk.wins(1, "S1");
    CHECK(desk.players(5) == "S1 ?");
    CHECK(desk.game(5).waitsFor == std::vector{2});
    CHECK(desk.reportGame(5, "winner=p1")->games == std::vector{2});
    desk.wins(2, "S5");
    // Games 3 and 4 of the first round are still being played.
    CHECK(desk.players(5) == "S1 S5");
    CHECK(desk.players(7) == "S8 S4");
    desk.wins(5, "S5");
    desk.wins(7, "S8");
    CHECK(desk.players(9) == "S5 ?");
    CHECK(desk.players(11) == "? S1");
    CHECK(desk.game(3).state == GameState::Open);
    CHECK(desk.event.rounds.size() == 2);
    CHECK(desk.sound());
}

TEST_CASE("A game that waits is refused with what it waits for")
{
    CutDesk desk("ffg-2016", 4);
    const auto five = desk.reportGame(5, "winner=p1");
    CHECK(five->code == RefusalCode::GameWaits);
    CHECK(five->number == 5);
    CHECK(five->games == std::vector{3, 4});
    CHECK(desk.reportGame(7, "winner=p1")->games == std::vector{6});
    const auto eight = desk.reportGame(8, "winner=p1");
    CHECK(eight->code == RefusalCode::GameUnknown);
    CHECK(eight->most == 7);
    CHECK(rule(RefusalCode::GameWaits).section == "Double-Elimination Pairings");
    CHECK(desk.code(PairRound{}) == RefusalCode::CutPairsItself);
}

TEST_CASE("The second final exists only when the winner of the lower bracket won the first")
{
    CutDesk desk("ffg-2016", 4);
    for (const auto &[game, winner] : {std::pair(1, "S1"), std::pair(2, "S2"), std::pair(3, "S1"),
                                       std::pair(4, "S4"), std::pair(5, "S2")})
        desk.wins(game, winner);
    CHECK(desk.players(6) == "S1 S2");
    CHECK_FALSE(desk.listed(7));
    CHECK(desk.places() == "3 S4, 4 S3");
    SECTION("the unbeaten wins")
    {
        desk.wins(6, "S1");
        CHECK(desk.game(7).state == GameState::NotNeeded);
        CHECK(desk.reportGame(7, "winner=p1")->code == RefusalCode::GameNotNeeded);
        CHECK(desk.places() == "1 S1, 2 S2, 3 S4, 4 S3");
    }
    SECTION("the other wins, and the second final decides")
    {
        desk.wins(6, "S2");
        CHECK(desk.players(7) == "S2 S1");
        CHECK(desk.places() == "3 S4, 4 S3");
        desk.wins(7, "S1");
        CHECK(desk.places() == "1 S1, 2 S2, 3 S4, 4 S3");
    }
    CHECK(desk.sound());
}

TEST_CASE("Who goes out in the same round is placed by seed once all of it is played")
{
    CutDesk desk("ffg-2016", 8);
    for (const auto &[game, winner] :
         {std::pair(1, "S1"), std::pair(2, "S4"), std::pair(3, "S2"), std::pair(4, "S3")})
        desk.wins(game, winner);
    desk.wins(7, "S8"); // S5 is out: seventh or eighth
    CHECK(desk.places().empty());
    const auto now = bracket(desk.event);
    REQUIRE(now.places.size() == 1);
    CHECK(now.places[0] == CutPlace{desk.id("S5"), 7, 8, std::nullopt});
    desk.wins(8, "S7");
    CHECK(desk.places() == "7 S5, 8 S6");
}

// Tournament Rules 3.0.2, "Going to Time" of championship play.

TEST_CASE("At time more agenda points win, equal ones the higher seed")
{
    CutDesk desk("ffg-2016", 4);
    CHECK_FALSE(desk.reportGame(1, "p1corp=time:2-4"));
    CHECK(desk.winner(1) == "S4");
    CHECK_FALSE(desk.reportGame(2, "p2corp=time:3-3"));
    CHECK(desk.winner(2) == "S2");
    CHECK(desk.players(3) == "S4 S2");
    // Also where the higher seed sits second, and in every later round.
    const Seat lower = Seat::P1;
    CHECK(desk.game(3).contenders[index(lower)].seed == 4);
    CHECK_FALSE(desk.reportGame(3, "time:0-0"));
    CHECK(desk.winner(3) == "S2");
    CHECK(desk.sound());
}

TEST_CASE("A game of the cut has a winner")
{
    CutDesk desk("ffg-2016", 4);
    for (const char *words : {"p1corp=draw", "p1corp=unplayed", "id"}) {
        INFO(words);
        const auto refused = desk.reportGame(1, words);
        REQUIRE(refused);
        CHECK((refused->code == RefusalCode::CutNeedsWinner
               || refused->code == RefusalCode::NotAllowedByProfile));
    }
    CHECK(desk.reportGame(1, "p1corp=time:7-3")->code == RefusalCode::AgendaPointsWin);
    CHECK(desk.reportGame(1, "p1corp=corp p2corp=corp")->code == RefusalCode::TooManyGames);
    // Where the Swiss rounds may be drawn by agreement, the cut still may not.
    CutDesk later("nsg-dss", 4);
    CHECK(later.reportGame(1, "id")->code == RefusalCode::CutNeedsWinner);
    CHECK(later.reportGame(1, "two-for-one=p1")->code == RefusalCode::NotAllowedByProfile);
}

// Tournament Rules 3.0.2, "Swiss Pairings" (late players) and the TO's penalties.

TEST_CASE("No-show, concession and penalty decide a game of the cut")
{
    CutDesk desk("ffg-2016", 8);
    CHECK_FALSE(desk.reportGame(1, "no-show=p1:5"));
    CHECK(desk.winner(1) == "S8");
    CHECK_FALSE(desk.reportGame(2, "p1corp=corp:concession"));
    CHECK(desk.winner(2) == "S4");
    CHECK_FALSE(desk.reportGame(3, "loss=p2:game"));
    CHECK(desk.winner(3) == "S2");
    // Ten minutes late: the match is lost, and with it the rest of the tournament.
    CHECK_FALSE(desk.reportGame(4, "no-show=p2:10"));
    CHECK(findPlayer(desk.event, desk.id("S6"))->status == PlayerStatus::Dropped);
    CHECK(desk.players(8) == "S7 S6");
    CHECK(desk.winner(8) == "S7");
    CHECK(findGame(desk.event, 8)->result->games.front().how == WinCondition::Concession);
    CHECK(desk.sound());
}

TEST_CASE("Single elimination: one loss, and re-seeding after each round")
{
    CutDesk plain("ffg-2016", 8, CutForm::SingleElimination);
    CutDesk reseeded("ffg-2016", 8, CutForm::SingleReseeded);
    for (CutDesk *desk : {&plain, &reseeded}) {
        desk->wins(1, "S8");
        desk->wins(2, "S4");
        desk->wins(3, "S2");
    }
    CHECK(plain.players(5) == "S8 S4");
    CHECK(reseeded.players(5) == "? ?"); // known when the whole round is played
    CHECK(reseeded.reportGame(5, "winner=p1")->games == std::vector{4});
    plain.wins(4, "S3");
    reseeded.wins(4, "S3");
    CHECK(plain.players(6) == "S2 S3");
    CHECK(reseeded.players(5) == "S2 S8");
    CHECK(reseeded.players(6) == "S3 S4");
    reseeded.wins(5, "S8");
    reseeded.wins(6, "S3");
    CHECK(reseeded.players(7) == "S3 S8");
    reseeded.wins(7, "S8");
    CHECK(reseeded.places() == "1 S8, 2 S3, 3 S2, 4 S4, 5 S1, 6 S5, 7 S6, 8 S7");
    CHECK(reseeded.sound());
}

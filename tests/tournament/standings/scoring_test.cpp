// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/scoring.h"

#include "tournament/desk.h"

using namespace tournament;

namespace {

const Profile &profile(const char *id) { return *findProfile(id); }

/// Words as on a slip, as the seats' points.
std::pair<int, int> points(const char *id, const std::string &words)
{
    EventDesk desk(id, {"Ada", "Ben"});
    desk.pair({{"Ada", "Ben"}});
    desk.mustReport("Ada", words);
    return {desk.row("Ada").points, desk.row("Ben").points};
}

} // namespace

TEST_CASE("Kevin and Jasmine win a game each (Tournament Rules 3.0.2, \"Prestige\")")
{
    CHECK(points("ffg-2016", "p1corp=corp p2corp=corp") == std::pair(2, 2));
    CHECK(points("ffg-2016", "1-1") == std::pair(2, 2));
}

TEST_CASE("Kevin and Jasmine decide the match by match points (Tournament Rules 1.1, \"Prestige\")")
{
    EventDesk desk("ffg-2012", {"Kevin", "Jasmine"});
    desk.pair({{"Kevin", "Jasmine"}});
    // Kevin wins the first game against 5 agenda points and loses the second with 3.
    desk.mustReport("Kevin", "p1corp=corp:5 p2corp=corp:3");
    CHECK(desk.row("Kevin").matchPoints == 13);
    CHECK(desk.row("Jasmine").matchPoints == 15);
    CHECK(desk.row("Kevin").points == 2);
    CHECK(desk.row("Jasmine").points == 4);
}

TEST_CASE("A tied match splits its prestige (Tournament Rules 1.1, \"Prestige\")")
{
    CHECK(points("ffg-2012", "p1corp=corp:4 p2corp=corp:4") == std::pair(3, 3));
    // At most 6 prestige a round.
    CHECK(points("ffg-2012", "p1corp=corp:6 p2corp=runner:6") == std::pair(6, 0));
}

TEST_CASE("Simon and Doc do not finish (\"Going to Time\")")
{
    SECTION("3.0.2: the higher agenda points take a modified win")
    {
        CHECK(points("ffg-2016", "p1corp=time:6-4 p2corp=unplayed") == std::pair(1, 0));
        CHECK(points("ffg-2016", "p1corp=time:4-4 p2corp=unplayed") == std::pair(1, 1));
    }
    SECTION("1.1: one prestige each for the game, agenda points as match points")
    {
        EventDesk desk("ffg-2012", {"Simon", "Doc"});
        desk.pair({{"Simon", "Doc"}});
        desk.mustReport("Simon", "p1corp=time:6-4 p2corp=unplayed");
        CHECK(desk.row("Simon").matchPoints == 6);
        CHECK(desk.row("Doc").matchPoints == 4);
        // 1 for the unfinished game, and 2 for the match that 6 against 4 decides.
        CHECK(desk.row("Simon").points == 3);
        CHECK(desk.row("Doc").points == 1);
    }
    SECTION("2017: two points")
    {
        CHECK(points("ffg-2017-tome", "p1corp=time:6-4 p2corp=unplayed") == std::pair(2, 0));
        CHECK(points("ffg-2017-tome", "p1corp=corp p2corp=time:1-3") == std::pair(5, 0));
    }
}

TEST_CASE("A game that was not started gives nothing (3.0.2 and 1.1, \"Going to Time\")")
{
    CHECK(points("ffg-2016", "p1corp=corp p2corp=unplayed") == std::pair(2, 0));
    CHECK(points("ffg-2012", "p1corp=corp:3 p2corp=unplayed") == std::pair(4, 0));
}

TEST_CASE("A drawn game gives one point each")
{
    CHECK(points("ffg-2016", "p1corp=draw p2corp=corp") == std::pair(1, 3));
    CHECK(points("ffg-2017-tome", "id") == std::pair(2, 2));
    CHECK(points("nsg-sss", "id") == std::pair(1, 1));
    CHECK(points("ffg-2017-tome", "two-for-one=p1") == std::pair(6, 0));
}

TEST_CASE("Byes give points without opponent or wins (3.0.2, \"Byes\")")
{
    struct Row {
        const char *profile;
        int points;
        int matchPoints;
    };
    for (const Row &row :
         {Row{"ffg-2016", 4, 0}, Row{"ffg-2016-tome", 4, 0}, Row{"ffg-2017-tome", 6, 0},
          Row{"ffg-2012", 6, 20}, Row{"nsg-dss", 6, 0}, Row{"nsg-sss", 3, 0}}) {
        INFO(row.profile);
        EventDesk desk(row.profile, {"Ada", "Ben", "Cy"});
        desk.pair({{"Ada", "Ben"}});
        const auto cy = desk.row("Cy");
        CHECK(cy.points == row.points);
        CHECK(cy.matchPoints == row.matchPoints);
        CHECK(cy.byes == 1);
        CHECK(cy.rounds == 1);
        CHECK(cy.opponents.empty());
        CHECK(cy.corpWins + cy.runnerWins == 0);
        CHECK(cy.sos == core::Fraction(0));
    }
}

TEST_CASE("No-shows (3.0.2, \"Swiss Pairings\")")
{
    SECTION("5 minutes: a game loss, the second game is played")
    {
        CHECK(points("ffg-2016", "no-show=p2:5 p1corp=runner") == std::pair(2, 2));
        CHECK(points("ffg-2016", "no-show=p2:5 p2corp=runner") == std::pair(4, 0));
    }
    SECTION("10 minutes: a match loss and the drop")
    {
        EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
        desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
        desk.mustReport("Ada", "no-show=p2:10");
        CHECK(desk.row("Ada").points == 4);
        CHECK(desk.row("Ben").points == 0);
        CHECK(desk.row("Ben").dropped);
        CHECK(desk.row("Ada").opponents == std::vector{desk.id("Ben")});
        CHECK(desk.row("Ada").corpWins + desk.row("Ada").runnerWins == 0);
    }
    SECTION("both fail to come: nobody wins, both leave")
    {
        EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
        desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
        desk.mustReport("Ada", "no-show=p1:10 no-show=p2:10");
        CHECK(desk.row("Ada").points == 0);
        CHECK(desk.row("Ben").points == 0);
        CHECK(desk.row("Ada").dropped);
        CHECK(desk.row("Ben").dropped);
    }
    SECTION("in 2012 a forfeited game counts 10 match points to none")
    {
        EventDesk desk("ffg-2012", {"Ada", "Ben"});
        desk.pair({{"Ada", "Ben"}});
        desk.mustReport("Ada", "no-show=p2:10");
        CHECK(desk.row("Ada").matchPoints == 20);
        CHECK(desk.row("Ada").points == 6);
        CHECK(desk.row("Ben").matchPoints == 0);
    }
}

TEST_CASE("Wins are credited to the side that was played")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    desk.pair({{"Ada", "Ben"}});
    desk.mustReport("Ada", "p1corp=corp p2corp=runner");
    CHECK(desk.row("Ada").corpWins == 1);
    CHECK(desk.row("Ada").runnerWins == 1);
}

TEST_CASE("Who won both games won one as each side, though nobody said so (\"Match Play\")")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    desk.pair({{"Ada", "Ben"}});
    desk.mustReport("Ada", "0-2");
    CHECK(desk.row("Ben").corpWins == 1);
    CHECK(desk.row("Ben").runnerWins == 1);
    CHECK(desk.row("Ben").sidesUnknown == 0);
    CHECK(desk.row("Ben").points == 4);
}

TEST_CASE("Of a win apiece the sides are not recorded; no loss given by a judge is a win on a side")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    desk.pair({{"Ada", "Ben"}});
    const auto wins = [&](const char *player) {
        const auto row = desk.row(player);
        return std::array{row.corpWins, row.runnerWins, row.sidesUnknown};
    };
    for (const char *words : {"1-1", "1-0"}) {
        desk.mustReport("Ada", words);
        CHECK(wins("Ada") == std::array{0, 0, 1});
        CHECK(anySidesUnknown(standings(desk.event)));
    }
    for (const char *words : {"loss=p2:match", "no-show=p2:5", "loss=p2:game"}) {
        desk.mustReport("Ada", words);
        CHECK(wins("Ada") == std::array{0, 0, 0});
    }
    EventDesk agreed("ffg-2017-tome", {"Ada", "Ben"});
    agreed.pair({{"Ada", "Ben"}});
    agreed.mustReport("Ada", "two-for-one p1corp=corp");
    CHECK(agreed.row("Ada").corpWins == 1);
    CHECK(agreed.row("Ada").sidesUnknown == 0); // the other game was not played
}

TEST_CASE("Totals a profile can give")
{
    struct Row {
        const char *profile;
        int p1;
        int p2;
        bool possible;
    };
    const std::vector<Row> rows{
        {"ffg-2016", 4, 0, true},      {"ffg-2016", 2, 2, true},
        {"ffg-2016", 3, 0, true},      {"ffg-2016", 3, 3, false},
        {"ffg-2016", 5, 0, false},     {"ffg-2017-tome", 6, 0, true},
        {"ffg-2017-tome", 5, 0, true}, {"ffg-2017-tome", 4, 1, true},
        {"ffg-2017-tome", 3, 2, true}, {"ffg-2017-tome", 6, 1, false},
        {"ffg-2012", 4, 2, true},      {"ffg-2012", 5, 2, false},
        {"nsg-sss", 3, 0, true},       {"nsg-sss", 6, 0, false},
    };
    for (const Row &row : rows) {
        INFO(row.profile << ' ' << row.p1 << ':' << row.p2);
        CHECK(totalsPossible(profile(row.profile), row.p1, row.p2) == row.possible);
    }
}

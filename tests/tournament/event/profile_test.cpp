// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/profile_reader.h"

#include "core/embedded_file.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>

using namespace tournament;

TEST_CASE("The eight rules profiles are there, the 2016 rules first")
{
    std::vector<std::string> ids;
    for (const Profile &profile : profiles())
        ids.push_back(profile.id);
    CHECK(ids
          == std::vector<std::string>{"ffg-2016", "ffg-2016-tome", "ffg-2017-tome", "ffg-2012",
                                      "nsg-dss", "nsg-sss", "draft-full", "draft-half"});
    CHECK(findProfile("ffg-2016") == &profiles().front());
    CHECK(findProfile("ffg-2019") == nullptr);
}

TEST_CASE("The figures of each profile")
{
    using enum TieBreak;
    const std::vector<TieBreak> sum{Points, SosSum, Random};
    const std::vector<TieBreak> average{Points, SosAverage, EsosAverage, Random};
    struct Row {
        const char *id;
        int games;
        int win;
        TimedScore timed;
        int bye;
        bool agreed;
        std::vector<TieBreak> order;
        std::vector<TieBreak> seeding;
        CutForm cut;
        MinutesRule minutes;
        int toWin;
    };
    const MinutesRule hour{65, 55, 75};
    const std::vector<Row> rows{
        // Tournament Rules 3.0.2, "Prestige", "Going to Time", "Byes", "Tournament Structure"
        {"ffg-2016", 2, 2, {1, 0, 1}, 4, false, sum, sum, CutForm::DoubleElimination, hour, 7},
        // Tournament Rules 3.0.2, "Tournament Software Strength of Schedule"
        {"ffg-2016-tome",
         2,
         2,
         {1, 0, 1},
         4,
         false,
         average,
         average,
         CutForm::DoubleElimination,
         hour,
         7},
        {"ffg-2017-tome",
         2,
         3,
         {2, 0, 1},
         6,
         true,
         average,
         average,
         CutForm::DoubleElimination,
         hour,
         7},
        // Tournament Rules 1.1, "Prestige", "Going to Time", "Tournament Structure"
        {"ffg-2012",
         2,
         2,
         {1, 1, 1},
         6,
         false,
         {Points, MatchPoints, Random},
         {Points, SosSum, MatchPoints, Random},
         CutForm::SingleElimination,
         hour,
         7},
        {"nsg-dss",
         2,
         3,
         {2, 0, 1},
         6,
         true,
         average,
         average,
         CutForm::DoubleElimination,
         hour,
         7},
        // Tournament Rules 3.0.2, "Draft Tournament and Match Structure"
        {"draft-full", 2, 2, {1, 0, 1}, 4, false, sum, sum, CutForm::None, {50, 40, 60}, 6},
        {"draft-half", 1, 2, {1, 0, 1}, 2, false, sum, sum, CutForm::None, {30, 25, 35}, 6},
    };
    for (const Row &row : rows) {
        INFO(row.id);
        const Profile &profile = *findProfile(row.id);
        CHECK(profile.gamesPerMatch == row.games);
        CHECK(profile.win == row.win);
        CHECK(profile.timed == row.timed);
        CHECK(profile.draw == 1);
        CHECK(profile.bye == row.bye);
        CHECK(profile.intentionalDraw == row.agreed);
        CHECK(profile.twoForOne == row.agreed);
        CHECK(profile.order == row.order);
        CHECK(profile.seeding == row.seeding);
        CHECK(profile.cut == row.cut);
        CHECK(profile.minutes == row.minutes);
        CHECK(profile.agendaPointsToWin == row.toWin);
    }
    const Profile &single = *findProfile("nsg-sss");
    CHECK(single.gamesPerMatch == 1);
    CHECK(single.sides == SidesRule::Balanced);
    CHECK(single.bye == 3);
    CHECK(findProfile("draft-half")->sides == SidesRule::Random);
    CHECK(findProfile("draft-full")->firstRound == FirstRound::Seats);
    CHECK(findProfile("draft-full")->evenField);
    const MatchPointRule rule{10, 2, 1, 20}; // 1.1, "Winning Matches", "Prestige"
    CHECK(findProfile("ffg-2012")->matchPoints == rule);
    CHECK_FALSE(findProfile("ffg-2016")->matchPoints);
}

TEST_CASE("A profile with a mistake names its place")
{
    const std::string sound = core::dump(*core::parseJson(
        support::bytesOf(support::checkout() / "tournament/data/profiles/ffg-2012.json")));
    const auto problem = [&](const std::string &what, const std::string &with) {
        std::string text = sound;
        const auto at = text.find(what);
        REQUIRE(at != std::string::npos);
        text.replace(at, what.size(), with);
        const auto read = readProfile(text);
        REQUIRE_FALSE(read);
        return core::toString(read.error());
    };
    CHECK(problem("\"win\":2", "\"win\":2,\"wins\":3") == "unknown key \"wins\"");
    CHECK(problem("\"games\":2", "\"games\":3")
          == "games: expected a whole number from 1 to 2, found 3");
    CHECK(problem("\"section\":\"Prestige\"", "\"section\":\"\"")
          == "section: expected text that is not empty");
    CHECK(problem("\"section\":\"Prestige\",", "") == "the key \"section\" is missing");
    CHECK(problem("\"match-points\"", "\"luck\"")
          == "order[1]: expected one of points, sos-sum, sos-average, esos-average, match-points, "
             "random, found \"luck\"");
    CHECK(problem("\"bonus_tie\":1", "\"bonus_tie\":\"1\"")
          == "match_points.bonus_tie: expected a whole number from 0 to 1000, found \"1\"");
    CHECK(problem("\"least\":55", "\"least\":70") == "minutes: expected least ≤ standard ≤ most");
    CHECK(problem("\"both\"", "\"balanced\"")
          == "sides: expected both exactly when a match has 2 games");
    CHECK(problem("{\"position\"", "{\"position").starts_with("line 1, column"));
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

using namespace tournament;

namespace {

std::vector<int> tables(const EventDesk &desk)
{
    std::vector<int> numbers;
    for (const Match &match : desk.event.rounds.back().matches)
        numbers.push_back(match.table);
    return numbers;
}

} // namespace

TEST_CASE("Tables go by combined points, byes last")
{
    EventDesk desk("ffg-2016", {"A", "B", "C", "D", "E", "F", "G"});
    desk.pair({{"A", "B"}, {"C", "D"}, {"E", "F"}});
    for (const char *winner : {"A", "C", "E"})
        desk.mustReport(winner, "2-0");
    desk.pair();
    const auto &matches = desk.event.rounds.back().matches;
    CHECK(tables(desk) == std::vector{1, 2, 3, 4});
    CHECK(matches.back().isBye());
    const auto combined = [&](const Match &match) {
        int sum = 0;
        for (const auto &row : standings(desk.event, 1).rows)
            if (row.player == match.p1 || row.player == match.p2)
                sum += row.points;
        return sum;
    };
    CHECK(combined(matches[0]) >= combined(matches[1]));
    CHECK(combined(matches[1]) >= combined(matches[2]));
}

TEST_CASE("A fixed table stays with its player (accessibility)")
{
    EventDesk desk("ffg-2016", {"A", "B", "C", "D", "E"});
    PlayerEntry guest;
    guest.name = "Guest";
    guest.fixedTable = 9;
    desk.enter(guest);
    for (int round = 1; round <= 3; ++round) {
        desk.pair();
        CHECK(desk.match("Guest").table == 9);
        CHECK(tables(desk) == std::vector{1, 2, 9});
        desk.reportRest();
    }
}

TEST_CASE("A fixed table within the row is left out for the others")
{
    EventDesk desk("ffg-2016", {"A", "B", "C", "D", "E"});
    PlayerEntry guest;
    guest.name = "Guest";
    guest.fixedTable = 2;
    desk.enter(guest);
    desk.pair();
    CHECK(desk.match("Guest").table == 2);
    CHECK(tables(desk) == std::vector{1, 2, 3});
}

TEST_CASE("Two players with tables of their own: one table is theirs, the other stays free")
{
    EventDesk desk("ffg-2016", {"A", "B"});
    for (const int table : {5, 6}) {
        PlayerEntry guest;
        guest.name = "Guest " + std::to_string(table);
        guest.fixedTable = table;
        desk.enter(guest);
    }
    desk.pair({{"Guest 5", "Guest 6"}, {"A", "B"}});
    const int theirs = desk.match("Guest 5").table;
    CHECK((theirs == 5 || theirs == 6));
    CHECK(desk.match("A").table == 1);
}

TEST_CASE("Ranges of tables are filled in order and continued after the last")
{
    EventDesk desk("ffg-2016", {"A", "B", "C", "D", "E", "F", "G", "H", "I"});
    REQUIRE(desk.perform(SetTableRanges{{{11, 12}, {21, 21}}}));
    desk.pair();
    CHECK(tables(desk) == std::vector{11, 12, 21, 22, 23});
    CHECK(desk.event.rounds.back().matches.back().isBye());
}

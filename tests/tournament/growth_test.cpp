// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

#include "support/growth.h"
#include "tournament/gate/checker.h"
#include "tournament/odds/odds.h"

using namespace tournament;
using support::growthOfFour;
using support::mostGrowth;

namespace {

AddPlayers newcomers(int count)
{
    AddPlayers add;
    for (int i = 1; i <= count; ++i) {
        PlayerEntry &entry = add.players.emplace_back();
        entry.name = "Player No. " + std::to_string(i);
        entry.fixedTable = i;
        entry.seat = i;
    }
    return add;
}

struct Registered {
    explicit Registered(int count) : command(newcomers(count)) { desk.enter(entry()); }

    static PlayerEntry entry()
    {
        PlayerEntry first;
        first.name = "The first";
        return first;
    }

    EventDesk desk{"ffg-2016"};
    AddPlayers command;
};

/// A field in a list of rounds: neighbours meet, and the same ones every time.
Event rematches(int players, int rounds)
{
    EventDesk desk("ffg-2016");
    AddPlayers add = newcomers(players);
    for (PlayerEntry &entry : add.players)
        entry.fixedTable.reset();
    REQUIRE(desk.perform(add));
    for (int number = 1; number <= rounds; ++number) {
        Round round;
        round.number = number;
        for (int table = 1; table <= players / 2; ++table) {
            Match match;
            match.table = table;
            match.p1 = PlayerId{2 * table - 1};
            match.p2 = PlayerId{2 * table};
            match.result.emplace().games = {wonBy(Seat::P1, Seat::P1), wonBy(Seat::P2, Seat::P2)};
            round.matches.push_back(std::move(match));
        }
        tournament::apply(desk.event, Fact(RoundPaired{std::move(round)}));
    }
    return std::move(desk.event);
}

} // namespace

TEST_CASE("A list registers in a time that grows like its length", "[.long][long]")
{
    CHECK(growthOfFour(
              2000, [](int n) { return Registered(n); },
              [](Registered &registered) { REQUIRE(registered.desk.perform(registered.command)); })
          < mostGrowth);
}

TEST_CASE("A round of results folds in a time that grows like its tables", "[.long][long]")
{
    const auto work = [](Event &event) {
        for (const Match &match : Round(event.rounds.back()).matches)
            tournament::apply(
                event,
                Fact(ResultRecorded{event.rounds.back().number, match.table, *match.result, ""}));
    };
    CHECK(growthOfFour(4000, [](int n) { return rematches(n, 1); }, work) < mostGrowth);
}

TEST_CASE("A result is decided without a look at the whole event", "[.long][long]")
{
    const auto work = [](const Event &event) {
        for (int time = 0; time < 200; ++time) {
            ReportResult report;
            report.round = 1;
            report.table = static_cast<int>(event.rounds.front().matches.size());
            report.result = *event.rounds.front().matches.back().result;
            REQUIRE(decide(event, report));
        }
    };
    // What is left is a search among sorted tables.
    CHECK(growthOfFour(2000, [](int n) { return rematches(n, 1); }, work) < 2);
}

TEST_CASE("Rounds are checked in a time that grows like their tables", "[.long][long]")
{
    const auto work = [](const Event &event) { CHECK_FALSE(check(event).empty()); };
    CHECK(growthOfFour(2000, [](int n) { return rematches(n, 2); }, work) < mostGrowth);
}

TEST_CASE("Odds take a time that grows like the field", "[.long][long]")
{
    const auto work = [](const Event &event) {
        OddsOptions options;
        options.simulations = 4;
        REQUIRE(odds(event, options));
    };
    CHECK(growthOfFour(2000, [](int n) { return rematches(n, 2); }, work) < mostGrowth);
}

TEST_CASE("The places of a large field are counted several together")
{
    constexpr int players = 2 * mostPlaceCounts + 2;
    OddsOptions options;
    options.simulations = 3;
    const auto found = odds(rematches(players, 2), options);
    REQUIRE(found);
    CHECK(found->placesPerCount == 3);
    std::vector<int> finishers;
    for (const PlayerOdds &player : found->players) {
        CHECK(player.places.size() <= mostPlaceCounts);
        CHECK(player.bestPlace >= 1);
        CHECK(player.worstPlace <= players);
        finishers.resize(player.places.size());
        int finishes = 0;
        for (std::size_t i = 0; i < player.places.size(); ++i) {
            finishes += player.places[i];
            finishers[i] += player.places[i];
        }
        CHECK(finishes == options.simulations);
        // The extremes lie in counts that are not empty.
        CHECK(player.places[static_cast<std::size_t>(player.bestPlace - 1) / 3] > 0);
        CHECK(player.places[static_cast<std::size_t>(player.worstPlace - 1) / 3] > 0);
    }
    // Each place was taken once a finish.
    for (std::size_t i = 0; i < finishers.size(); ++i)
        CHECK(finishers[i] == options.simulations * std::min(3, players - 3 * static_cast<int>(i)));
}

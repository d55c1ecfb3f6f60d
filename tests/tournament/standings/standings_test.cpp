// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/standings.h"

#include "tournament/acts/generator.h"
#include "tournament/desk.h"
#include "tournament/standings/scoring.h"

#include <algorithm>
#include <limits>
#include <map>

using namespace tournament;
using core::Fraction;

namespace {

/// Four players, two rounds, every figure checked by hand.
EventDesk small(const char *profile)
{
    EventDesk desk(profile, {"Ada", "Ben", "Cy", "Dee"});
    desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
    desk.mustReport("Ada", "p1corp=corp p2corp=runner"); // 4:0
    desk.mustReport("Cy", "p1corp=corp p2corp=corp");    // 2:2
    desk.pair({{"Ada", "Cy"}, {"Ben", "Dee"}});
    desk.mustReport("Ada", "p1corp=corp p2corp=corp"); // 2:2
    desk.mustReport("Ben", "p1corp=corp p2corp=draw"); // 3:1
    return desk;
}

} // namespace

TEST_CASE("Strength of schedule is the sum of the opponents' prestige "
          "(3.0.2, \"Tournament Structure\")")
{
    const EventDesk desk = small("ffg-2016");
    // Ada 6 (Ben 3, Cy 4), Cy 4 (Dee 3, Ada 6), Ben 3 (Ada 6, Dee 3), Dee 3 (Cy 4, Ben 3)
    CHECK(desk.row("Ada").points == 6);
    CHECK(desk.row("Ada").sos == Fraction(7));
    CHECK(desk.row("Cy").points == 4);
    CHECK(desk.row("Cy").sos == Fraction(9));
    CHECK(desk.row("Ben").points == 3);
    CHECK(desk.row("Ben").sos == Fraction(9));
    CHECK(desk.row("Dee").points == 3);
    CHECK(desk.row("Dee").sos == Fraction(7));
    CHECK_FALSE(desk.row("Ada").esos);
    CHECK(desk.row("Ben").rank == 3);
    CHECK(desk.row("Dee").rank == 4);
}

TEST_CASE("TOME averages points per round over real opponents "
          "(3.0.2, \"Tournament Software Strength of Schedule\")")
{
    const EventDesk desk = small("ffg-2016-tome");
    CHECK(desk.row("Ada").sos == Fraction(7, 4)); // (3/2 + 4/2) / 2
    CHECK(desk.row("Cy").sos == Fraction(9, 4));  // (3/2 + 6/2) / 2
    CHECK(desk.row("Ben").sos == Fraction(9, 4));
    CHECK(desk.row("Dee").sos == Fraction(7, 4));
    CHECK(*desk.row("Ada").esos == Fraction(9, 4)); // (9/4 + 9/4) / 2
    CHECK(*desk.row("Dee").esos == Fraction(9, 4));
    CHECK(*desk.row("Cy").esos == Fraction(7, 4));
}

TEST_CASE("A bye is a round but no opponent: the player himself is not punished")
{
    EventDesk desk("ffg-2017-tome", {"Ada", "Ben", "Cy"});
    desk.pair({{"Ada", "Ben"}});
    desk.mustReport("Ada", "2-0");
    desk.pair({{"Ada", "Cy"}});
    desk.mustReport("Ada", "2-0");
    // Ben: 0 and a bye of 6 in two rounds; Cy the same.
    CHECK(desk.row("Ben").points == 6);
    CHECK(desk.row("Ada").sos == Fraction(3)); // (6/2 + 6/2) / 2
    CHECK(desk.row("Ben").sos == Fraction(6)); // Ada 12/2, one opponent
    CHECK(*desk.row("Ben").esos == Fraction(3));
    CHECK(desk.row("Ben").opponents.size() == 1);
}

TEST_CASE("A player with only byes has no strength of schedule")
{
    EventDesk desk("ffg-2017-tome");
    desk.enter(PlayerEntry{"Ada", "", "", "", "", "", 2, {}, {}, {}});
    desk.add({"Ben", "Cy"});
    desk.pair();
    desk.reportRest();
    CHECK(desk.row("Ada").sos == Fraction(0));
    CHECK(*desk.row("Ada").esos == Fraction(0));
    CHECK(desk.row("Ada").points == 6);
}

TEST_CASE("Dropped players keep points and rounds, disqualified ones stay opponents")
{
    EventDesk desk = small("ffg-2016");
    REQUIRE(desk.perform(DropPlayers{{desk.id("Ben")}}));
    CHECK(desk.row("Ben").dropped);
    CHECK(desk.row("Ada").sos == Fraction(7));
    REQUIRE(desk.perform(DisqualifyPlayers{{desk.id("Cy")}, "cheating"}));
    const auto rows = standings(desk.event).rows;
    CHECK(rows.size() == 3);
    CHECK(desk.row("Ada").sos == Fraction(7));
    CHECK(desk.row("Ada").opponents.size() == 2);
}

TEST_CASE("A match without a result counts neither as a round nor as an opponent")
{
    EventDesk desk("ffg-2016-tome", {"Ada", "Ben", "Cy", "Dee"});
    desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
    CHECK(standings(desk.event).provisional);
    desk.mustReport("Ada", "p1corp=corp");
    CHECK(standings(desk.event).provisional); // one game of two is no result yet
    CHECK(desk.row("Ada").rounds == 0);
    desk.mustReport("Ada", "p2corp=corp");
    CHECK(desk.row("Ada").rounds == 1);
    CHECK(desk.row("Cy").opponents.empty());
    desk.mustReport("Cy", "2-0");
    CHECK_FALSE(standings(desk.event).provisional);
}

// A file of strangers may name a player by any number.
TEST_CASE("Players are found by their ids, whatever these are")
{
    Event event;
    event.profile = *findProfile("ffg-2016");
    Round &round = event.rounds.emplace_back();
    round.number = 1;
    const PlayerId least{std::numeric_limits<std::int64_t>::min()};
    const PlayerId most{std::numeric_limits<std::int64_t>::max()};
    for (const PlayerId id : {least, most})
        event.players.emplace_back().id = id;
    Match &match = round.matches.emplace_back();
    match.p1 = most;
    match.p2 = least;
    match.result.emplace().games = {wonBy(Seat::P1, Seat::P1), wonBy(Seat::P1, Seat::P2)};
    const auto rows = standings(event).rows;
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].player == most);
    CHECK(rows[0].points == 4);
    CHECK(rows[1].player == least);
}

TEST_CASE("Late entries: no points, or losses that count as rounds")
{
    for (const LateEntry rule : {LateEntry::ZeroPoints, LateEntry::Losses}) {
        EventDesk desk("ffg-2016-tome", {"Ada", "Ben"});
        Details details = desk.event.details;
        details.lateEntry = rule;
        REQUIRE(desk.perform(ChangeDetails{details}));
        desk.pair();
        desk.reportRest();
        desk.add({"Cy", "Dee"});
        CHECK(desk.row("Cy").points == 0);
        CHECK(desk.row("Cy").rounds == (rule == LateEntry::Losses ? 1 : 0));
        CHECK(desk.row("Cy").opponents.empty());
        CHECK(standings(desk.event, 0).rows.size() == 2);
    }
}

TEST_CASE("Ties are broken by a number drawn once (3.0.2, \"Tournament Structure\")")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee", "Eve"});
    const auto first = standings(desk.event);
    CHECK(first.rows[0].tiedWithNext);
    CHECK_FALSE(first.rows.back().tiedWithNext);
    CHECK(standings(desk.event) == first);
    for (std::size_t i = 1; i < first.rows.size(); ++i)
        CHECK(findPlayer(desk.event, first.rows[i - 1].player)->tieBreak
              < findPlayer(desk.event, first.rows[i].player)->tieBreak);
}

TEST_CASE("2012: match points break ties without a cut, strength of schedule first with one "
          "(1.1, \"Tournament Structure\")")
{
    const auto play = [](int cut) {
        EventDesk desk("ffg-2012", {"Ada", "Ben", "Cy", "Dee"}, cut);
        desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
        desk.mustReport("Ada", "p1corp=corp:6 p2corp=runner:6"); // 6 prestige, 20 points
        desk.mustReport("Cy", "p1corp=corp:0 p2corp=runner:0");
        desk.pair({{"Ada", "Cy"}, {"Ben", "Dee"}});
        desk.mustReport("Ada", "p1corp=corp:1 p2corp=corp:1");
        desk.mustReport("Ben", "p1corp=corp:2 p2corp=corp:2");
        return desk;
    };
    // Ben and Dee: 3 prestige each; Ben has 12 + 12 match points, Dee 0 + 12. Their opponents have
    // 9 + 3 prestige each, so even with a cut match points decide here.
    const EventDesk without = play(0);
    CHECK(without.row("Ben").matchPoints == 24);
    CHECK(without.row("Dee").matchPoints == 12);
    CHECK(without.row("Ben").rank == 3);
    CHECK(standingsOrder(without.event, without.event.profile)[1] == TieBreak::MatchPoints);
    CHECK(standingsOrder(play(4).event, without.event.profile)[1] == TieBreak::SosSum);
}

TEST_CASE("Another profile's view counts the same games anew")
{
    const EventDesk desk = small("ffg-2016");
    const Profile *other = findProfile("ffg-2017-tome");
    CHECK(desk.row("Ada", other).points == 9); // 6 + 3
    CHECK(desk.row("Ben", other).points == 4);
    CHECK(desk.row("Ada", other).sos == Fraction(4 + 6, 4));
}

TEST_CASE("Standings of a random event equal a plain recount with long fractions")
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        GeneratorOptions options;
        options.players = 5 + static_cast<int>(seed % 20);
        options.rounds = 2 + static_cast<int>(seed % 5);
        options.seed = seed;
        options.dropPercent = 10;
        options.latePercent = 30;
        options.profile = *findProfile(seed % 2 == 0 ? "ffg-2016" : "nsg-dss");
        const Event event = generateEvent(options).event;

        std::map<PlayerId, std::int64_t> points;
        std::map<PlayerId, std::int64_t> rounds;
        std::map<PlayerId, std::vector<PlayerId>> opponents;
        for (const Round &round : event.rounds)
            for (const Match &match : round.matches) {
                ++rounds[match.p1];
                if (match.isBye()) {
                    points[match.p1] += event.profile.bye;
                    continue;
                }
                ++rounds[*match.p2];
                const auto earned = score(event.profile, *match.result);
                points[match.p1] += earned.seats[0].points;
                points[*match.p2] += earned.seats[1].points;
                opponents[match.p1].push_back(*match.p2);
                opponents[*match.p2].push_back(match.p1);
            }
        const auto sos = [&](PlayerId player) {
            // One common denominator instead of reduced steps.
            constexpr std::int64_t common = 2 * 3 * 4 * 5 * 6 * 7;
            std::int64_t sum = 0;
            for (const PlayerId opponent : opponents[player])
                sum += seed % 2 == 0 ? points[opponent] * common
                                     : points[opponent] * common / rounds[opponent];
            if (seed % 2 == 0)
                return Fraction(sum, common);
            return opponents[player].empty()
                ? Fraction(0)
                : Fraction(sum, common * static_cast<std::int64_t>(opponents[player].size()));
        };
        const auto table = standings(event);
        CHECK(table.rows.size() == event.players.size());
        for (const StandingsRow &row : table.rows) {
            CHECK(row.points == points[row.player]);
            CHECK(row.sos == sos(row.player));
        }
        for (std::size_t i = 1; i < table.rows.size(); ++i)
            CHECK(std::pair(table.rows[i - 1].points, table.rows[i - 1].sos)
                  >= std::pair(table.rows[i].points, table.rows[i].sos));
    }
}

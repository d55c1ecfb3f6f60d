// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/odds/odds.h"

#include "tournament/acts/generator.h"
#include "tournament/desk.h"
#include "tournament/odds/odds_start.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace tournament;

namespace {

OddsOptions finishes(int count)
{
    OddsOptions options;
    options.simulations = count;
    return options;
}

/// Every way the open tables of the last round can end when each game is won by one of the two
/// players with the same chance, as events that are over.
std::vector<Event> everyEnding(const Event &event)
{
    std::vector<Event> events{event};
    for (const int table : missingResults(event, event.rounds.back().number)) {
        std::vector<Event> more;
        const Match &match = *findMatch(event, event.rounds.back().number, table);
        const auto entered = match.result ? match.result->games : std::vector<Game>();
        const int open = event.profile.gamesPerMatch - static_cast<int>(entered.size());
        for (const Event &before : events)
            for (int ways = 0; ways < 1 << open; ++ways) {
                MatchResult result;
                result.games = entered;
                for (int game = 0; game < open; ++game)
                    result.games.push_back(
                        wonBy((ways >> game & 1) != 0 ? Seat::P1 : Seat::P2, std::nullopt));
                Event after = before;
                tournament::apply(
                    after, Fact(ResultRecorded{event.rounds.back().number, table, result, ""}));
                more.push_back(std::move(after));
            }
        events = std::move(more);
    }
    return events;
}

/// Whether he is among the best `places` of those still there.
bool among(const Event &event, PlayerId player, int places)
{
    for (const StandingsRow &row : standings(event).rows) {
        if (findPlayer(event, row.player)->status != PlayerStatus::Active)
            continue;
        if (row.player == player)
            return places > 0;
        --places;
    }
    return false;
}

struct Exact {
    int goal = 0;
    int firstPlaces = 0;
    int endings = 0;
};

Exact exact(const Event &event, PlayerId player, int places)
{
    Exact found;
    for (const Event &ending : everyEnding(event)) {
        ++found.endings;
        found.goal += among(ending, player, places) ? 1 : 0;
        found.firstPlaces += standings(ending).rows.front().player == player ? 1 : 0;
    }
    return found;
}

/// Within five standard deviations of a share of `whole` finishes; exact where there is no doubt.
void checkShare(int part, int whole, int ways, int allWays)
{
    const double chance = static_cast<double>(ways) / allWays;
    const double deviation = std::sqrt(chance * (1 - chance) / whole);
    CHECK(std::abs(static_cast<double>(part) / whole - chance) <= 5 * deviation);
}

/// An event with `players` names before the last of its rounds is reported.
EventDesk lastRound(const char *profile, int players, int rounds, int cut)
{
    EventDesk desk(profile, numbered(players), cut);
    ChangeAnnouncement change;
    change.announcement = desk.event.announcement;
    change.announcement.rounds = rounds;
    change.announcement.cut = cut;
    REQUIRE(desk.perform(change));
    for (int round = 1; round <= rounds; ++round) {
        desk.pair();
        if (round < rounds)
            desk.reportRest();
    }
    return desk;
}

} // namespace

TEST_CASE("Simulated chances of a last round are those of every ending", "[odds]")
{
    for (const char *profile : {"ffg-2016", "ffg-2016-tome", "ffg-2017-tome", "nsg-dss", "nsg-sss",
                                "draft-half", "draft-full"})
        for (const int players : {4, 5, 6}) {
            const Profile &rules = *findProfile(profile);
            if (rules.evenField && players % 2 != 0)
                continue;
            if (rules.firstRound == FirstRound::Seats)
                continue; // seats are entered by hand: see below
            const int cut = rules.cut == CutForm::None ? 0 : 2;
            const EventDesk desk = lastRound(profile, players, 2, cut);
            CAPTURE(profile, players);
            const auto found = odds(desk.event, finishes(4000));
            REQUIRE(found);
            CHECK(found->finishes == 4000);
            CHECK(found->model.rounds == 0);
            CHECK(found->model.goal == (cut > 0 ? OddsGoal::MakeCut : OddsGoal::FinishFirst));
            int goals = 0;
            for (const PlayerOdds &player : found->players) {
                const Exact ways = exact(desk.event, player.player, std::max(cut, 1));
                checkShare(player.goal.part, player.goal.whole, ways.goal, ways.endings);
                checkShare(player.places.front(), 4000, ways.firstPlaces, ways.endings);
                CHECK(player.goal.whole == 4000);
                goals += player.goal.part;
            }
            CHECK(goals == 4000 * std::max(cut, 1));
        }
}

// Tournament Rules 1.1, "Winning Matches": agenda points decide, so endings are not equally likely
// and only what must hold in each of them can be told.
TEST_CASE("With match points the finishes keep to what is possible", "[odds]")
{
    const EventDesk desk = lastRound("ffg-2012", 2, 1, 0);
    const auto found = odds(desk.event, finishes(4000));
    REQUIRE(found);
    const PlayerOdds &first = found->players.front();
    REQUIRE(first.match);
    CHECK(first.match->won.part == first.match->won.whole);
    CHECK(first.match->lost.part == 0);
    checkShare(first.goal.part, 4000, 1, 2);
    CHECK(found->model.drawsAgendaPoints);
}

TEST_CASE("A game on record stays in every finish", "[odds]")
{
    EventDesk desk = lastRound("ffg-2016", 4, 2, 2);
    const Match &match = desk.event.rounds.back().matches.front();
    const std::string name = findPlayer(desk.event, match.p1)->name;
    desk.mustReport(name, "p1corp=runner");
    const auto found = odds(desk.event, finishes(3000));
    REQUIRE(found);
    for (const PlayerOdds &player : found->players) {
        const Exact ways = exact(desk.event, player.player, 2);
        checkShare(player.goal.part, player.goal.whole, ways.goal, ways.endings);
    }
    // The loser of the first game can no longer win the match.
    CHECK(found->find(desk.id(name))->match->won.whole == 0);
}

TEST_CASE("What a win, a level match and a loss do is what the endings say", "[odds]")
{
    const EventDesk desk = lastRound("ffg-2017-tome", 6, 2, 2);
    const auto found = odds(desk.event, finishes(6000));
    REQUIRE(found);
    for (const PlayerOdds &player : found->players) {
        REQUIRE(player.match);
        std::array<int, 3> goal{};
        std::array<int, 3> ways{};
        for (const Event &ending : everyEnding(desk.event)) {
            const Match &match = *findMatch(ending, player.match->round, player.match->table);
            const Seat seat = match.p1 == player.player ? Seat::P1 : Seat::P2;
            const auto won =
                std::ranges::count(match.result->games, std::optional(seat), &Game::winner);
            ++ways[static_cast<std::size_t>(won)];
            goal[static_cast<std::size_t>(won)] += among(ending, player.player, 2) ? 1 : 0;
        }
        checkShare(player.match->lost.part, player.match->lost.whole, goal[0], ways[0]);
        checkShare(player.match->level.part, player.match->level.whole, goal[1], ways[1]);
        checkShare(player.match->won.part, player.match->won.whole, goal[2], ways[2]);
        CHECK(player.match->won.whole + player.match->level.whole + player.match->lost.whole
              == found->finishes);
    }
}

TEST_CASE("Where nothing is left to play the finish is the standings, in every profile", "[odds]")
{
    int compared = 0;
    for (const Profile &profile : profiles())
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            GeneratorOptions options;
            options.profile = profile;
            options.players = 9 + static_cast<int>(seed) * (profile.evenField ? 2 : 1);
            options.players += profile.evenField ? 1 : 0;
            options.rounds = 4;
            options.cut = profile.cut == CutForm::None || seed % 2 == 0 ? 0 : 4;
            options.dropPercent = 12;
            options.byes = profile.evenField ? 0 : static_cast<int>(seed % 3);
            options.seed = seed;
            Event event = generateEvent(options).event;
            event.announcement.rounds = swissRounds(event);
            event.players.at(seed % 5).status = PlayerStatus::Disqualified;
            CAPTURE(profile.id, seed);
            const auto found = odds(event, finishes(2));
            REQUIRE(found);
            REQUIRE(found->model.openTables == 0);
            const auto rows = standings(event).rows;
            REQUIRE(found->players.size() == rows.size());
            for (std::size_t place = 0; place < rows.size(); ++place) {
                CHECK(found->players[place].player == rows[place].player);
                CHECK(found->players[place].bestPlace == static_cast<int>(place) + 1);
                CHECK(found->players[place].worstPlace == static_cast<int>(place) + 1);
                CHECK(found->players[place].goal.part
                      == (among(event, rows[place].player, std::max(found->model.cut, 1)) ? 2 : 0));
                ++compared;
            }
        }
    CHECK(compared > 800);
}

// The last round is open in part and one more is to be paired: what the engine of the odds does to
// points, meetings, byes and floats is what the event itself would do.
TEST_CASE("A simulated round is a round of the event", "[odds]")
{
    for (const Profile &profile : profiles()) {
        GeneratorOptions options;
        options.profile = profile;
        options.players = profile.evenField ? 12 : 13;
        options.rounds = 3;
        options.leaveLastOpen = true;
        options.dropPercent = 8;
        const Event event = generateEvent(options).event;
        const OddsStart from = oddsStart(event, false);
        CAPTURE(profile.id);
        const int field = from.start.field();
        CHECK(field == std::ranges::count(event.players, PlayerStatus::Active, &Player::status));
        EventSimulator simulator(from.start, from.rules);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            simulator.finish(seed);
            const SwissTable &table = simulator.table();
            int byes = 0;
            for (int player = 0; player < field; ++player) {
                byes += table.hadBye[static_cast<std::size_t>(player)];
                for (int other = 0; other < player && from.rules.sides == SwissSides::Both; ++other)
                    CHECK(table.met.meetings(player, other) <= 1);
                CHECK(table.met.count(player)
                          + (table.hadBye[static_cast<std::size_t>(player)] != 0)
                      >= from.rules.rounds);
            }
            const int before =
                std::accumulate(from.start.table.hadBye.begin(), from.start.table.hadBye.end(), 0);
            CHECK(byes - before <= (field % 2) * from.rules.rounds);
        }
    }
}

TEST_CASE("The same file gives the same odds, in whatever portions", "[odds]")
{
    const EventDesk desk = lastRound("ffg-2016", 6, 3, 2);
    const auto whole = odds(desk.event, finishes(500));
    REQUIRE(whole);
    CHECK(*odds(desk.event, finishes(500)) == *whole);
    auto first = OddsRun::create(desk.event, finishes(500));
    auto second = OddsRun::create(desk.event, finishes(500));
    REQUIRE(first);
    REQUIRE(second);
    second->play(123, 500);
    first->play(0, 123);
    first->add(*second);
    CHECK(first->odds() == *whole);
    Event other = desk.event;
    ++other.seed;
    CHECK_FALSE(*odds(other, finishes(500)) == *whole);
}

TEST_CASE("Odds stop when they are told to and say how far they came", "[odds]")
{
    const EventDesk desk = lastRound("ffg-2016", 6, 3, 2);
    int asked = 0;
    const auto found = odds(desk.event, finishes(10000), [&](int done) {
        ++asked;
        return done < 300;
    });
    REQUIRE(found);
    CHECK(found->finishes >= 300);
    CHECK(found->finishes < 1000);
    CHECK(found->players.front().goal.whole == found->finishes);
    CHECK(asked > 1);
}

TEST_CASE("A draw is safe exactly when every ending says so", "[odds]")
{
    int safe = 0;
    int unsafe = 0;
    for (const int players : {4, 5, 6, 8}) {
        const EventDesk desk = lastRound("ffg-2017-tome", players, 3, 2);
        const auto counted = odds(desk.event, finishes(3000));
        for (const DrawOdds &asked : drawableTables(desk.event, *counted)) {
            const auto found = drawOdds(desk.event, finishes(3000), asked);
            const auto drawn = withIntentionalDraw(desk.event, asked.round, asked.table);
            REQUIRE((found && drawn));
            for (const Seat seat : {Seat::P1, Seat::P2}) {
                const PlayerId player = found->players[index(seat)];
                const Exact ways = exact(*drawn, player, 2);
                CAPTURE(players, asked.table, ways.goal, ways.endings);
                CHECK(found->safe[index(seat)] == (ways.goal == ways.endings));
                ++(ways.goal == ways.endings ? safe : unsafe);
            }
            CHECK(found->finishes <= 3000);
            if (found->safe[0] || found->safe[1])
                CHECK(found->finishes == 3000);
        }
    }
    CHECK(safe > 0);
    CHECK(unsafe > 0);
}

TEST_CASE("A draw is played only at the tables where it may still be safe", "[odds]")
{
    const EventDesk desk = lastRound("ffg-2017-tome", 120, 4, 8);
    const auto counted = odds(desk.event, finishes(300));
    int played = 0;
    for (const DrawOdds &asked : drawableTables(desk.event, *counted)) {
        for (const Seat seat : {Seat::P1, Seat::P2}) {
            const MatchOdds &match = *counted->find(asked.players[index(seat)])->match;
            CHECK(asked.safe[index(seat)] == (match.won.part == match.won.whole));
        }
        played += drawOdds(desk.event, finishes(300), asked)->finishes > 0 ? 1 : 0;
    }
    CHECK(played > 0);
    CHECK(played < 10);
}

// Tournament Rules 3.0.2, "Unsportsmanlike Conduct": an agreed result is a manufactured one.
TEST_CASE("Where the profile knows no intentional draw there is no advice on one", "[odds]")
{
    for (const char *profile : {"ffg-2012", "ffg-2016", "ffg-2016-tome", "draft-half"}) {
        const EventDesk desk = lastRound(profile, 4, 1, 0);
        CAPTURE(profile);
        CHECK(drawableTables(desk.event, *odds(desk.event, finishes(100))).empty());
        const auto refused = drawOdds(desk.event, finishes(100), {1, 1, {}, {true, true}});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == RefusalCode::NotAllowedByProfile);
    }
}

TEST_CASE("Who has left is in the standings and cannot make the cut", "[odds]")
{
    EventDesk desk = lastRound("ffg-2016", 6, 3, 2);
    const PlayerId leader = standings(desk.event).rows.front().player;
    REQUIRE(desk.perform(DropPlayers{{leader}, false}));
    const auto found = odds(desk.event, finishes(500));
    REQUIRE(found);
    CHECK_FALSE(found->find(leader)->active);
    CHECK(found->find(leader)->goal.part == 0);
    int goals = 0;
    for (const PlayerOdds &player : found->players)
        goals += player.goal.part;
    CHECK(goals == 2 * 500);
}

TEST_CASE("Byes awarded for rounds to come are given in every finish", "[odds]")
{
    EventDesk desk("ffg-2016", {}, 2);
    desk.add({"Ada", "Ben", "Cy", "Dee", "Eva", "Fay"});
    PlayerEntry rested;
    rested.name = "Gus";
    rested.awardedByes = 1;
    desk.enter(rested);
    ChangeAnnouncement change;
    change.announcement = desk.event.announcement;
    change.announcement.rounds = 1;
    change.announcement.cut = 2;
    REQUIRE(desk.perform(change));
    const auto found = odds(desk.event, finishes(2000));
    REQUIRE(found);
    // Four points are the most one round gives: he leads, at worst with the three winners.
    CHECK(found->find(desk.id("Gus"))->worstPlace <= 4);
    int bottom = 0;
    for (const PlayerOdds &player : found->players)
        bottom += player.places.back();
    CHECK(bottom == 2000);
    CHECK(found->find(desk.id("Gus"))->places.back() == 0);
}

TEST_CASE("Results so far weigh only when asked", "[odds]")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"}, 0);
    ChangeAnnouncement change;
    change.announcement = desk.event.announcement;
    change.announcement.rounds = 3;
    REQUIRE(desk.perform(change));
    desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
    desk.mustReport("Ada", "2-0");
    desk.mustReport("Cy", "1-1");
    OddsOptions options = finishes(4000);
    const auto plain = odds(desk.event, options);
    options.weighResults = true;
    const auto weighed = odds(desk.event, options);
    REQUIRE(plain);
    REQUIRE(weighed);
    CHECK(weighed->find(desk.id("Ada"))->goal.part > plain->find(desk.id("Ada"))->goal.part);
    CHECK(weighed->model.weighResults);
}

TEST_CASE("Games go to time as often as in the event itself", "[odds]")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"}, 0);
    desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
    desk.mustReport("Ada", "p1corp=time:3-1 p2corp=time:2-2");
    desk.mustReport("Cy", "2-0");
    const auto found = odds(desk.event, finishes(10));
    REQUIRE(found);
    CHECK(found->model.time.timed == Share{2, 4});
    CHECK(found->model.time.equalOfTimed == Share{1, 2});
    const MatchModel model(desk.event.profile, found->model.time);
    core::Random random(5);
    int modified = 0;
    int level = 0;
    constexpr int matches = 40000;
    for (int i = 0; i < matches; ++i) {
        const SimulatedScore &score = model.play(random);
        // 3 to 0: one game won, one with more agenda points at time, both by the same player.
        modified += score.points[0] + score.points[1] == 3 && score.points[0] % 3 == 0 ? 1 : 0;
        level += score.points[0] == 1 && score.points[1] == 1 ? 1 : 0;
    }
    // Won and ahead in either order (2 · 1/2 · 1/4), by the same of two players (1/2).
    checkShare(modified, matches, 1, 8);
    // Both ahead once (1/4 · 1/4 · 1/2); an equal game gives each a point and needs a second of 0.
    checkShare(level, matches, 1, 32);
}

TEST_CASE("A clear winner, and whether one more round gives one", "[odds]")
{
    const EventDesk desk = lastRound("ffg-2016", 4, 1, 0);
    const auto found = odds(desk.event, finishes(4000));
    REQUIRE(found);
    int clear = 0;
    int endings = 0;
    for (const Event &ending : everyEnding(desk.event)) {
        const auto rows = standings(ending).rows;
        clear += rows[0].points > rows[1].points ? 1 : 0;
        ++endings;
    }
    checkShare(found->clearWinner.part, 4000, clear, endings);
    CHECK(found->clearWinner.whole == 4000);
    CHECK(found->oneMoreRound.whole == 4000 - found->clearWinner.part);
    CHECK(found->oneMoreRound.part > 0);
}

TEST_CASE("Questions without odds are refused", "[odds]")
{
    EventDesk desk = lastRound("ffg-2016", 4, 1, 2);
    desk.reportRest();
    REQUIRE(desk.perform(StartCut{}));
    const auto settled = odds(desk.event, finishes(10));
    REQUIRE_FALSE(settled);
    CHECK(settled.error().code == RefusalCode::CutStarted);

    const EventDesk alone("ffg-2016", {"Ada"});
    CHECK(odds(alone.event, finishes(10)).error().code == RefusalCode::TooFewPlayers);

    EventDesk league("ffg-2016-tome", {"Ada", "Ben", "Cy", "Dee"});
    ChangeAnnouncement change;
    change.announcement = league.event.announcement;
    change.announcement.rounds = 40;
    REQUIRE(league.perform(change));
    CHECK(odds(league.event, finishes(10)).error().code == RefusalCode::RoundsOutOfRange);
}

TEST_CASE("Who came in a round that was unpaired since has chances like everybody", "[odds]")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
    desk.pair();
    desk.reportRest();
    desk.pair();
    desk.add({"Eve"});
    REQUIRE(desk.perform(UnpairRound{}));
    OddsOptions options;
    options.simulations = 16;
    const auto found = odds(desk.event, options);
    REQUIRE(found);
    const PlayerOdds *eve = found->find(desk.id("Eve"));
    REQUIRE(eve);
    CHECK(eve->active);
    CHECK(eve->goal.whole == 16);
}

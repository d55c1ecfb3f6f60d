// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A round that is prepared before the hall sees it, and matches that go to other tables.
#include "tournament/acts/next_step.h"
#include "tournament/acts/table_moves.h"
#include "tournament/clock/round_clock.h"
#include "tournament/cut/bracket.h"
#include "tournament/desk.h"
#include "tournament/event/value_reader.h"
#include "tournament/gate/checker.h"

#include <algorithm>
#include <map>

using namespace tournament;

namespace {

PairRound later()
{
    PairRound command;
    command.prepare = true;
    return command;
}

std::vector<int> tablesOf(const Round &round)
{
    std::vector<int> tables;
    for (const Match &match : round.matches)
        tables.push_back(match.table);
    return tables;
}

/// Who meets whom, whatever the table.
std::vector<std::pair<PlayerId, PlayerId>> meetings(const Round &round)
{
    std::vector<std::pair<PlayerId, PlayerId>> pairs;
    for (const Match &match : round.matches)
        pairs.emplace_back(match.p1, match.p2.value_or(PlayerId{}));
    std::ranges::sort(pairs);
    return pairs;
}

int tableOf(const Event &event, PlayerId player)
{
    for (const Match &match : event.rounds.back().matches)
        if (match.p1 == player || match.p2 == player)
            return match.table;
    return 0;
}

} // namespace

TEST_CASE("A round is published when it is paired, unless the TO prepares it")
{
    EventDesk desk("ffg-2016", numbered(6));
    CHECK(publishedRound(desk.event) == nullptr);
    desk.pair();
    CHECK_FALSE(preparedRound(desk.event));
    CHECK(publishedRound(desk.event)->number == 1);
    desk.reportRest();
    REQUIRE(desk.perform(later()));
    REQUIRE(preparedRound(desk.event));
    CHECK(preparedRound(desk.event)->number == 2);
    CHECK(publishedRound(desk.event)->number == 1);
    CHECK(published(desk.event).rounds.size() == 1);
    CHECK(desk.event.publishesLater);
    // Swapped and moved like any other.
    const auto &matches = desk.event.rounds.back().matches;
    CHECK(desk.perform(SwapPlayers{2, matches[0].p2.value(), matches[1].p2.value()}));
    CHECK(desk.perform(MoveMatch{2, 1, 7, 0}));

    CHECK(nextStep(desk.event) == NextStep{Step::Publish, 2, 0, 0});
    REQUIRE(desk.perform(PublishRound{2}));
    CHECK(nextStep(desk.event).step == Step::EnterResults);
    CHECK_FALSE(preparedRound(desk.event));
    CHECK(published(desk.event) == desk.event);
    CHECK(desk.code(PublishRound{2}) == RefusalCode::RoundAlreadyPublished);
    CHECK(desk.code(PublishRound{9}) == RefusalCode::RoundUnknown);
    CHECK(desk.event.publishesLater); // the habit stays until a round is paired otherwise
}

TEST_CASE("What is played is public: a result or the clock publishes a prepared round")
{
    const bool byClock = GENERATE(true, false);
    EventDesk desk("ffg-2016", numbered(4));
    REQUIRE(desk.perform(later()));
    const auto facts = byClock ? decide(desk.event, StartClock{1, {1'457'166'600'000}, {}, {}})
                               : decide(desk.event, *readResult(desk.event, 1, 1, "2-0"));
    REQUIRE(facts.has_value());
    CHECK(facts->front() == Fact(RoundPublished{1}));
    CHECK(facts->size() == 2);
    REQUIRE(follow(desk.event, *facts));
    CHECK_FALSE(preparedRound(desk.event));
}

TEST_CASE("The journal of yesterday knows no word of publishing: its rounds are public")
{
    EventDesk desk("ffg-2016", numbered(4));
    desk.pair();
    const auto json = core::dump(toJson(Fact(RoundPaired{desk.event.rounds.front()})));
    CHECK(json.find("prepared") == std::string::npos); // nothing new is written for it, either
    const auto read = core::parseJson(json);
    REQUIRE(read.has_value());
    CHECK_FALSE(std::get<RoundPaired>(readFact({*read, {}})).round.prepared);
}

TEST_CASE("A match moves to a free table")
{
    EventDesk desk("ffg-2016", numbered(8));
    desk.pair();
    desk.mustReport("P1", "2-0");
    const auto before = meetings(desk.event.rounds.back());
    const int from = tableOf(desk.event, desk.id("P1"));
    const auto result = desk.match("P1").result;
    REQUIRE(desk.perform(MoveMatch{1, from, 20, 0}));
    CHECK(tableOf(desk.event, desk.id("P1")) == 20);
    CHECK(desk.match("P1").result == result);
    CHECK(meetings(desk.event.rounds.back()) == before);
    CHECK(std::ranges::is_sorted(tablesOf(desk.event.rounds.back())));
    CHECK(check(desk.event).empty());
    // And an older round, long played.
    desk.reportRest();
    desk.pair();
    CHECK(desk.perform(MoveMatch{1, 20, 21, 0}));
}

TEST_CASE("Whoever sits at the table changes places")
{
    EventDesk desk("ffg-2016", numbered(8));
    desk.pair();
    const auto &matches = desk.event.rounds.back().matches;
    const PlayerId one = matches[0].p1;
    const PlayerId two = matches[2].p1;
    REQUIRE(desk.perform(StartClock{1, {1'457'166'600'000}, {}, {}}));
    REQUIRE(desk.perform(GiveExtraTime{1, {1, 5, "Deck check", "Judy"}}));
    REQUIRE(desk.perform(MoveMatch{1, 1, 3, 0}));
    CHECK(tableOf(desk.event, one) == 3);
    CHECK(tableOf(desk.event, two) == 1);
    CHECK(tablesOf(desk.event.rounds.back()) == std::vector{1, 2, 3, 4});
    // Extra time is the match's, not the table's.
    const RoundClock &clock = *desk.event.rounds.back().clock;
    CHECK(extraMinutes(clock, 3) == 5);
    CHECK(extraMinutes(clock, 1) == 0);
}

TEST_CASE("A bye has no table to leave and gives way")
{
    EventDesk desk("ffg-2016", numbered(7));
    desk.pair();
    REQUIRE(desk.event.rounds.back().matches.back().isBye());
    CHECK(desk.code(MoveMatch{1, 4, 9, 0}) == RefusalCode::ByeHasNoTable);
    REQUIRE(desk.perform(MoveMatch{1, 1, 4, 0}));
    CHECK(tablesOf(desk.event.rounds.back()) == std::vector{2, 3, 4, 5});
    CHECK(desk.event.rounds.back().matches.back().isBye());
    REQUIRE(desk.perform(MoveMatch{1, 2, 30, 0}));
    CHECK(tablesOf(desk.event.rounds.back()) == std::vector{3, 4, 30, 31});
    CHECK(desk.event.rounds.back().matches.back().isBye());
}

TEST_CASE("A move that is none is refused")
{
    EventDesk desk("ffg-2016", numbered(4));
    CHECK(desk.code(MoveMatch{1, 1, 2, 0}) == RefusalCode::NoRound);
    desk.pair();
    CHECK(desk.code(MoveMatch{1, 1, 1, 0}) == RefusalCode::MatchSitsThere);
    CHECK(desk.code(MoveMatch{1, 9, 1, 0}) == RefusalCode::TableUnknown);
    CHECK(desk.code(MoveMatch{1, 1, 0, 0}) == RefusalCode::NumberOutOfRange);
    CHECK(desk.code(MoveMatch{4, 1, 2, 0}) == RefusalCode::RoundUnknown);
    CHECK(desk.code(MoveMatch{0, 0, 2, 1}) == RefusalCode::NoCut);
}

TEST_CASE("A table that is kept for somebody is left knowingly")
{
    EventDesk desk("ffg-2016", numbered(6));
    PlayerEntry chair;
    chair.name = "Wheeler";
    chair.fixedTable = 3;
    desk.enter(chair);
    desk.add({"P7"});
    desk.pair();
    REQUIRE(tableOf(desk.event, desk.id("Wheeler")) == 3);
    const auto moved = proposeMove(desk.event, {1, 3, 1, 0});
    REQUIRE(moved.has_value());
    CHECK(leaveFixedTable(desk.event, *moved) == std::vector{desk.id("Wheeler")});
    const auto pushed = proposeMove(desk.event, {1, 1, 3, 0});
    REQUIRE(pushed.has_value());
    CHECK(leaveFixedTable(desk.event, *pushed) == std::vector{desk.id("Wheeler")});
    CHECK(leaveFixedTable(desk.event, *proposeMove(desk.event, {1, 1, 2, 0})).empty());
}

TEST_CASE("Games of the cut move, too, and exchange with whatever is played there")
{
    EventDesk desk("ffg-2016", numbered(8), 4);
    desk.pair();
    desk.reportRest();
    REQUIRE(desk.perform(StartCut{}));
    const auto places = [&] {
        std::map<int, int> tables;
        for (const BracketGame &game : bracket(desk.event).games)
            if (game.eventRound > 0)
                tables[game.number] = game.table;
        return tables;
    };
    const auto before = places();
    REQUIRE(desk.perform(MoveMatch{0, 0, before.at(2), 1}));
    CHECK(places().at(1) == before.at(2));
    CHECK(places().at(2) == before.at(1));
    REQUIRE(desk.perform(MoveMatch{0, 0, 40, 1}));
    CHECK(places().at(1) == 40);
    // A game that follows sits at a table of its own and meets one of another round there.
    REQUIRE(desk.perform(*readResult(desk.event, 1, "p1corp=corp")));
    REQUIRE(desk.perform(*readResult(desk.event, 2, "p1corp=corp")));
    REQUIRE(desk.perform(*readResult(desk.event, 4, "winner=p1")));
    const auto now = places();
    REQUIRE(now.contains(3));
    CHECK(check(desk.event).empty());
}

TEST_CASE("The gate lets no two matches sit at one table")
{
    EventDesk desk("ffg-2016", numbered(6));
    desk.pair();
    CHECK_FALSE(canFollow(desk.event, MatchesMoved{{{1, 1, 2}}}));
    CHECK_FALSE(canFollow(desk.event, MatchesMoved{{{1, 1, 9}, {1, 2, 9}}}));
    CHECK_FALSE(canFollow(desk.event, MatchesMoved{{{1, 1, 9}, {1, 1, 8}}}));
    CHECK_FALSE(canFollow(desk.event, MatchesMoved{{{1, 9, 1}}}));
    CHECK_FALSE(canFollow(desk.event, MatchesMoved{{{2, 1, 9}}}));
    CHECK_FALSE(canFollow(desk.event, MatchesMoved{{{1, 1, 0}}}));
    CHECK(canFollow(desk.event, MatchesMoved{{{1, 1, 2}, {1, 2, 3}, {1, 3, 1}}}));
    CHECK_FALSE(canFollow(desk.event, RoundPublished{1}));
    CHECK_FALSE(canFollow(desk.event, RoundPublished{2}));
    Round secret;
    secret.number = 2;
    secret.stage = Stage::Cut;
    secret.prepared = true;
    CHECK_FALSE(canFollow(desk.event, RoundPaired{secret}));
}

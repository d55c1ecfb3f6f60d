// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

#include "tournament/clock/round_clock.h"
#include "tournament/event/change_set.h"
#include "tournament/event/refusal.h"

using namespace tournament;
using enum RefusalCode;

namespace {

/// Round 1 of Ada – Ben and Cleo – Dan; Olga organizes, Sam is her second.
struct RulingDesk : EventDesk {
    RulingDesk() : EventDesk("ffg-2016", {"Ada", "Ben", "Cleo", "Dan", "Olga"})
    {
        pair({{"Ada", "Ben"}, {"Cleo", "Olga"}});
        Details details = event.details;
        details.organizer = "Olga";
        details.secondOrganizer = "Sam";
        details.organizerPlays = true;
        REQUIRE(perform(ChangeDetails{details}));
    }

    int tableOf(std::string_view name) const
    {
        for (const Match &match : event.rounds.back().matches)
            if (match.p1 == id(name) || match.p2 == id(name))
                return match.table;
        return 0;
    }
    Ruling at(int table, std::string judge) const
    {
        Ruling ruling;
        ruling.question = "May the Corp score after its draw?";
        ruling.answer = "Yes";
        ruling.judge = std::move(judge);
        ruling.round = 1;
        ruling.table = table;
        return ruling;
    }
};

} // namespace

TEST_CASE_METHOD(RulingDesk, "A ruling is recorded with the players of its table")
{
    Ruling ruling = at(tableOf("Ada"), " Olga  ");
    ruling.question = " May  the Corp score? ";
    REQUIRE(perform(RecordRuling{ruling}));
    REQUIRE(event.rulings.size() == 1);
    CHECK(event.rulings[0].question == "May the Corp score?");
    CHECK(event.rulings[0].judge == "Olga");
    const std::set<PlayerId> players(event.rulings[0].players.begin(),
                                     event.rulings[0].players.end());
    CHECK(players == std::set{id("Ada"), id("Ben")});
    CHECK(changes({RulingRecorded{ruling}}).rulings);
    CHECK_FALSE(changes({RulingRecorded{ruling}}).standings);
}

TEST_CASE_METHOD(RulingDesk, "A ruling says what was asked, what was decided, and who decided")
{
    Ruling ruling = at(0, "Olga");
    ruling.question = "  ";
    CHECK(code(RecordRuling{ruling}) == RulingQuestionMissing);
    ruling = at(0, "Olga");
    ruling.answer.clear();
    CHECK(code(RecordRuling{ruling}) == RulingAnswerMissing);
    CHECK(code(RecordRuling{at(0, "")}) == RulingJudgeMissing);
    CHECK(code(RecordRuling{at(99, "Olga")}) == TableUnknown);
    CHECK(code(RecordRuling{at(tableOf("Dan"), "Olga")}) == TableUnknown); // the bye
    ruling = at(0, "Olga");
    ruling.round = 2;
    CHECK(code(RecordRuling{ruling}) == RoundUnknown);
    CHECK(event.rulings.empty());
}

TEST_CASE_METHOD(RulingDesk,
                 "A TO who plays does not rule at the own table, the second TO does "
                 "(3.0.2, \"Tournament Organizer Participation\")")
{
    const int own = tableOf("Olga");
    const auto refused = refusal(RecordRuling{at(own, "olga")}); // however it is written
    REQUIRE(refused);
    CHECK(refused->code == JudgePlaysThere);
    CHECK(refused->players == std::vector{id("Olga")});
    CHECK(refused->tables == std::vector{own});
    CHECK(rule(refused->code).section == "Tournament Organizer Participation");
    CHECK(perform(RecordRuling{at(own, "Sam")}));
    CHECK(perform(RecordRuling{at(tableOf("Ada"), "Olga")}));
}

TEST_CASE_METHOD(RulingDesk, "Asked away from the tables, nobody rules on a question of one's own")
{
    Ruling ruling = at(0, "Cleo");
    ruling.players = {id("Cleo")};
    CHECK(code(RecordRuling{ruling}) == JudgePlaysThere);
    ruling.players = {id("Ben")};
    CHECK(perform(RecordRuling{ruling}));
    ruling.players = {PlayerId{4711}};
    CHECK(code(RecordRuling{ruling}) == PlayerUnknown);
}

TEST_CASE_METHOD(RulingDesk, "Time for a ruling is extra time of its table, given in the same act")
{
    const int table = tableOf("Ada");
    Ruling ruling = at(table, "Olga");
    ruling.minutes = 4;
    CHECK(code(RecordRuling{ruling}) == ClockMissing);
    REQUIRE(perform(StartClock{1, {1'457'166'600'000}, {}, ""}));
    const auto facts = decide(event, RecordRuling{ruling});
    REQUIRE(facts);
    CHECK(facts->size() == 2);
    REQUIRE(perform(RecordRuling{ruling}));
    const RoundClock &clock = *event.rounds.back().clock;
    CHECK(extraMinutes(clock, table) == 4);
    CHECK(clock.extra.back().reason == ruling.question);
    CHECK(clock.extra.back().judge == "Olga");
    CHECK(event.rulings.back().minutes == 4);
    ruling.table = 0;
    CHECK(code(RecordRuling{ruling}) == RulingTimeWithoutTable);
}

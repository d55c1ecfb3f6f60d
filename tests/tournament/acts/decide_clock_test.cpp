// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

#include "tournament/clock/round_clock.h"
#include "tournament/clock_times.h"
#include "tournament/event/change_set.h"
#include "tournament/event/refusal.h"

using namespace tournament;
using enum RefusalCode;

namespace {

const RoundClock &clockOf(const EventDesk &desk) { return *desk.event.rounds.back().clock; }

std::vector<std::string> four() { return {"Ada", "Ben", "Cleo", "Dan"}; }

} // namespace

TEST_CASE("The clock of a round starts with the announced length")
{
    EventDesk desk("ffg-2016", four());
    CHECK(desk.code(StartClock{1, start, {}, ""}) == NoRound);
    desk.pair();
    CHECK(desk.code(StartClock{2, start, {}, ""}) == RoundUnknown);
    CHECK(desk.code(PauseClock{1, start}) == ClockMissing);
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    CHECK(clockOf(desk) == RoundClock{65, start, 0, start, false, {}});
    CHECK(desk.code(StartClock{1, start, {}, ""}) == ClockInUse);
}

TEST_CASE("A Swiss round lasts what was announced; another length within the range asks a reason "
          "(3.0.2, \"Tournament Structure\")")
{
    EventDesk desk("ffg-2016", four());
    desk.pair();
    CHECK(desk.code(StartClock{1, start, 55, ""}) == ReasonMissing);
    for (const int minutes : {54, 76}) {
        const auto refused = desk.refusal(StartClock{1, start, minutes, "The hall closes"});
        REQUIRE(refused);
        CHECK(refused->code == MinutesOutOfRange);
        CHECK(refused->least == 55);
        CHECK(refused->most == 75);
        CHECK(rule(refused->code).section == "Tournament Structure");
    }
    CHECK(desk.perform(StartClock{1, start, 55, "The hall closes"}));
    CHECK(clockOf(desk).minutes == 55);
}

TEST_CASE("Each profile has its length (3.0.2, drafts; the page on single-sided Swiss)")
{
    for (const auto &[profile, standard, least, most] :
         std::vector<std::tuple<const char *, int, int, int>>{{"ffg-2016", 65, 55, 75},
                                                              {"ffg-2012", 65, 55, 75},
                                                              {"draft-full", 50, 40, 60},
                                                              {"draft-half", 30, 25, 35},
                                                              {"nsg-sss", 40, 30, 50}}) {
        CAPTURE(profile);
        EventDesk desk(profile, four());
        if (desk.event.profile.firstRound == FirstRound::Seats)
            for (int seat = 1; seat <= 4; ++seat) {
                PlayerEntry entry = entryOf(desk.event.players[static_cast<std::size_t>(seat) - 1]);
                entry.seat = seat;
                REQUIRE(desk.perform(EditPlayer{{seat}, entry}));
            }
        desk.pair();
        CHECK(desk.code(StartClock{1, start, least - 1, "Why"}) == MinutesOutOfRange);
        CHECK(desk.code(StartClock{1, start, most + 1, "Why"}) == MinutesOutOfRange);
        REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
        CHECK(clockOf(desk).minutes == standard);
    }
}

TEST_CASE("A round of the cut lasts 40 minutes; other lengths are pointed out, not refused "
          "(3.0.2 says 40 in \"Championship Play\" and 35 in \"Going to Time\")")
{
    EventDesk desk("ffg-2016", four(), 4);
    desk.pair();
    desk.reportRest();
    REQUIRE(desk.perform(StartCut{}));
    const Round &round = desk.event.rounds.back();
    CHECK(roundMinutes(desk.event, round) == 40);
    const MinutesRule &rule = minutesRule(desk.event.profile, Stage::Cut);
    CHECK(rule.contains(35));
    CHECK_FALSE(rule.contains(25));
    CHECK_FALSE(refusesLength(rule, 25));
    CHECK(refusesLength(rule, 0));
    REQUIRE(desk.perform(StartClock{round.number, start, 25, ""}));
    CHECK(clockOf(desk).minutes == 25);
}

TEST_CASE("The final of 2012 has no time limit (1.1, \"Tournament Structure\")")
{
    EventDesk desk("ffg-2012", four(), 4);
    desk.pair();
    for (const int table : {1, 2}) {
        const auto read = readResult(desk.event, 1, table, "p1corp=corp:2 p2corp=runner:3");
        REQUIRE(read);
        REQUIRE(desk.perform(*read));
    }
    REQUIRE(desk.perform(StartCut{}));
    CHECK(roundMinutes(desk.event, desk.event.rounds.back()) == 65);
    CHECK(refusesLength(minutesRule(desk.event.profile, Stage::Cut), 76));
    for (const int table : {1, 2}) {
        const auto read = readResult(desk.event, 2, table, "p1corp=corp:2 p2corp=runner:3");
        REQUIRE(read);
        REQUIRE(desk.perform(*read));
    }
    REQUIRE(desk.event.rounds.size() == 3);
    const auto refused = desk.refusal(StartClock{3, start, 65, "As before"});
    REQUIRE(refused);
    CHECK(refused->code == ClockWithoutLimit);
    CHECK(rule(refused->code).document == "Tournament Rules 1.1");
    REQUIRE(desk.perform(StartClock{3, start, {}, ""}));
    CHECK(clockOf(desk).minutes == 0);
    CHECK(desk.code(ExtendClock{3, 5, "Why"}) == ClockWithoutLimit);
    CHECK(desk.code(GiveExtraTime{3, {1, 5, "Why", ""}}) == ClockWithoutLimit);
    CHECK(desk.code(SetClock{3, start, 0, 0, "Why"}) == ClockWithoutLimit);
    CHECK(desk.perform(SetClock{3, start, minute, -minute, ""})); // a turned clock is no wish
}

TEST_CASE("Pause keeps what is left, resume goes on from there")
{
    EventDesk desk("ffg-2016", four());
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    CHECK(desk.code(ResumeClock{1, after(minute)}) == ClockNotPaused);
    REQUIRE(desk.perform(PauseClock{1, after(20 * minute)}));
    CHECK(desk.code(PauseClock{1, after(21 * minute)}) == ClockNotRunning);
    CHECK(read(clockOf(desk), after(50 * minute)).left == 45 * minute);
    REQUIRE(desk.perform(ResumeClock{1, after(50 * minute)}));
    CHECK(read(clockOf(desk), after(51 * minute)).left == 44 * minute);
    REQUIRE(desk.perform(PauseClock{1, after(60 * minute)}));
    CHECK(read(clockOf(desk), after(60 * minute)).ran == 30 * minute);
}

TEST_CASE("A longer or shorter round asks a reason")
{
    EventDesk desk("ffg-2016", four());
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    CHECK(desk.code(ExtendClock{1, 5, " "}) == ReasonMissing);
    CHECK(desk.code(ExtendClock{1, 0, "Fire alarm"}) == ClockOutOfRange);
    CHECK(desk.code(ExtendClock{1, -65, "Fire alarm"}) == ClockOutOfRange);
    REQUIRE(desk.perform(ExtendClock{1, 5, " Fire  alarm "}));
    CHECK(read(clockOf(desk), start).left == 70 * minute);
    REQUIRE(desk.perform(ExtendClock{1, -3, "Too much"}));
    CHECK(read(clockOf(desk), start).left == 67 * minute);
}

TEST_CASE("Extra time is given to a table that plays, with a reason")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cleo"});
    desk.pair();
    CHECK(desk.code(GiveExtraTime{1, {1, 5, "Deck check", ""}}) == ClockMissing);
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    CHECK(desk.code(GiveExtraTime{1, {1, 5, "", ""}}) == ExtraTimeReasonMissing);
    CHECK(desk.code(GiveExtraTime{1, {9, 5, "Deck check", ""}}) == TableUnknown);
    CHECK(desk.code(GiveExtraTime{1, {2, 5, "Deck check", ""}}) == TableUnknown); // the bye
    CHECK(desk.code(GiveExtraTime{1, {1, 0, "Deck check", ""}}) == ExtraTimeOutOfRange);
    CHECK(desk.code(GiveExtraTime{1, {1, -1, "Deck check", ""}}) == ExtraTimeOutOfRange);
    REQUIRE(desk.perform(GiveExtraTime{1, {1, 5, " Deck check", "Jo "}}));
    CHECK(clockOf(desk).extra == std::vector{ExtraTime{1, 5, "Deck check", "Jo"}});
}

TEST_CASE("A stopped clock is done with, and may be started anew")
{
    EventDesk desk("ffg-2016", four());
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    REQUIRE(desk.perform(GiveExtraTime{1, {1, 5, "Deck check", ""}}));
    REQUIRE(desk.perform(StopClock{1, after(3 * minute)}));
    CHECK(read(clockOf(desk), after(90 * minute)).state == ClockState::Stopped);
    CHECK(read(clockOf(desk), after(90 * minute)).ran == 3 * minute);
    CHECK(desk.code(PauseClock{1, start}) == ClockMissing);
    CHECK(desk.code(StopClock{1, start}) == ClockMissing);
    REQUIRE(desk.perform(StartClock{1, after(9 * minute), {}, ""}));
    CHECK(clockOf(desk) == RoundClock{65, after(9 * minute), 0, after(9 * minute), false, {}});
}

TEST_CASE("A turned wall clock leaves what was played; the TO gives a reason, the program does not")
{
    constexpr std::int64_t hour = 60 * minute;
    EventDesk desk("ffg-2016", four());
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    // Half an hour into the round the wall clock is set back by an hour.
    REQUIRE(desk.perform(SetClock{1, after(30 * minute - hour), 30 * minute, -hour, ""}));
    CHECK(read(clockOf(desk), after(30 * minute - hour)).left == 35 * minute);
    CHECK_FALSE(read(clockOf(desk), after(30 * minute - hour)).beforeStart);
    CHECK(desk.code(SetClock{1, start, 0, 0, ""}) == ReasonMissing);
    REQUIRE(desk.perform(PauseClock{1, after(35 * minute - hour)}));
    REQUIRE(desk.perform(SetClock{1, after(0), 50 * minute, 0, "As on the wall"}));
    CHECK(read(clockOf(desk), after(7 * hour)).left == 15 * minute); // still paused
}

TEST_CASE("An unpaired round takes its clock with it, and a change of the clock says so")
{
    EventDesk desk("ffg-2016", four());
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, start, {}, ""}));
    REQUIRE(desk.perform(UnpairRound{1}));
    desk.pair();
    CHECK_FALSE(desk.event.rounds.back().clock);
    CHECK(changes({ClockPaused{1, 0}}).clock);
    CHECK_FALSE(changes({ClockPaused{1, 0}}).standings);
}

TEST_CASE("A clock fact without its clock is a damaged journal")
{
    EventDesk desk("ffg-2016", four());
    desk.pair();
    const Event before = desk.event;
    for (const Fact &fact :
         Facts{ClockPaused{1, 0}, ClockResumed{1, start}, ClockExtended{1, 5, ""},
               ExtraTimeGiven{1, {1, 5, "", ""}}, ClockStopped{1, 0}, ClockSet{1, start, 0, 0, ""},
               ClockStarted{2, start, 65, ""}})
        CHECK_FALSE(canFollow(desk.event, fact));
    CHECK(desk.event == before);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/timetable.h"

#include "tournament/clock/round_clock.h"
#include "tournament/desk.h"

using namespace tournament;

namespace {

constexpr core::Timestamp ten{1'457'172'000'000}; // 2016-03-05, 10:00 UTC

core::Timestamp at(int hours, int minutes)
{
    return {ten.milliseconds + ((hours - 10) * 60 + minutes) * millisecondsPerMinute};
}

std::string clockText(const std::optional<core::Timestamp> &time)
{
    if (!time)
        return "-";
    const auto minutes = (time->milliseconds - ten.milliseconds) / millisecondsPerMinute + 600;
    return std::to_string(minutes / 60) + (minutes % 60 < 10 ? ":0" : ":")
        + std::to_string(minutes % 60);
}

/// "1 10:00 11:05", a break "b3 13:35 14:20", a round of the cut "c1 15:40 16:20".
std::vector<std::string> lines(const Event &event, core::Timestamp now)
{
    std::vector<std::string> texts;
    for (const TimetableLine &line : timetable(event, now)) {
        const std::string kind = line.part == PartOfDay::Swiss ? ""
            : line.part == PartOfDay::Break                    ? "b"
                                                               : "c";
        texts.push_back(kind + std::to_string(line.number) + ' ' + clockText(line.start) + ' '
                        + clockText(line.end) + (line.ifNeeded ? " ?" : ""));
    }
    return texts;
}

/// Three rounds of 65 minutes, a break of 45 after the second.
EventDesk planned(int players = 4, std::optional<int> cut = 0)
{
    EventDesk desk("ffg-2016", numbered(players), cut);
    Announcement announcement = desk.event.announcement;
    announcement.rounds = 3;
    REQUIRE(desk.perform(ChangeAnnouncement{announcement, ""}));
    REQUIRE(desk.perform(ChangeSchedule{{ten, {}, {{2, 45}}, {}}}));
    return desk;
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("Before the start the day goes as planned")
{
    EventDesk desk = planned();
    CHECK(lines(desk.event, at(8, 0))
          == Lines{"1 10:00 11:05", "2 11:15 12:20", "b2 12:30 13:15", "3 13:15 14:20"});
    // Nobody came: what has not begun is not in the past.
    CHECK(lines(desk.event, at(10, 20)).front() == "1 10:20 11:25");
}

TEST_CASE("Without a start and a clock no time is known")
{
    EventDesk desk("ffg-2016", {"A", "B", "C", "D"});
    CHECK(timetable(desk.event, ten).empty());
    desk.pair();
    CHECK(timetable(desk.event, ten).empty());
    REQUIRE(desk.perform(StartClock{1, at(10, 7), {}, {}}));
    const auto known = timetable(desk.event, at(10, 8));
    REQUIRE(known.size() == 3);
    CHECK(lines(desk.event, at(10, 8)) == Lines{"1 10:07 11:12", "2 11:22 12:27", "3 12:37 13:42"});
    CHECK(nextRound(known) == &known[1]);
}

TEST_CASE("What happened replaces the plan and moves what follows")
{
    EventDesk desk = planned();
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, at(10, 12), {}, {}}));
    CHECK(lines(desk.event, at(10, 30))[1] == "2 11:27 12:32");
    // A pause moves the rest for as long as it lasts.
    REQUIRE(desk.perform(PauseClock{1, at(10, 30)}));
    CHECK(lines(desk.event, at(10, 40))[0] == "1 10:12 11:27");
    CHECK(lines(desk.event, at(10, 40))[1] == "2 11:37 12:42");
    REQUIRE(desk.perform(ResumeClock{1, at(10, 40)}));
    CHECK(lines(desk.event, at(10, 50))[1] == "2 11:37 12:42");
    // Extra time of a table that still plays, until its result is in.
    REQUIRE(desk.perform(GiveExtraTime{1, {1, 8, "Deck check", ""}}));
    CHECK(lines(desk.event, at(10, 50))[1] == "2 11:45 12:50");
    // Time is over and a result is missing: the round lasts as long as it lasts.
    CHECK(lines(desk.event, at(11, 50))[0] == "1 10:12 11:50");
    CHECK(lines(desk.event, at(11, 50))[1] == "2 12:00 13:05");
    desk.reportRest();
    const auto over = timetable(desk.event, at(11, 50));
    CHECK(over[0].state == PartState::Over);
    CHECK(lines(desk.event, at(11, 50))[0] == "1 10:12 11:27");
    CHECK(lines(desk.event, at(11, 50))[1] == "2 11:50 12:55");
}

TEST_CASE("A round that is over early is not called earlier than players were told")
{
    EventDesk desk = planned();
    desk.pair();
    REQUIRE(desk.perform(StartClock{1, ten, {}, {}}));
    desk.reportRest();
    CHECK(lines(desk.event, at(10, 40))[0] == "1 10:00 -");
    CHECK(lines(desk.event, at(10, 40))[1] == "2 11:15 12:20");
    // The TO stops the clock: that is a word.
    REQUIRE(desk.perform(StopClock{1, at(10, 45)}));
    CHECK(lines(desk.event, at(10, 46))[0] == "1 10:00 10:45");
    CHECK(lines(desk.event, at(10, 46))[1] == "2 10:55 12:00");
}

TEST_CASE("A round played without a clock leaves the plan as it is")
{
    EventDesk desk = planned();
    desk.pair();
    desk.mustReport("P1", "2-0");
    CHECK(lines(desk.event, at(10, 40))[0] == "1 10:00 11:05");
    CHECK(timetable(desk.event, at(10, 40))[0].state == PartState::Now);
    desk.reportRest();
    CHECK(lines(desk.event, at(11, 0))[0] == "1 - -"); // nobody noted when
    CHECK(lines(desk.event, at(11, 0))[1] == "2 11:15 12:20");
    CHECK(lines(desk.event, at(11, 40))[1] == "2 11:40 12:45");
}

TEST_CASE("A break begins when it is reached and ends with the next round")
{
    EventDesk desk = planned();
    for (int round = 1; round <= 2; ++round) {
        desk.pair();
        REQUIRE(desk.perform(StartClock{round, round == 1 ? ten : at(11, 15), {}, {}}));
        desk.reportRest();
    }
    CHECK(timetable(desk.event, at(12, 25))[2].state == PartState::Coming);
    CHECK(timetable(desk.event, at(12, 35))[2].state == PartState::Now);
    const auto lunch = timetable(desk.event, at(12, 35));
    CHECK(nextRound(lunch) == &lunch[3]);
    desk.pair();
    REQUIRE(desk.perform(StartClock{3, at(13, 0), {}, {}}));
    CHECK(lines(desk.event, at(13, 1))[2] == "b2 12:30 13:00");
    CHECK(timetable(desk.event, at(13, 1))[2].state == PartState::Over);
    CHECK(lines(desk.event, at(13, 1))[3] == "3 13:00 14:05");
}

TEST_CASE("The cut follows with rounds of its own length, the second final if needed")
{
    EventDesk desk = planned(8, 4);
    REQUIRE(desk.perform(ChangeSchedule{{ten, 15, {{3, 30}}, 45}}));
    CHECK(lines(desk.event, at(9, 0))
          == Lines{"1 10:00 11:05", "2 11:20 12:25", "3 12:40 13:45", "b3 14:00 14:30",
                   "c1 14:30 15:15", "c2 15:30 16:15", "c3 16:30 17:15", "c4 17:30 18:15",
                   "c5 18:30 19:15 ?"});
    for (int round = 1; round <= 3; ++round) {
        desk.pair();
        desk.reportRest();
    }
    REQUIRE(desk.perform(StartCut{}));
    REQUIRE(desk.perform(StartClock{4, at(14, 50), {}, {}}));
    // The clock of the cut is as long as scheduled.
    CHECK(desk.event.rounds.back().clock->minutes == 45);
    CHECK(lines(desk.event, at(15, 0))[4] == "c1 14:50 15:35");
    CHECK(lines(desk.event, at(15, 0))[5] == "c2 15:50 16:35");
}

TEST_CASE("What cannot be scheduled is refused")
{
    EventDesk desk("ffg-2016", {"A", "B"});
    const auto code = [&](Schedule schedule) { return desk.code(ChangeSchedule{schedule}); };
    CHECK(code({ten, -1, {}, {}}) == RefusalCode::ScheduleMinutesOutOfRange);
    CHECK(code({ten, {}, {{0, 30}}, {}}) == RefusalCode::BreakMisplaced);
    CHECK(code({ten, {}, {{99, 30}}, {}}) == RefusalCode::BreakMisplaced);
    CHECK(code({ten, {}, {{2, 30}, {2, 20}}, {}}) == RefusalCode::BreakTwice);
    CHECK(code({ten, {}, {{2, 0}}, {}}) == RefusalCode::ScheduleMinutesOutOfRange);
    CHECK(code({ten, {}, {}, 0}) == RefusalCode::MinutesOutOfRange);
    CHECK_FALSE(code({ten, {}, {{3, 20}, {1, 30}}, {}}));
    CHECK(desk.event.schedule.breaks == std::vector<Break>{{1, 30}, {3, 20}});
    CHECK_FALSE(canFollow(desk.event, ScheduleChanged{{ten, {}, {{3, 20}, {1, 30}}, {}}}));
    CHECK_FALSE(canFollow(desk.event, ScheduleChanged{{ten, {}, {{1, 0}}, {}}}));
}

TEST_CASE("A forged announcement of a hundred thousand rounds makes no day of them")
{
    Event event;
    event.created = true;
    event.profile = *findProfile("ffg-2016");
    event.announcement.rounds = 100'000;
    event.schedule.start = ten;
    CHECK(timetable(event, ten).size() <= 50);
}

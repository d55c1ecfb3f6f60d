// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/views.h"

#include "tournament/clock/round_clock.h"

#include <ctime>

namespace web {

using core::Json;

namespace {

std::string localTime(core::Timestamp at)
{
    const auto seconds = static_cast<std::time_t>(at.milliseconds / 1000);
    std::tm local{};
    localtime_r(&seconds, &local);
    std::array<char, 8> text{};
    std::strftime(text.data(), text.size(), "%H:%M", &local);
    return text.data();
}

/// "12:05"; hours are minutes, too, as on the wall.
std::string minutesText(std::int64_t milliseconds)
{
    const auto seconds = (milliseconds + 999) / 1000;
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

std::string partText(const InLanguage &in, const tournament::TimetableLine &line)
{
    const core::SentenceValue round("round", line.number);
    switch (line.part) {
    case tournament::PartOfDay::Swiss:
        return in(Pages::tr("Round {round}"), {round});
    case tournament::PartOfDay::Break:
        return in(Pages::tr("Break"));
    case tournament::PartOfDay::Cut:
        break;
    }
    return line.ifNeeded ? in(Pages::tr("Cut, round {round}, if needed"), {round})
                         : in(Pages::tr("Cut, round {round}"), {round});
}

/// What has happened is told, what is expected is told with care.
std::string timeText(const InLanguage &in, const std::optional<core::Timestamp> &time,
                     bool happened)
{
    if (!time)
        return "–";
    return happened ? localTime(*time)
                    : in(Pages::tr("about {time}"), {{"time", localTime(*time)}});
}

} // namespace

void addClock(Json &view, const Hall &hall, const InLanguage &in, core::Timestamp now)
{
    using enum tournament::ClockState;
    view.set("title", in(Pages::tr("Clock")));
    if (!hall.clock) {
        view.set("empty", in(Pages::tr("The clock of the round will be shown here.")));
        view.set("time", false);
        return;
    }
    view.set("title", in(Pages::tr("Round {round}"), {{"round", hall.round}}));
    const auto reading = tournament::read(*hall.clock, now);
    view.set("time",
             reading.left ? minutesText(std::max<std::int64_t>(*reading.left, 0))
                          : minutesText(reading.ran));
    view.set("left", reading.state == Running && reading.left ? Json(*reading.left) : Json(false));
    view.set("state",
             reading.state == Over          ? in(Pages::tr("Time is over"))
                 : reading.state == Paused  ? in(Pages::tr("The clock is paused"))
                 : reading.state == Stopped ? in(Pages::tr("The round is over"))
                 : reading.left             ? in(Pages::tr("left of this round"))
                                            : in(Pages::tr("played, without a limit")));
    Json extra = Json::array();
    for (const int table : tournament::tablesWithExtraTime(*hall.clock))
        extra.push(
            in(Pages::tr("Table {table}: {minutes} more minutes"),
               {{"table", table}, {"minutes", tournament::extraMinutes(*hall.clock, table)}}));
    view.set("extra", extra);
}

void addSchedule(Json &view, const Hall &hall, const InLanguage &in)
{
    using tournament::PartState;
    view.set("title", in(Pages::tr("Schedule")));
    view.set("part_words", in(Pages::tr("What")));
    view.set("start_words", in(Pages::tr("Begins")));
    view.set("end_words", in(Pages::tr("Ends")));
    Json rows = Json::array();
    for (const auto &line : hall.timetable)
        rows.push(
            Json::object({{"part", partText(in, line)},
                          {"start", timeText(in, line.start, line.state != PartState::Coming)},
                          {"end", timeText(in, line.end, line.state == PartState::Over)},
                          {"now", line.state == PartState::Now}}));
    if (hall.timetable.empty())
        view.set("empty", in(Pages::tr("The times of the day will be shown here.")));
    view.set("rows", rows);
    view.set("rules", in(Pages::tr("Rules: {name}"), {{"name", hall.rules}}));
    const core::SentenceValue rounds("rounds", hall.plannedRounds);
    const core::SentenceValue minutes("minutes", hall.minutes);
    view.set(
        "plan",
        hall.cut == 0
            ? in(Pages::tr("{rounds} rounds of {minutes} minutes, no cut"), {rounds, minutes})
            : in(Pages::tr("{rounds} rounds of {minutes} minutes, then a cut to the top {cut}"),
                 {rounds, minutes, {"cut", hall.cut}}));
}

} // namespace web

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"
#include "cli/times.h"
#include "core/iso_time.h"
#include "core/words.h"
#include "tournament/clock/round_clock.h"
#include "tournament/clock/timetable.h"

#include <charconv>

namespace cli {

namespace {

using tournament::PartOfDay;
using tournament::PartState;
using tournament::TimetableLine;

constexpr core::Words<PartOfDay, 3> partWords{
    {{PartOfDay::Swiss, "swiss"}, {PartOfDay::Break, "break"}, {PartOfDay::Cut, "cut"}}};
constexpr core::Words<PartState, 3> partStateWords{
    {{PartState::Over, "over"}, {PartState::Now, "now"}, {PartState::Coming, "coming"}}};

struct ScheduleOptions {
    std::string event;
    std::optional<std::string> start;
    std::optional<int> turnover;
    std::optional<int> cutMinutes;
    std::vector<std::pair<std::string, std::string>> breaks;
    bool noBreaks = false;
};

std::optional<int> wholeNumber(const std::string &text)
{
    int value = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

core::Expected<tournament::Schedule, app::Failure>
scheduleFor(const ScheduleOptions &options, const tournament::Event &event, core::Timestamp now)
{
    tournament::Schedule schedule = event.schedule;
    if (options.start && *options.start == "open") {
        schedule.start.reset();
    } else if (options.start) {
        schedule.start = readLocalTime(*options.start, event.details.date, now);
        if (!schedule.start)
            return core::unexpected(badInput("--start: expected a time such as 10:00 or "
                                             "\"2016-03-05 10:00\", or open, found \""
                                             + *options.start + "\"."));
    }
    if (options.turnover)
        schedule.turnover = options.turnover;
    if (options.cutMinutes)
        schedule.cutMinutes = options.cutMinutes;
    if (options.noBreaks || !options.breaks.empty())
        schedule.breaks.clear();
    for (const auto &[round, minutes] : options.breaks) {
        const auto after = wholeNumber(round);
        const auto length = wholeNumber(minutes);
        if (!after || !length)
            return core::unexpected(badInput("--break: expected a round and minutes such as 3 45, "
                                             "found \""
                                             + round + ' ' + minutes + "\"."));
        schedule.breaks.push_back({*after, *length});
    }
    return schedule;
}

std::string nameOf(const TimetableLine &line)
{
    const std::string number = std::to_string(line.number);
    switch (line.part) {
    case PartOfDay::Swiss:
        return "Round " + number;
    case PartOfDay::Break:
        return "Break";
    case PartOfDay::Cut:
        break;
    }
    return "Cut, round " + number + (line.ifNeeded ? " (if needed)" : "");
}

/// What is expected is said with care.
std::string timeText(const TimetableLine &line, const std::optional<core::Timestamp> &time,
                     PartState since)
{
    if (!time)
        return "–";
    return (line.state < since ? "" : "about ") + localTime(*time);
}

core::Json timeJson(const std::optional<core::Timestamp> &time)
{
    return time ? core::Json(core::isoTime(*time)) : core::Json(nullptr);
}

Answer show(const tournament::Event &event, core::Timestamp now)
{
    const auto lines = tournament::timetable(event, now);
    core::Json parts = core::Json::array();
    TextTable table({{"Part"}, {"From"}, {"To"}});
    for (const TimetableLine &line : lines) {
        parts.push(core::Json::object({{"part", core::toWord(partWords, line.part)},
                                       {"number", line.number},
                                       {"state", core::toWord(partStateWords, line.state)},
                                       {"start", timeJson(line.start)},
                                       {"end", timeJson(line.end)},
                                       {"if_needed", line.ifNeeded}}));
        table.add({nameOf(line), timeText(line, line.start, PartState::Coming),
                   timeText(line, line.end, PartState::Now)});
    }
    core::Json breaks = core::Json::array();
    for (const tournament::Break &one : event.schedule.breaks)
        breaks.push(
            core::Json::object({{"after_round", one.afterRound}, {"minutes", one.minutes}}));
    core::Json json = core::Json::object({{"start", timeJson(event.schedule.start)},
                                          {"turnover", tournament::turnoverMinutes(event.schedule)},
                                          {"cut_minutes", tournament::cutRoundMinutes(event)},
                                          {"breaks", std::move(breaks)},
                                          {"timetable", std::move(parts)}});
    return {std::move(json),
            lines.empty() ? "No times are known: say when round 1 starts with --start, or start "
                            "its clock.\n"
                          : table.toString()};
}

Result run(const ScheduleOptions &options, const Context &context)
{
    const bool changes = options.start || options.turnover || options.cutMinutes || options.noBreaks
        || !options.breaks.empty();
    const auto session = openEvent(context, options.event, changes ? Access::Write : Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const tournament::Event &event = (*session)->event();
    const auto schedule = scheduleFor(options, event, (*session)->wallTime());
    if (!schedule)
        return core::unexpected(schedule.error());
    if (*schedule != event.schedule)
        if (const auto done = (*session)->perform(tournament::ChangeSchedule{*schedule}); !done)
            return core::unexpected(done.error());
    return show(event, (*session)->wallTime());
}

} // namespace

void addSchedule(CommandTree &tree)
{
    auto options = tree.options<ScheduleOptions>();
    CLI::App &command =
        tree.add("schedule", "Show when rounds and breaks are expected, or plan the day",
                 "arbiter-cli schedule cup.arbiter --start 10:00 --break 3 45",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    text(command, "--start", options->start, "TIME",
         "When round 1 starts by the clock of this computer: 10:00 on the day of the event, "
         "\"2016-03-05 10:00\", or open");
    number(command, "--turnover", options->turnover, 0, tournament::longestRound,
           "Minutes from the end of a round to the start of the next");
    pairs(command, "--break", options->breaks, "ROUND MINUTES",
          "A break after this round; may be given several times, all breaks anew");
    flag(command, "--no-breaks", options->noBreaks, "Play without a break");
    number(command, "--cut-minutes", options->cutMinutes, 1, tournament::longestRound,
           "Length of a round of the cut");
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/times.h"
#include "core/iso_time.h"
#include "core/words.h"
#include "tournament/clock/round_clock.h"
#include "tournament/clock/time_procedure.h"

#include <algorithm>
#include <cstdio>

namespace cli {

namespace {

using tournament::ClockReading;
using tournament::ClockState;
using tournament::Round;

enum class Act { Show, Start, Pause, Resume, Extend, Set, Stop };

constexpr core::Words<Act, 7> actWords{{{Act::Show, "show"},
                                        {Act::Start, "start"},
                                        {Act::Pause, "pause"},
                                        {Act::Resume, "resume"},
                                        {Act::Extend, "extend"},
                                        {Act::Set, "set"},
                                        {Act::Stop, "stop"}}};
constexpr core::Words<ClockState, 4> stateWords{{{ClockState::Running, "running"},
                                                 {ClockState::Paused, "paused"},
                                                 {ClockState::Over, "over"},
                                                 {ClockState::Stopped, "stopped"}}};

struct ClockOptions {
    std::string event;
    std::string act = "show";
    std::optional<int> round;
    std::optional<int> table;
    std::optional<int> minutes;
    std::optional<std::string> left;
    std::optional<std::string> reason;
    std::optional<std::string> judge;
};

/// Milliseconds of "32" (minutes) or "32:10".
std::optional<std::int64_t> readLeft(const std::string &text)
{
    int minutes = 0;
    int seconds = 0;
    int read = 0;
    const int found = std::sscanf(text.c_str(), "%3d%n:%2d%n", &minutes, &read, &seconds, &read);
    if (found < 1 || read != static_cast<int>(text.size()) || minutes < 0 || seconds < 0
        || seconds > 59)
        return std::nullopt;
    return minutes * tournament::millisecondsPerMinute + seconds * 1000;
}

/// Whole seconds, a begun one counts, as the wall shows them.
core::Json seconds(std::int64_t milliseconds)
{
    return milliseconds > 0 ? (milliseconds + 999) / 1000 : milliseconds / 1000;
}

core::Json readingJson(const ClockReading &reading)
{
    core::Json json = core::Json::object({{"state", core::toWord(stateWords, reading.state)},
                                          {"played_seconds", reading.ran / 1000},
                                          {"left_seconds", core::Json(nullptr)},
                                          {"deadline", core::Json(nullptr)}});
    if (reading.left)
        json.set("left_seconds", seconds(*reading.left));
    if (reading.deadline)
        json.set("deadline", core::isoTime(*reading.deadline));
    return json;
}

std::string readingText(const ClockReading &reading, int minutes)
{
    if (!reading.left)
        return app::durationText(reading.ran) + " played, without a limit";
    std::string text = *reading.left > 0
        ? app::durationText(*reading.left) + " of " + std::to_string(minutes) + " minutes left"
        : "time is over since " + app::durationText(-*reading.left);
    if (reading.state == ClockState::Paused)
        text += ", paused";
    else if (reading.state == ClockState::Stopped)
        text += ", stopped";
    else if (*reading.left > 0)
        text += ", ends at " + localTime(*reading.deadline);
    return text;
}

Answer show(const tournament::Event &event, const Round &round, core::Timestamp now,
            std::optional<int> table)
{
    core::Json json = core::Json::object({{"round", round.number}});
    std::string text = "Round " + std::to_string(round.number) + ": ";
    core::Json tables = core::Json::array();
    if (!round.clock) {
        json.set("state", "not-started");
        const auto minutes = tournament::roundMinutes(event, round);
        json.set("minutes", minutes ? core::Json(*minutes) : core::Json(nullptr));
        text += "the clock has not been started.\n";
    } else {
        const tournament::RoundClock &clock = *round.clock;
        const ClockReading reading = tournament::read(clock, now);
        json.set("minutes", clock.minutes > 0 ? core::Json(clock.minutes) : core::Json(nullptr));
        json.set("started", core::isoTime(clock.startedAt));
        const core::Json read = readingJson(reading);
        for (const auto &[key, value] : *read.asObject())
            json.set(key, value);
        json.set("clock_before_start", reading.beforeStart);
        text += readingText(reading, clock.minutes) + ".\n";
        if (reading.beforeStart)
            text += "The computer's clock lies before the start of the round: check it, and set "
                    "what is left with \"clock EVENT set\".\n";
        for (const int extra : tournament::tablesWithExtraTime(clock)) {
            if (table && *table != extra)
                continue;
            const int minutes = tournament::extraMinutes(clock, extra);
            const ClockReading own = tournament::read(clock, extra, now);
            core::Json one = readingJson(own);
            one.set("table", extra);
            one.set("extra_minutes", minutes);
            tables.push(std::move(one));
            text += "Table " + std::to_string(extra) + ": "
                + app::counted(minutes, "minute", "minutes") + " more, "
                + readingText(own, clock.minutes + minutes) + ".\n";
        }
    }
    json.set("tables", std::move(tables));
    const auto procedure = tournament::timeProcedure(event, round);
    core::Json steps = core::Json::array();
    text += "When time is called (" + std::string(procedure.rule.document) + ", \""
        + std::string(procedure.rule.section) + "\"):\n";
    for (const auto &step : procedure.steps) {
        steps.push(app::sentence(step));
        text += "* " + app::sentence(step) + '\n';
    }
    json.set("at_time", std::move(steps));
    json.set("rule",
             std::string(procedure.rule.document) + ", " + std::string(procedure.rule.section));
    return {json, text};
}

/// What the option was given for; nothing when it fits the act.
std::optional<std::string> misplaced(Act act, const ClockOptions &options)
{
    const auto only = [&](bool given, std::initializer_list<Act> acts) {
        return given && std::ranges::find(acts, act) == acts.end();
    };
    if (only(options.table.has_value(), {Act::Show, Act::Extend}))
        return "--table goes with show and extend";
    if (only(options.minutes.has_value(), {Act::Start, Act::Extend}))
        return "--minutes goes with start and extend";
    if (act == Act::Extend && !options.minutes)
        return "extend needs --minutes";
    if (only(options.left.has_value(), {Act::Set}) || (act == Act::Set && !options.left))
        return "--left goes with set, which needs it";
    if (only(options.reason.has_value(), {Act::Start, Act::Extend, Act::Set}))
        return "--reason goes with start, extend and set";
    if (options.judge && (act != Act::Extend || !options.table))
        return "--judge goes with extend --table";
    return std::nullopt;
}

core::Expected<tournament::Command, app::Failure> commandOf(Act act, const ClockOptions &options,
                                                            const app::Session &session, int round)
{
    const core::Timestamp now = session.wallTime();
    const std::string reason = options.reason.value_or("");
    switch (act) {
    case Act::Start:
        return tournament::StartClock{round, now, options.minutes, reason};
    case Act::Pause:
        return tournament::PauseClock{round, now};
    case Act::Resume:
        return tournament::ResumeClock{round, now};
    case Act::Extend:
        if (options.table)
            return tournament::GiveExtraTime{
                round, {*options.table, *options.minutes, reason, options.judge.value_or("")}};
        return tournament::ExtendClock{round, *options.minutes, reason};
    case Act::Stop:
        return tournament::StopClock{round, now};
    case Act::Show:
    case Act::Set:
        break;
    }
    const auto left = readLeft(*options.left);
    if (!left)
        return core::unexpected(badInput("--left: expected minutes such as 32 or 32:10, found \""
                                         + *options.left + "\"."));
    const Round *found = tournament::findRound(session.event(), round);
    const int minutes = found && found->clock ? found->clock->minutes : 0;
    return tournament::SetClock{round, now, minutes * tournament::millisecondsPerMinute - *left, 0,
                                reason};
}

Result run(const ClockOptions &options, const Context &context)
{
    const Act act = *core::fromWord(actWords, options.act);
    if (const auto problem = misplaced(act, options))
        return core::unexpected(badInput("clock " + options.act + ": " + *problem + '.'));
    const auto session =
        openEvent(context, options.event, act == Act::Show ? Access::Read : Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto number = roundOrLast(**session, options.round);
    if (!number)
        return core::unexpected(number.error());
    if (act != Act::Show) {
        const auto command = commandOf(act, options, **session, *number);
        if (!command)
            return core::unexpected(command.error());
        if (const auto performed = (*session)->perform(*command); !performed)
            return core::unexpected(performed.error());
    }
    const Round *round = tournament::findRound((*session)->event(), *number);
    if (!round)
        return core::unexpected(
            badInput(options.event + ": round " + std::to_string(*number) + " is not paired."));
    return show((*session)->event(), *round, (*session)->wallTime(), options.table);
}

} // namespace

void addClock(CommandTree &tree)
{
    auto options = tree.options<ClockOptions>();
    CLI::App &command = tree.add(
        "clock", "Start, pause, resume, extend, set, stop or show the clock of a round",
        "arbiter-cli clock cup.arbiter extend --table 4 --minutes 5 --reason \"Deck check\"",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    CLI::Option &act =
        optionalArgument(command, "ACT", options->act,
                         "show, start, pause, resume, extend, set or stop; show if not given");
    tree.choose(act, actWords);
    roundOption(command, options->round);
    number(command, "--table", options->table, 1, 99999,
           "extend: extra time for this table only; show: only this one");
    number(command, "--minutes", options->minutes, -tournament::longestRound,
           tournament::longestRound,
           "start: the length, if not as announced; extend: how much longer, below 0 to shorten");
    text(command, "--left", options->left, "MINUTES", "set: what is left, such as 32 or 32:10");
    text(command, "--reason", options->reason, "TEXT",
         "Why; needed to extend, to set and for another length than announced");
    text(command, "--judge", options->judge, "NAME", "Who gave a table its extra time");
}

} // namespace cli

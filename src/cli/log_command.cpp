// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"

#include <chrono>
#include <cstdio>

namespace cli {

namespace {

/// "2016-03-05T14:07:31Z"
std::string isoTime(core::Timestamp at)
{
    using namespace std::chrono;
    const sys_time<milliseconds> time{milliseconds(at.milliseconds)};
    const auto day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(floor<seconds>(time - day));
    char text[40];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(clock.hours().count()),
                  static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text;
}

Result run(const std::string &path, const Context &context)
{
    const auto session = openEvent(context, path, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    using enum TextTable::Align;
    TextTable table({{"No", Right}, {"Time (UTC)"}, {"By"}, {""}, {"Act"}});
    core::Json entries = core::Json::array();
    for (const app::LogLine &line : (*session)->log()) {
        table.add({std::to_string(line.seq), isoTime(line.at), line.actor,
                   line.live ? "" : "taken back", line.text});
        entries.push(core::Json::object({{"seq", line.seq},
                                         {"at", isoTime(line.at)},
                                         {"actor", line.actor},
                                         {"text", line.text},
                                         {"live", line.live}}));
    }
    return Answer{core::Json::object({{"entries", entries}}), table.toString()};
}

} // namespace

void addLog(CommandTree &tree)
{
    auto path = tree.options<std::string>();
    CLI::App &command = tree.add("log", "Show who did what and when", "arbiter-cli log cup.arbiter",
                                 [path](const Context &context) { return run(*path, context); });
    eventArgument(command, *path);
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"
#include "core/iso_time.h"

namespace cli {

namespace {

Result run(const std::string &path, const Context &context)
{
    const auto session = openEvent(context, path, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    using enum TextTable::Align;
    TextTable table({{"No", Right}, {"Time (UTC)"}, {"By"}, {""}, {"Act"}});
    core::Json entries = core::Json::array();
    for (const app::LogLine &line : (*session)->log()) {
        table.add({std::to_string(line.seq), core::isoTime(line.at), line.actor,
                   line.live ? "" : "taken back", line.text});
        entries.push(core::Json::object({{"seq", line.seq},
                                         {"at", core::isoTime(line.at)},
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

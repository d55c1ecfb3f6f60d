// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/check_event.h"
#include "app/wording.h"

namespace cli {

namespace {

Result run(const std::string &path, const Context &context)
{
    const auto verdict = app::checkEvent(path, context.environment.session);
    if (!verdict)
        return core::unexpected(verdict.error());
    const bool sound = verdict->problems.empty();
    core::Json problems = core::Json::array();
    std::string text = sound ? path
            + " is sound: " + app::counted(static_cast<int>(verdict->entries), "entry", "entries")
            + ", every round checked.\n"
                             : path + " is not sound:\n";
    for (const std::string &problem : verdict->problems) {
        problems.push(problem);
        text += "- " + problem + "\n";
    }
    return Answer{core::Json::object(
                      {{"sound", sound}, {"entries", verdict->entries}, {"problems", problems}}),
                  text, sound ? Done : Refused};
}

} // namespace

void addVerify(CommandTree &tree)
{
    auto path = tree.options<std::string>();
    CLI::App &command = tree.add(
        "verify", "Check the file, its history and every round; status 1 when something is wrong",
        "arbiter-cli verify cup.arbiter --json",
        [path](const Context &context) { return run(*path, context); });
    eventArgument(command, *path);
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/session/rescue.h"

namespace cli {

namespace {

struct SalvageOptions {
    std::string damaged;
    std::optional<std::string> target;
};

Result run(const SalvageOptions &options, const Context &context)
{
    const auto report =
        app::salvageEvent(options.damaged, *options.target, context.environment.session);
    if (!report)
        return core::unexpected(report.error());
    std::string text =
        "Saved " + std::to_string(report->entries) + " entries into " + *options.target + ".\n";
    if (report->lost > 0)
        text += std::to_string(report->lost) + " entries are lost.\n";
    if (!report->detail.empty())
        text += report->detail + "\n";
    return Answer{core::Json::object({{"event", *options.target},
                                      {"entries", report->entries},
                                      {"lost", report->lost},
                                      {"detail", report->detail}}),
                  text};
}

} // namespace

void addSalvage(CommandTree &tree)
{
    auto options = tree.options<SalvageOptions>();
    CLI::App &command =
        tree.add("salvage", "Save what can be read of a damaged event file into a new one",
                 "arbiter-cli salvage broken.arbiter -o cup.arbiter",
                 [options](const Context &context) { return run(*options, context); });
    argument(command, "DAMAGED", options->damaged, "The damaged file; it is not changed");
    require(text(command, "-o,--output", options->target, "FILE", "The event file to create"));
}

} // namespace cli

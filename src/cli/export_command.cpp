// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/exchange/export_event.h"

namespace cli {

namespace {

struct Options {
    std::string event;
    std::optional<std::string> format;
    std::optional<std::string> target;
    std::optional<int> round;
    bool anonymous = false;
};

Result run(const Options &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto format = core::fromWord(app::exportFormatWords, *options.format).value();
    const app::ExportOptions how{options.anonymous, options.round};
    if (options.target) {
        const auto written = app::exportEvent((*session)->event(), format, how, *options.target);
        if (!written)
            return core::unexpected(written.error());
        return Answer{core::Json::object({{"format", *options.format}, {"file", *options.target}}),
                      "Wrote " + *options.target + ".\n"};
    }
    const auto text = app::exportText((*session)->event(), format, how);
    if (!text)
        return core::unexpected(text.error());
    Answer answer{core::Json::object({{"format", *options.format}, {"text", *text}}), *text};
    answer.forPrograms = true;
    return answer;
}

} // namespace

void addExport(CommandTree &tree)
{
    auto options = tree.options<Options>();
    CLI::App &command =
        tree.add("export", "Write the event in a format other programs and people read",
                 "arbiter-cli export cup.arbiter --format event-json -o cup.json",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    CLI::Option &format = text(command, "--format", options->format, "FORMAT",
                               "event-json, csv-players, csv-standings, csv-pairings or markdown");
    tree.choose(require(format),
                {"event-json", "csv-players", "csv-standings", "csv-pairings", "markdown"});
    flag(command, "--anonymous", options->anonymous, "Leave the players' names out");
    number(command, "--round", options->round, 1, 999,
           "Round of csv-pairings and markdown; the last if not given");
    text(command, "-o,--output", options->target, "FILE",
         "File to write, replaced if it exists (an event file never is); standard output if not "
         "given");
}

} // namespace cli

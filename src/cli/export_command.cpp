// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/exchange/followed_export.h"
#include "app/sentences/wording.h"

namespace cli {

namespace {

struct ExportOptions {
    std::string event;
    std::optional<std::string> format;
    std::optional<std::string> target;
    std::optional<int> round;
    bool anonymous = false;
    bool follow = false;
};

/// Keeps the file up to date until the program is ended.
Result follow(const ExportOptions &options, const Context &context, app::Session &session,
              app::FollowedExport file)
{
    int times = 0;
    do {
        // Who holds the event at this moment is done at the next look.
        if (const auto news = session.refresh(); !news && !app::isHeld(news.error()))
            return core::unexpected(news.error());
        const auto written = file.write(session.event());
        if (!written)
            return core::unexpected(written.error());
        times += *written ? 1 : 0;
    } while (context.environment.nextLook());
    return Answer{core::Json::object(
                      {{"format", *options.format}, {"file", *options.target}, {"written", times}}),
                  "Wrote " + *options.target + ' ' + app::counted(times, "time", "times") + ".\n"};
}

Result run(const ExportOptions &options, const Context &context)
{
    if (options.follow && !context.environment.nextLook)
        return core::unexpected(badInput("A batch goes on with its next line and follows nothing; "
                                         "leave --follow out."));
    const auto session = options.follow ? openToStay(context, options.event, Access::Read)
                                        : openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto format = core::fromWord(app::exportFormatWords, *options.format).value();
    const app::ExportOptions how{options.anonymous, options.round};
    if (options.follow)
        return follow(options, context, **session, {format, how, *options.target});
    if (options.target) {
        const auto written = app::exportEvent((*session)->event(), format, how, *options.target);
        if (!written)
            return core::unexpected(written.error());
        const auto *prepared = tournament::preparedRound((*session)->event());
        return Answer{core::Json::object({{"format", *options.format}, {"file", *options.target}}),
                      "Wrote " + *options.target
                          + (prepared ? ", without round " + std::to_string(prepared->number)
                                     + ", which is not published yet.\n"
                                      : ".\n")};
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
    auto options = tree.options<ExportOptions>();
    CLI::App &command =
        tree.add("export", "Write the event in a format other programs and people read",
                 "arbiter-cli export cup.arbiter --format event-json -o cup.json",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    CLI::Option &format =
        text(command, "--format", options->format, "FORMAT",
             "event-json, csv-players, csv-standings, csv-pairings, markdown or overlay-json");
    tree.choose(require(format), app::exportFormatWords);
    flag(command, "--anonymous", options->anonymous, "Leave the players' names out");
    number(command, "--round", options->round, 1, 999,
           "Round of csv-pairings and markdown; the last if not given");
    text(command, "-o,--output", options->target, "FILE",
         "File to write, replaced if it exists (an event file never is); standard output if not "
         "given");
    flag(command, "--follow", options->follow,
         "Rewrite the file at every change of the event, until interrupted", "--output");
}

} // namespace cli

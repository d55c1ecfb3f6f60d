// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/round_view.h"

namespace cli {

namespace {

struct WatchOptions {
    std::string event;
    std::optional<int> round;
    std::optional<int> table;
    bool off = false;
};

Answer list(const tournament::Event &event, int number)
{
    core::Json tables = core::Json::array();
    std::string text;
    const tournament::Round *round = tournament::findRound(event, number);
    for (const tournament::Match &match : round->matches) {
        if (!match.watched)
            continue;
        tables.push(match.table);
        text += "Table " + std::to_string(match.table) + ": " + playersText(event, match) + "\n";
    }
    return {core::Json::object({{"round", number}, {"watched", tables}}),
            text.empty() ? "No table of round " + std::to_string(number) + " is watched.\n" : text};
}

Result run(const WatchOptions &options, const Context &context)
{
    const auto session =
        openEvent(context, options.event, options.table ? Access::Write : Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto round = roundOrLast(**session, options.round);
    if (!round)
        return core::unexpected(round.error());
    if (options.table) {
        const auto performed =
            (*session)->perform(tournament::WatchTable{*round, *options.table, !options.off});
        if (!performed)
            return core::unexpected(performed.error());
    } else if (!tournament::findRound((*session)->event(), *round)) {
        return core::unexpected(
            badInput(options.event + ": round " + std::to_string(*round) + " is not paired."));
    }
    return list((*session)->event(), *round);
}

} // namespace

void addWatch(CommandTree &tree)
{
    auto options = tree.options<WatchOptions>();
    CLI::App &command =
        tree.add("watch", "Watch a table for slow play, or list the tables watched",
                 "arbiter-cli watch cup.arbiter --table 3",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    roundOption(command, options->round);
    number(command, "--table", options->table, 1, 99999, "The table to watch");
    flag(command, "--off", options->off, "End the watch", "--table");
}

} // namespace cli

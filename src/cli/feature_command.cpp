// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/round_view.h"

#include <algorithm>

namespace cli {

namespace {

struct FeatureOptions {
    std::string event;
    std::optional<int> round;
    std::optional<int> table;
    bool off = false;
};

Answer featured(const tournament::Event &event)
{
    for (const tournament::Round &round : event.rounds) {
        const auto match = std::ranges::find(round.matches, true, &tournament::Match::featured);
        if (match == round.matches.end())
            continue;
        return {core::Json::object({{"round", round.number},
                                    {"table", match->table},
                                    {"p1", app::nameOf(event, match->p1)},
                                    {"p1_id", match->p1.value},
                                    {"p2", app::nameOf(event, *match->p2)},
                                    {"p2_id", match->p2->value}}),
                "Round " + std::to_string(round.number) + ", table " + std::to_string(match->table)
                    + ": " + playersText(event, *match) + "\n"};
    }
    return {core::Json::object({{"round", core::Json()}, {"table", core::Json()}}),
            "No match is featured on the stream.\n"};
}

Result run(const FeatureOptions &options, const Context &context)
{
    const auto session =
        openEvent(context, options.event, options.table ? Access::Write : Access::Read);
    if (!session)
        return core::unexpected(session.error());
    if (options.table) {
        const auto round = roundOrLast(**session, options.round);
        if (!round)
            return core::unexpected(round.error());
        const auto performed =
            (*session)->perform(tournament::FeatureMatch{*round, *options.table, !options.off});
        if (!performed)
            return core::unexpected(performed.error());
    }
    return featured((*session)->event());
}

} // namespace

void addFeature(CommandTree &tree)
{
    auto options = tree.options<FeatureOptions>();
    CLI::App &command =
        tree.add("feature", "Choose the match that is shown on the stream, or say which it is",
                 "arbiter-cli feature cup.arbiter --table 1",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    roundOption(command, options->round);
    number(command, "--table", options->table, 1, 99999,
           "The table to feature in place of the one before");
    flag(command, "--off", options->off, "Take it off the stream", "--table");
}

} // namespace cli

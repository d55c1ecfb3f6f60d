// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/round_view.h"

namespace cli {

namespace {

struct PublishOptions {
    std::string event;
    std::optional<int> round;
};

Result run(const PublishOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto number = roundOrLast(**session, options.round);
    if (!number)
        return core::unexpected(number.error());
    if (const auto performed = (*session)->perform(tournament::PublishRound{*number}); !performed)
        return core::unexpected(performed.error());
    const tournament::Round &round = *tournament::findRound((*session)->event(), *number);
    return Answer{roundJson((*session)->event(), round), roundText((*session)->event(), round)};
}

} // namespace

void addPublish(CommandTree &tree)
{
    auto options = tree.options<PublishOptions>();
    CLI::App &command =
        tree.add("publish", "Show a round that was paired with --publish-later to everybody",
                 "arbiter-cli publish cup.arbiter",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    roundOption(command, options->round);
}

} // namespace cli

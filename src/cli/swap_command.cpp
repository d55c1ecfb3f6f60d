// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/round_view.h"

namespace cli {

namespace {

struct SwapOptions {
    std::string event;
    std::optional<int> round;
    std::pair<std::string, std::string> players;
};

Result run(const SwapOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto round = roundOrLast(**session, options.round);
    if (!round)
        return core::unexpected(round.error());
    const auto players = pairsNamed(**session, {options.players});
    if (!players)
        return core::unexpected(players.error());
    const auto [first, second] = players->front();
    const auto performed = (*session)->perform(tournament::SwapPlayers{*round, first, second});
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Round &changed = *tournament::findRound((*session)->event(), *round);
    return Answer{roundJson((*session)->event(), changed), roundText((*session)->event(), changed)};
}

} // namespace

void addSwap(CommandTree &tree)
{
    auto options = tree.options<SwapOptions>();
    CLI::App &command =
        tree.add("swap", "Exchange two players of a round; says what that breaks",
                 "arbiter-cli swap cup.arbiter --round 2 --players Ada Ben",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    roundOption(command, options->round);
    require(pair(command, "--players", options->players, "A B", "The two players"));
}

} // namespace cli

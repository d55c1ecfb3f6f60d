// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/place_options.h"
#include "cli/round_view.h"

namespace cli {

namespace {

struct MoveOptions {
    std::string event;
    PlaceOptions from;
    std::optional<int> to;
};

Result run(const MoveOptions &options, const Context &context)
{
    if (const auto unclear = unlessOnePlace(options.from))
        return core::unexpected(*unclear);
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto round = roundOrLast(**session, options.from.round);
    if (!round)
        return core::unexpected(round.error());
    const auto performed = (*session)->perform(tournament::MoveMatch{
        *round, options.from.table.value_or(0), *options.to, options.from.game.value_or(0)});
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    const auto &moved = std::get<tournament::MatchesMoved>(performed->facts.front());
    const tournament::Round &changed = *tournament::findRound(event, moved.moves.front().round);
    return answerOf(**session, *performed, roundJson(event, changed), roundText(event, changed));
}

} // namespace

void addMove(CommandTree &tree)
{
    auto options = tree.options<MoveOptions>();
    CLI::App &command = tree.add(
        "move", "Move a match to another table; whoever sits there takes the one that becomes free",
        "arbiter-cli move cup.arbiter --table 9 --to 2",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    addPlace(command, options->from, "Where the match sits now");
    require(number(command, "--to", options->to, 1, 99999, "Where it shall sit"));
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/round_view.h"

#include "tournament/bracket.h"

namespace cli {

namespace {

struct Options {
    std::string event;
    std::vector<std::pair<std::string, std::string>> locked;
    std::vector<std::pair<std::string, std::string>> avoid;
    bool dryRun = false;
    bool acceptBye = false;
    bool oppositeSeats = false;
};

/// Games of the cut are seated as soon as their players are known: there it is enough to show the
/// round that is being played.
const tournament::Round *openCutRound(const tournament::Event &event)
{
    for (const tournament::BracketGame &game : tournament::bracket(event).games)
        if (game.state == tournament::GameState::Open)
            return tournament::findRound(event, game.eventRound);
    return nullptr;
}

Result run(const Options &options, const Context &context)
{
    const auto session =
        openEvent(context, options.event, options.dryRun ? Access::Read : Access::Write);
    if (!session)
        return core::unexpected(session.error());
    if (const tournament::Round *round = openCutRound((*session)->event()))
        return Answer{roundJson((*session)->event(), *round),
                      roundText((*session)->event(), *round)};
    const auto locked = pairsNamed(**session, options.locked);
    if (!locked)
        return core::unexpected(locked.error());
    const auto avoid = pairsNamed(**session, options.avoid);
    if (!avoid)
        return core::unexpected(avoid.error());
    const tournament::PairRound request{*locked, *avoid, options.acceptBye, options.oppositeSeats};
    if (options.dryRun) {
        const auto round = (*session)->propose(request);
        if (!round)
            return core::unexpected(round.error());
        return Answer{roundJson((*session)->event(), *round),
                      "A proposal; nothing is recorded.\n"
                          + roundText((*session)->event(), *round)};
    }
    if (const auto performed = (*session)->perform(request); !performed)
        return core::unexpected(performed.error());
    const tournament::Round &round = (*session)->event().rounds.back();
    return Answer{roundJson((*session)->event(), round), roundText((*session)->event(), round)};
}

} // namespace

void addPair(CommandTree &tree)
{
    auto options = tree.options<Options>();
    CLI::App &command =
        tree.add("pair", "Pair the next round; in the cut, show the games to play",
                 "arbiter-cli pair cup.arbiter --avoid Ada Ben",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    command.add_flag("--dry-run", options->dryRun, "Show the pairing without recording it");
    pairs(command, "--lock", options->locked, "A B",
          "Put these two at one table; may be given several times");
    pairs(command, "--avoid", options->avoid, "A B",
          "Keep these two apart; may be given several times");
    command.add_flag("--accept-bye", options->acceptBye, "Pair a draft with an odd field");
    command.add_flag("--opposite-seats", options->oppositeSeats,
                     "First round of a full draft: seat 1 meets the seat across the table");
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/player_options.h"

namespace cli {

bool PlayerOptions::any() const
{
    return pronouns || corp || runner || corpFaction || runnerFaction || byes || table || seat;
}

void addPlayerOptions(CommandTree &tree, CLI::App &command, PlayerOptions &options)
{
    text(command, "--corp", options.corp, "IDENTITY", "Corp identity");
    text(command, "--runner", options.runner, "IDENTITY", "Runner identity");
    text(command, "--corp-faction", options.corpFaction, "FACTION", "Faction of the Corp");
    text(command, "--runner-faction", options.runnerFaction, "FACTION", "Faction of the Runner");
    text(command, "--pronouns", options.pronouns, "TEXT", "Pronouns, as shown beside the name");
    number(command, "--byes", options.byes, 0, 20, "Byes awarded for the first so many rounds");
    flag(command, "--first-round-bye", [&options] { options.byes = 1; }, "The same as --byes 1");
    numberOr(tree, command, "--table", options.table, {"none"},
             "Table at which the player always sits (accessibility)");
    numberOr(tree, command, "--seat", options.seat, {"none"}, "Seat at the draft table");
}

tournament::PlayerEntry changed(tournament::PlayerEntry entry, const PlayerOptions &options)
{
    entry.pronouns = options.pronouns.value_or(entry.pronouns);
    entry.corpIdentity = options.corp.value_or(entry.corpIdentity);
    entry.runnerIdentity = options.runner.value_or(entry.runnerIdentity);
    entry.corpFaction = options.corpFaction.value_or(entry.corpFaction);
    entry.runnerFaction = options.runnerFaction.value_or(entry.runnerFaction);
    entry.awardedByes = options.byes.value_or(entry.awardedByes);
    if (options.table)
        entry.fixedTable = options.table->number;
    if (options.seat)
        entry.seat = options.seat->number;
    return entry;
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/player_options.h"

#include "tournament/event/words.h"

namespace cli {

namespace {

void take(const std::optional<std::string> &word, tournament::Consent &consent)
{
    if (word)
        consent = core::fromWord<tournament::Consent>(*word).value();
}

} // namespace

bool PlayerOptions::any() const
{
    return pronouns || corp || runner || corpFaction || runnerFaction || byes || table || seat
        || named || photographed || streamed;
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
    const auto consent = [&](const char *name, std::optional<std::string> &value,
                             const std::string &description) {
        tree.choose(text(command, name, value, "ANSWER", description),
                    core::words<tournament::Consent>);
    };
    consent("--named", options.named, "Agrees to be named in exports: yes, no or unasked");
    consent("--photographed", options.photographed,
            "Agrees to be photographed: yes, no or unasked");
    consent("--streamed", options.streamed,
            "Agrees to be shown and named on a stream: yes, no or unasked");
}

void addInsist(CLI::App &command, bool &insist)
{
    flag(command, "--insist", insist,
         "Take identities that no card known here has, and leave out lines of a list that are "
         "unclear");
}

std::optional<app::Failure> unlessInsisting(bool insist, const std::vector<std::string> &doubts)
{
    if (insist || doubts.empty())
        return std::nullopt;
    std::string message;
    for (const std::string &doubt : doubts)
        message += doubt + ' ';
    return app::badInput(message + "Give --insist to go on all the same.");
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
    take(options.named, entry.consents.named);
    take(options.photographed, entry.consents.photographed);
    take(options.streamed, entry.consents.streamed);
    return entry;
}

} // namespace cli

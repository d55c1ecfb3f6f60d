// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"

#include "app/players/identity_check.h"
#include "app/sentences/failure.h"
#include "tournament/event/command.h"

namespace cli {

/// What is known of a player beside his name: the options shared by `player add` and `edit`.
struct PlayerOptions {
    std::optional<std::string> pronouns;
    std::optional<std::string> corp;
    std::optional<std::string> runner;
    std::optional<std::string> corpFaction;
    std::optional<std::string> runnerFaction;
    std::optional<int> byes;
    std::optional<NumberOrWord> table;
    std::optional<NumberOrWord> seat;
    std::optional<std::string> named;
    std::optional<std::string> photographed;
    std::optional<std::string> streamed;
    [[nodiscard]] bool any() const;
};

void addPlayerOptions(CommandTree &tree, CLI::App &command, PlayerOptions &options);
/// The entry with what was given on the line put in.
[[nodiscard]] tournament::PlayerEntry changed(tournament::PlayerEntry entry,
                                              const PlayerOptions &options);

/// --insist, for identities that no card known here has.
void addInsist(CLI::App &command, bool &insist);
/// What there is to doubt, as bad usage; nothing for who insists, or where there is no doubt.
[[nodiscard]] std::optional<app::Failure> unlessInsisting(bool insist,
                                                          const std::vector<std::string> &doubts);

} // namespace cli

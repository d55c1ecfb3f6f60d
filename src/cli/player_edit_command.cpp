// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/lookup.h"
#include "cli/player_options.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct PlayerEditOptions {
    std::string event;
    std::optional<std::string> name;
    std::optional<std::string> newName;
    bool insist = false;
    PlayerOptions player;
};

Result run(const PlayerEditOptions &options, const Context &context)
{
    if (!options.newName && !options.player.any())
        return core::unexpected(badInput("Nothing to change was given; see "
                                         "\"arbiter-cli player edit --help\"."));
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto id = playerNamed(**session, *options.name);
    if (!id)
        return core::unexpected(id.error());
    const auto cards = openCards(context);
    if (!cards)
        return core::unexpected(cards.error());
    const auto known = tournament::entryOf(*tournament::findPlayer((*session)->event(), *id));
    auto checked = app::checkedEntry(cards->identities(), changed(known, options.player), known);
    if (auto doubted = unlessInsisting(options.insist, checked.doubts))
        return core::unexpected(std::move(*doubted));
    checked.entry.name = options.newName.value_or(known.name);
    const auto performed = (*session)->perform(tournament::EditPlayer{*id, checked.entry});
    if (!performed)
        return core::unexpected(performed.error());
    const std::string &name = tournament::findPlayer((*session)->event(), *id)->name;
    return Answer{core::Json::object({{"player", name}, {"player_id", id->value}}),
                  "Changed " + core::isolated(name) + ".\n"};
}

} // namespace

void addPlayerEdit(CommandTree &tree)
{
    auto options = tree.options<PlayerEditOptions>();
    CLI::App &command =
        tree.add("player edit", "Change what is known of a player",
                 "arbiter-cli player edit cup.arbiter --name Ada --table 1",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    require(text(command, "--name", options->name, "NAME", "The player"));
    text(command, "--new-name", options->newName, "NAME", "What the player is called from now on");
    addInsist(command, options->insist);
    addPlayerOptions(tree, command, options->player);
}

} // namespace cli

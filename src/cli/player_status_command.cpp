// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

#include "cli/lookup.h"
#include "cli/options.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct PlayerStatusOptions {
    std::string event;
    std::vector<std::string> names;
    std::optional<std::string> reason;
    bool replaceInCut = false;
};

using Players = std::vector<tournament::PlayerId>;
using MakeCommand = std::function<tournament::Command(Players, const PlayerStatusOptions &)>;

/// One of the four acts that only name players.
struct StatusAct {
    std::string path;
    std::string description;
    std::string done; ///< "Dropped"
    MakeCommand command;
};

Result run(const PlayerStatusOptions &options, const StatusAct &act, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto players = playersNamed(**session, options.names);
    if (!players)
        return core::unexpected(players.error());
    core::Json named = core::Json::array();
    std::string text;
    for (const tournament::PlayerId id : *players) {
        const std::string &name = tournament::findPlayer((*session)->event(), id)->name;
        named.push(core::Json::object({{"player", name}, {"player_id", id.value}}));
        text += act.done + " " + core::isolated(name) + ".\n";
    }
    const auto performed = (*session)->perform(act.command(*players, options));
    if (!performed)
        return core::unexpected(performed.error());
    return Answer{core::Json::object({{"players", named}}), text};
}

void add(CommandTree &tree, const StatusAct &act)
{
    auto options = tree.options<PlayerStatusOptions>();
    CLI::App &command = tree.add(
        act.path, act.description, "arbiter-cli " + act.path + " cup.arbiter --name Ada --name Ben",
        [options, act](const Context &context) { return run(*options, act, context); });
    eventArgument(command, options->event);
    require(
        texts(command, "--name", options->names, "NAME", "The player; may be given several times"));
    if (act.path == "player disqualify")
        text(command, "--reason", options->reason, "TEXT", "Why; kept in the log");
    if (act.path == "player drop" || act.path == "player disqualify")
        flag(command, "--replace-in-cut", options->replaceInCut,
             "The next in standings takes the place of one who has not played in the "
             "cut yet");
}

} // namespace

void addPlayerStatus(CommandTree &tree)
{
    add(tree,
        {"player drop", "Take players out of the rounds to come; they keep their points", "Dropped",
         [](Players players, const PlayerStatusOptions &options) -> tournament::Command {
             return tournament::DropPlayers{std::move(players), options.replaceInCut};
         }});
    add(tree,
        {"player reinstate", "Let players who dropped play on", "Reinstated",
         [](Players players, const PlayerStatusOptions &) -> tournament::Command {
             return tournament::ReinstatePlayers{std::move(players)};
         }});
    add(tree,
        {"player disqualify", "Take players out of the event, its standings and its cut",
         "Disqualified",
         [](Players players, const PlayerStatusOptions &options) -> tournament::Command {
             return tournament::DisqualifyPlayers{std::move(players), options.reason.value_or(""),
                                                  options.replaceInCut};
         }});
    add(tree,
        {"player remove", "Delete players who were registered by mistake and never paired",
         "Removed", [](Players players, const PlayerStatusOptions &) -> tournament::Command {
             return tournament::RemovePlayers{std::move(players)};
         }});
}

} // namespace cli

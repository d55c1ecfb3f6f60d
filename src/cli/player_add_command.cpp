// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/player_options.h"

#include "app/exchange/import_event.h"
#include "app/session/files.h"

namespace cli {

namespace {

struct Options {
    std::string event;
    std::vector<std::string> names;
    std::optional<std::string> csv;
    PlayerOptions player;
};

core::Expected<std::vector<tournament::PlayerEntry>, app::Failure> entries(const Options &options,
                                                                           Context &context)
{
    if (options.names.empty() && !options.csv)
        return core::unexpected(badInput("Nobody was named; give --name or --csv."));
    if (options.player.any() && (options.csv || options.names.size() > 1))
        return core::unexpected(badInput("Identities, byes, table and seat describe one player; "
                                         "give one --name with them."));
    std::vector<tournament::PlayerEntry> players;
    if (options.csv) {
        const bool fromInput = *options.csv == "-";
        const std::string name = fromInput ? "standard input" : *options.csv;
        const auto bytes =
            fromInput ? app::readStream(context.in, name) : app::readFile(*options.csv);
        if (!bytes)
            return core::unexpected(bytes.error());
        auto read = app::readPlayers(*bytes, name);
        if (!read)
            return core::unexpected(read.error());
        players = std::move(*read);
    }
    for (const std::string &name : options.names) {
        tournament::PlayerEntry entry;
        entry.name = name;
        players.push_back(changed(entry, options.player));
    }
    return players;
}

Result run(const Options &options, Context &context)
{
    auto players = entries(options, context);
    if (!players)
        return core::unexpected(players.error());
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto performed = (*session)->perform(tournament::AddPlayers{std::move(*players)});
    if (!performed)
        return core::unexpected(performed.error());
    core::Json added = core::Json::array();
    std::string text;
    for (const tournament::Fact &fact : performed->facts) {
        if (const auto *player = std::get_if<tournament::PlayerAdded>(&fact)) {
            added.push(core::Json::object(
                {{"player", player->player.name}, {"player_id", player->player.id.value}}));
            text += "Added " + player->player.name + ".\n";
        }
    }
    return Answer{core::Json::object({{"added", added}}), text};
}

} // namespace

void addPlayerAdd(CommandTree &tree)
{
    auto options = tree.options<Options>();
    CLI::App &command = tree.add(
        "player add", "Register players: all of them or, when one is refused, none",
        "arbiter-cli player add cup.arbiter --name \"Ada\" --corp \"Jinteki: Personal Evolution\"",
        [options](Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    texts(command, "--name", options->names, "NAME", "A player; may be given several times");
    text(command, "--csv", options->csv, "FILE",
         "A list of players with a header line; - for standard input");
    addPlayerOptions(tree, command, options->player);
}

} // namespace cli

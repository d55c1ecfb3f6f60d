// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/exchange/import_event.h"
#include "app/session/files.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct ImportOptions {
    std::string file;
    std::optional<std::string> target;
    std::optional<std::string> profile;
    std::optional<std::string> format;
};

Result run(const ImportOptions &options, Context &context)
{
    const bool fromInput = options.file == "-";
    const std::string name = fromInput ? "standard input" : options.file;
    const auto bytes = fromInput ? app::readStream(context.in, name) : app::readFile(options.file);
    if (!bytes)
        return core::unexpected(bytes.error());
    app::ImportOptions how{
        core::fromWord(app::importFormatWords, options.format.value_or("auto")).value(),
        std::nullopt};
    if (options.profile) {
        auto profile = profileOr(context, options.profile, tournament::profiles().front());
        if (!profile)
            return core::unexpected(profile.error());
        how.profile = std::move(*profile);
    }
    const auto cards = openCards(context);
    if (!cards)
        return core::unexpected(cards.error());
    const auto imported = app::importEvent(*bytes, name, how, cards->identities(), *options.target,
                                           context.environment.session);
    if (!imported)
        return core::unexpected(imported.error());
    const tournament::Event &event = imported->session->event();
    core::Json notices = core::Json::array();
    std::string text = "Imported " + name + " into " + *options.target + ": "
        + std::to_string(event.players.size()) + " players, " + std::to_string(event.rounds.size())
        + " rounds, " + core::isolated(event.profile.name) + ".\n";
    for (const std::string &notice : imported->notices) {
        notices.push(notice);
        text += "- " + notice + "\n";
    }
    return Answer{core::Json::object({{"event", *options.target},
                                      {"name", event.details.name},
                                      {"profile", event.profile.id},
                                      {"players", static_cast<std::int64_t>(event.players.size())},
                                      {"rounds", static_cast<std::int64_t>(event.rounds.size())},
                                      {"notices", notices}}),
                  text};
}

} // namespace

void addImport(CommandTree &tree)
{
    auto options = tree.options<ImportOptions>();
    CLI::App &command = tree.add(
        "import", "Make an event file of another program's export, its rounds and results included",
        "arbiter-cli import nrtm.json -o cup.arbiter",
        [options](Context &context) { return run(*options, context); });
    argument(command, "FILE", options->file, "The export to read; - for standard input");
    require(text(command, "-o,--output", options->target, "FILE", "The event file to create"));
    profile(tree, command, options->profile,
            "Rules to score and pair by; chosen from the file if not given");
    tree.choose(text(command, "--format", options->format, "FORMAT",
                     "What the file is: auto, event-json, tome or csv (a list of players)"),
                app::importFormatWords);
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

namespace cli {

namespace {

struct UnpairOptions {
    std::string event;
    bool discardResults = false;
};

Result run(const UnpairOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const std::size_t before = (*session)->event().rounds.size();
    const auto performed = (*session)->perform(tournament::UnpairRound{options.discardResults});
    if (!performed)
        return core::unexpected(performed.error());
    return Answer{core::Json::object({{"unpaired", static_cast<std::int64_t>(before)}}),
                  "Round " + std::to_string(before) + " is no longer paired.\n"};
}

} // namespace

void addUnpair(CommandTree &tree)
{
    auto options = tree.options<UnpairOptions>();
    CLI::App &command = tree.add(
        "unpair", "Take back the pairing of the last round", "arbiter-cli unpair cup.arbiter",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    flag(command, "--discard-results", options->discardResults,
         "Even when results of the round are entered");
}

} // namespace cli

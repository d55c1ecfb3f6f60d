// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/details_options.h"
#include "cli/lookup.h"

#include "app/session/profiles.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct NewOptions {
    std::string event;
    DetailsOptions details;
    std::optional<std::string> profile;
    std::optional<tournament::TimedScore> timed;
    std::optional<std::uint64_t> seed;
    std::optional<NumberOrWord> rounds;
    std::optional<NumberOrWord> cut;
    std::optional<int> minutes;
};

Result run(const NewOptions &options, const Context &context)
{
    auto profile = profileOr(context, options.profile, tournament::profiles().front());
    if (profile && options.timed)
        profile = app::withTimedScore(std::move(*profile), *options.timed);
    if (!profile)
        return core::unexpected(profile.error());
    tournament::CreateEvent create;
    create.details = changed({}, options.details);
    create.profile = *profile;
    create.seed = options.seed ? *options.seed : context.environment.randomSeed();
    if (options.rounds)
        create.rounds = options.rounds->number;
    if (options.cut)
        create.cut = options.cut->word == "none" ? 0 : options.cut->number;
    create.minutes = options.minutes;
    const auto session = app::Session::create(options.event, create, context.environment.session);
    if (!session)
        return core::unexpected(session.error());
    const tournament::Event &event = (*session)->event();
    const std::string path = (*session)->path().string();
    return Answer{core::Json::object({{"event", path},
                                      {"name", event.details.name},
                                      {"profile", event.profile.id},
                                      {"seed", seedJson(event.seed)}}),
                  "Created " + path + ": " + core::isolated(event.details.name) + ", "
                      + core::isolated(event.profile.name) + ", seed " + std::to_string(event.seed)
                      + ".\n"};
}

} // namespace

void addNew(CommandTree &tree)
{
    auto options = tree.options<NewOptions>();
    CLI::App &command = tree.add(
        "new", "Create an event file",
        "arbiter-cli new cup.arbiter --name \"Spring Cup\" --profile ffg-2016 --date 2016-03-05",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    require(addDetails(tree, command, options->details));
    profile(tree, command, options->profile, "Rules to score and pair by; ffg-2016 if not given");
    timedScore(command, options->timed);
    seed(command, options->seed, "Seed of every draw; random if not given, recorded either way");
    numberOr(tree, command, "--rounds", options->rounds, {"auto"},
             "Swiss rounds announced; auto: as suggested for the field");
    numberOr(tree, command, "--cut", options->cut, {"auto", "none"},
             "Players in the cut announced; auto: as suggested for the field");
    number(command, "--round-minutes", options->minutes, 1, 600, "Length of a Swiss round");
}

} // namespace cli

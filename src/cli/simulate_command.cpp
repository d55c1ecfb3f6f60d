// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/figures/simulate_event.h"
#include "tournament/cut/bracket_wiring.h"
#include "tournament/standings/structure.h"

#include <algorithm>

namespace cli {

namespace {

struct SimulateOptions {
    std::optional<std::string> event;
    std::optional<int> players;
    std::optional<int> rounds;
    std::optional<int> cut;
    std::optional<std::string> profile;
    std::optional<std::uint64_t> seed;
};

Result run(const SimulateOptions &options, const Context &context)
{
    const auto profile = profileOr(context, options.profile, tournament::profiles().front());
    if (!profile)
        return core::unexpected(profile.error());
    tournament::GeneratorOptions how;
    how.players = *options.players;
    how.rounds = *options.rounds;
    how.cut = options.cut;
    how.profile = *profile;
    if (how.rounds > 0 && how.cut.value_or(0) > 0)
        how.playedCut = tournament::usualForm(*profile, *how.cut);
    how.seed = options.seed ? *options.seed : context.environment.randomSeed();
    const auto session = app::simulateEvent(how, *options.event, context.environment.session);
    if (!session)
        return core::unexpected(session.error());
    const tournament::Event &event = (*session)->event();
    return Answer{core::Json::object({{"event", *options.event},
                                      {"profile", event.profile.id},
                                      {"seed", seedJson(event.seed)},
                                      {"players", static_cast<std::int64_t>(event.players.size())},
                                      {"rounds", tournament::swissRounds(event)}}),
                  "Simulated " + *options.event + ": " + std::to_string(event.players.size())
                      + " players, " + std::to_string(tournament::swissRounds(event))
                      + " rounds, seed " + std::to_string(event.seed) + ".\n"};
}

} // namespace

void addSimulate(CommandTree &tree)
{
    auto options = tree.options<SimulateOptions>();
    CLI::App &command = tree.add(
        "simulate", "Play a random tournament into a new event file",
        "arbiter-cli simulate --players 64 --rounds 5 --cut 8 --profile ffg-2016 --seed 1 -o "
        "trial.arbiter",
        [options](const Context &context) { return run(*options, context); });
    require(number(command, "--players", options->players, 0, 5000, "How many register"));
    require(number(command, "--rounds", options->rounds, 0, 20,
                   "Swiss rounds to play; 0: players only"));
    number(command, "--cut", options->cut, 0, 16, "Players in the cut, which is played; 0: none");
    profile(tree, command, options->profile, "Rules to play by; ffg-2016 if not given");
    seed(command, options->seed, "The same seed gives the same tournament; random if not given");
    require(text(command, "-o,--output", options->event, "FILE", "The event file to create"));
}

} // namespace cli

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Odds of events with 300 players: the finishes on one thread, and all that the command line and
// the window work out, which are two. With an open round that is every draw, too.
#include "bench_support.h"

#include "app/figures/event_odds.h"
#include "tournament/acts/generator.h"
#include "tournament/odds/odds.h"

#include <chrono>
#include <cstdio>

using namespace tournament;

namespace {

void print(const char *profile, int players, int played, bool leaveLastOpen, int simulations)
{
    GeneratorOptions options;
    options.profile = *findProfile(profile);
    options.players = players;
    options.rounds = played;
    options.cut = options.profile.cut == CutForm::None ? 0 : 16;
    options.leaveLastOpen = leaveLastOpen;
    options.seed = 7;
    Event event = generateEvent(options).event;
    event.announcement.rounds = 7;
    OddsOptions wanted;
    wanted.simulations = simulations;
    int rounds = 0;
    const double seconds = secondsOf([&] { rounds = odds(event, wanted)->model.rounds; });
    // The work of other threads counts only by the wall.
    const auto begin = std::chrono::steady_clock::now();
    rounds = (*app::eventOdds(event, wanted))->odds.model.rounds;
    const double inAll =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%-14s %8d %8d %6s %8d %10d %12.2f %12.2f\n", profile, players, played,
                leaveLastOpen ? "yes" : "no", rounds, simulations, seconds, inAll);
}

} // namespace

int main()
{
    std::printf("Odds (bar: 300 players, 10,000 finishes < 3 s)\n");
    std::printf("%-14s %8s %8s %6s %8s %10s %12s %12s\n", "profile", "players", "played", "open",
                "to pair", "finishes", "one thread", "in the window");
    for (const int played : {0, 3, 5, 6})
        print("ffg-2016", 300, played, false, 10000);
    print("ffg-2016", 300, 7, true, 10000);
    print("ffg-2017-tome", 300, 5, true, 10000);
    print("nsg-dss", 300, 0, false, 10000);
    print("ffg-2012", 300, 5, true, 10000);
    for (const int played : {0, 2, 3, 5, 6})
        print("nsg-sss", 300, played, false, 10000);
    print("nsg-sss", 300, 7, true, 10000);
    std::printf("\n");
    return 0;
}

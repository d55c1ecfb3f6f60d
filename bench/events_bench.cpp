// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whole simulated events: pairing, results, points, strength of schedule and standings after
// every round.
#include "bench_support.h"

#include <cstdio>

using namespace tournament;

namespace {

volatile int sink = 0;

void printRate(int players, int rounds, SwissSides sides, int events)
{
    SimulationRules rules = eventRules(rounds);
    rules.sides = sides;
    EventSimulator simulator(SimulationStart::fresh(players, rules, 5), rules);
    sink = simulator.finish(1)[0];
    const double seconds = secondsOf([&] {
        for (int event = 0; event < events; ++event)
            sink = simulator.finish(static_cast<std::uint64_t>(event) + 2)[0];
    });
    std::printf("%8d %8d %8s %14.0f %14.2f\n", players, rounds,
                sides == SwissSides::Both ? "both" : "one", events / seconds,
                seconds / events / rounds * 1e6);
}

} // namespace

int main()
{
    std::printf("Whole events a second (bar: 256 players, 6 rounds, both sides >= 5,000)\n");
    std::printf("%8s %8s %8s %14s %14s\n", "players", "rounds", "sides", "events / s",
                "us / round");
    printRate(16, 4, SwissSides::Both, 100000);
    printRate(64, 5, SwissSides::Both, 20000);
    printRate(101, 6, SwissSides::Both, 10000);
    printRate(256, 6, SwissSides::Both, 20000);
    printRate(256, 8, SwissSides::Both, 10000);
    printRate(64, 6, SwissSides::Balanced, 50);
    printRate(300, 6, SwissSides::Balanced, 3);
    std::printf("\n");
    return 0;
}

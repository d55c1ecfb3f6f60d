// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/acts/generator.h"
#include "tournament/event/command.h"
#include "tournament/odds/simulation.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

/// Seconds one call keeps this thread busy: other work on the machine does not count.
template <class Work>
double secondsOf(Work &&work)
{
    const auto now = [] {
        std::timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
    };
    const double begin = now();
    work();
    return now() - begin;
}

/// The value below which `share` of the samples lie; sorts them.
inline double quantile(std::vector<double> &samples, double share)
{
    std::sort(samples.begin(), samples.end());
    const auto last = static_cast<double>(samples.size() - 1);
    return samples[static_cast<std::size_t>(share * last + 0.5)];
}

/// Samples in seconds, the bar in milliseconds for the 99th percentile; whether that is reached.
inline bool print(const char *measure, std::vector<double> samples, double bar)
{
    if (samples.empty()) {
        std::fprintf(stderr, "%s: nothing was measured\n", measure);
        std::exit(1);
    }
    const double median = quantile(samples, 0.5) * 1e3;
    const double worst = quantile(samples, 0.99) * 1e3;
    std::printf("%-44s median %8.2f ms   p99 %8.2f ms   bar %6.0f ms   %s\n", measure, median,
                worst, bar, worst < bar ? "reached" : "MISSED");
    std::fflush(stdout);
    return worst < bar;
}

/// The double-sided event of the benchmarks: two games a match, 14 % of games end at time.
inline tournament::SimulationRules eventRules(int rounds)
{
    using enum tournament::TieBreak;
    const tournament::Profile &profile = *tournament::findProfile("ffg-2016-tome");
    return {profile, rounds, {{14, 100}, {1, 10}}, {Points, SosAverage, EsosAverage, Random}};
}

/// A field after `rounds` rounds paired by the engine.
inline tournament::SwissTable playedField(int players, int rounds, std::uint64_t seed)
{
    const tournament::SimulationRules rules = eventRules(rounds);
    tournament::EventSimulator simulator(tournament::SimulationStart::fresh(players, rules, seed),
                                         rules);
    simulator.finish(seed);
    return simulator.table();
}

/// Players and rounds of the large event of the benchmarks.
inline constexpr int manyPlayers = 300;
inline constexpr int manyRounds = 8;

/// Nobody leaves it, nobody comes late.
inline tournament::GeneratedEvent largeActs()
{
    tournament::GeneratorOptions options;
    options.players = manyPlayers;
    options.rounds = manyRounds;
    options.profile = tournament::profiles().front();
    options.dropPercent = 0;
    options.latePercent = 0;
    return tournament::generateEvent(options);
}

/// Both lists of every player, forty cards each.
inline tournament::SubmitDecks decksOf(const tournament::Event &event)
{
    constexpr int cards = 20;
    tournament::SubmitDecks submit;
    submit.reason = "benchmark";
    for (const tournament::Player &player : event.players)
        for (const tournament::Side side : {tournament::Side::Corp, tournament::Side::Runner}) {
            tournament::SubmittedDeck &deck = submit.decks.emplace_back();
            deck.player = player.id;
            deck.side = side;
            deck.identity = "Identity";
            for (int card = 1; card <= cards; ++card) {
                deck.cards.push_back({"A card with number " + std::to_string(card), 2});
                deck.original += "2x " + deck.cards.back().title + "\n";
            }
        }
    return submit;
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long one round takes to pair, against the least any pairing must do: sort the players by
// points and write the pairs down.
#include "bench_support.h"

#include "tournament/pairing/matching.h"

#include <bit>
#include <cmath>
#include <cstdio>
#include <numeric>
#include <utility>

using namespace tournament;

namespace {

volatile int sink = 0;

int log2Of(int players)
{
    return static_cast<int>(std::bit_width(static_cast<unsigned>(players))) - 1;
}

/// Stable counting sort by points, best first, and N / 2 pairs of neighbours.
class CountingSort {
public:
    const std::vector<SwissPair> &pairs(const SwissTable &table)
    {
        const std::vector<int> &points = table.points;
        const auto [low, high] = std::minmax_element(points.begin(), points.end());
        const int top = *high;
        m_begin.assign(static_cast<std::size_t>(top - *low) + 2, 0);
        for (const int score : points)
            ++m_begin[static_cast<std::size_t>(top - score) + 1];
        std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
        m_order.resize(points.size());
        for (std::size_t player = 0; player < points.size(); ++player) {
            int &next = m_begin[static_cast<std::size_t>(top - points[player])];
            m_order[static_cast<std::size_t>(next++)] = static_cast<int>(player);
        }
        m_pairs.resize(points.size() / 2);
        for (std::size_t i = 0; i < m_pairs.size(); ++i)
            m_pairs[i] = {m_order[2 * i], m_order[2 * i + 1]};
        return m_pairs;
    }

private:
    std::vector<int> m_begin;
    std::vector<int> m_order;
    std::vector<SwissPair> m_pairs;
};

struct Timing {
    double pairing = 0; ///< seconds a round, median over the fields
    double sorting = 0;
};

/// The quickest of several batches a field: other work on the machine only ever adds time. Sorting
/// and pairing take turns, so that both see the same machine.
Timing timeRounds(int players)
{
    const int fieldCount = players > 8192 ? 5 : 31;
    std::vector<double> pairing;
    std::vector<double> sorting;
    SwissEngine engine;
    CountingSort sort;
    const int repeats = std::max(2, 60000 / players);
    for (int i = 0; i < fieldCount; ++i) {
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        const SwissTable table = playedField(players, log2Of(players), seed);
        double bestPairing = 1e9;
        double bestSorting = 1e9;
        for (int batch = 0; batch < 7; ++batch) {
            // The same rounds in every batch: the quickest one did the same work.
            std::uint64_t roundSeed = seed * 1000;
            const double paired = secondsOf([&] {
                for (int r = 0; r < repeats; ++r)
                    sink = engine.pair(table, SwissSides::Both, ++roundSeed).pairs[0].first;
            });
            const double sorted = secondsOf([&] {
                for (int r = 0; r < repeats; ++r)
                    sink = sort.pairs(table)[0].first;
            });
            bestPairing = std::min(bestPairing, paired / repeats);
            bestSorting = std::min(bestSorting, sorted / repeats);
        }
        pairing.push_back(bestPairing);
        sorting.push_back(bestSorting);
    }
    return {quantile(pairing, 0.5), quantile(sorting, 0.5)};
}

void printRatios()
{
    std::printf("Pairing after log2 N rounds / counting sort and writing N/2 pairs (bar: <= 6)\n");
    std::printf("%8s %14s %14s %8s\n", "players", "pairing us", "sorting us", "ratio");
    double at256 = 0;
    double at65536 = 0;
    for (int players = 64; players <= 65536; players *= 2) {
        if (players == 8192 || players == 32768)
            continue;
        const Timing timing = timeRounds(players);
        std::printf("%8d %14.2f %14.2f %8.2f\n", players, timing.pairing * 1e6,
                    timing.sorting * 1e6, timing.pairing / timing.sorting);
        at256 = players == 256 ? timing.pairing : at256;
        at65536 = players == 65536 ? timing.pairing : at65536;
    }
    std::printf("scaling exponent 256 -> 65,536: %.3f (bar: <= 1.15)\n\n",
                std::log(at65536 / at256) / std::log(65536.0 / 256.0));
}

/// Every round of whole events, the hard last ones included.
void printTail()
{
    std::printf("Time of a round, all rounds of events of log2 N + 2 rounds (bar: p99 < 1 ms)\n");
    std::printf("%8s %8s %12s %12s %12s %12s\n", "players", "rounds", "median us", "p99 us",
                "p99.9 us", "worst us");
    for (const int players : {8, 16, 33, 64, 129, 256, 301, 512, 1024}) {
        const int events = std::max(20, 20000 / players);
        const int rounds = log2Of(players) + 2;
        std::vector<double> samples;
        SwissEngine engine;
        for (int event = 0; event < events; ++event) {
            for (int round = 0; round < rounds; ++round) {
                const auto seed = static_cast<std::uint64_t>(event) + 1;
                const SwissTable table = playedField(players, round, seed);
                samples.push_back(secondsOf([&] {
                    sink = static_cast<int>(engine.pair(table, SwissSides::Both, seed).cost);
                }));
            }
        }
        const double p99 = quantile(samples, 0.99);
        std::printf("%8d %8zu %12.2f %12.2f %12.2f %12.2f\n", players, samples.size(),
                    quantile(samples, 0.5) * 1e6, p99 * 1e6, quantile(samples, 0.999) * 1e6,
                    samples.back() * 1e6);
    }
    std::printf("\n");
}

struct Optimum {
    std::int64_t rematches = 0;
    std::int64_t cost = 0;
};

/// The whole field in one matching, without the engine.
Optimum wholeField(const SwissTable &table, int bye)
{
    std::vector<int> players;
    for (int i = 0; i < table.size(); ++i) {
        if (i != bye)
            players.push_back(i);
    }
    MatchWeights weights;
    weights.resize(static_cast<int>(players.size()));
    for (std::size_t high = 1; high < players.size(); ++high) {
        for (std::size_t low = 0; low < high; ++low) {
            const std::int64_t gap = table.points[static_cast<std::size_t>(players[low])]
                - table.points[static_cast<std::size_t>(players[high])];
            weights.at(static_cast<int>(low), static_cast<int>(high)) = {
                table.met.meetings(players[low], players[high]), gap * gap, 0};
        }
    }
    std::vector<int> mate;
    leastPerfectMatching(weights, mate);
    Optimum optimum;
    for (int i = 0; i < weights.vertices(); ++i) {
        const int other = mate[static_cast<std::size_t>(i)];
        if (other > i) {
            optimum.rematches += weights.at(i, other).first;
            optimum.cost += weights.at(i, other).second;
        }
    }
    return optimum;
}

void printOptimality()
{
    int checked = 0;
    int optimal = 0;
    double engineTime = 0;
    double wholeTime = 0;
    SwissEngine engine;
    for (const int players : {12, 33, 64, 101, 128, 200, 256}) {
        for (int event = 0; event < 6; ++event) {
            const auto seed = static_cast<std::uint64_t>(event) + 77;
            for (int round = 2; round <= log2Of(players) + 2; round += 2) {
                const SwissTable table = playedField(players, round, seed);
                const SwissPairing *pairing = nullptr;
                engineTime +=
                    secondsOf([&] { pairing = &engine.pair(table, SwissSides::Both, seed); });
                Optimum optimum;
                wholeTime +=
                    secondsOf([&] { optimum = wholeField(table, pairing->bye.value_or(-1)); });
                ++checked;
                optimal +=
                    pairing->cost == optimum.cost && pairing->rematchWeight == optimum.rematches
                    ? 1
                    : 0;
            }
        }
    }
    std::printf("Optimal against one matching of the whole field: %d of %d (bar: all); "
                "that matching takes %.0f times as long\n\n",
                optimal, checked, wholeTime / engineTime);
}

} // namespace

int main()
{
    printOptimality();
    printRatios();
    printTail();
    return 0;
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "tournament/pairing/matching.h"
#include "tournament/pairing/swiss_search.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>
#include <tuple>

using namespace tournament;

namespace {

using Sums = std::tuple<std::int64_t, std::int64_t, std::int64_t>;

Sums plus(const Sums &sums, const MatchWeight &weight)
{
    return {std::get<0>(sums) + weight.first, std::get<1>(sums) + weight.second,
            std::get<2>(sums) + weight.third};
}

void tryAll(const MatchWeights &weights, unsigned open, const Sums &sums, std::optional<Sums> &best)
{
    if (open == 0) {
        if (!best || sums < *best)
            best = sums;
        return;
    }
    int first = 0;
    while ((open >> first & 1U) == 0)
        ++first;
    for (int second = first + 1; second < weights.vertices(); ++second) {
        if ((open >> second & 1U) != 0)
            tryAll(weights, open & ~(1U << first) & ~(1U << second),
                   plus(sums, weights.at(first, second)), best);
    }
}

Sums leastSums(const MatchWeights &weights)
{
    std::optional<Sums> best;
    tryAll(weights, (1U << weights.vertices()) - 1, {}, best);
    return *best;
}

Sums sumsOf(const MatchWeights &weights, const std::vector<int> &mate)
{
    Sums sums;
    for (int v = 0; v < weights.vertices(); ++v) {
        const int other = mate[static_cast<std::size_t>(v)];
        REQUIRE(mate[static_cast<std::size_t>(other)] == v);
        if (other > v)
            sums = plus(sums, weights.at(v, other));
    }
    return sums;
}

/// A first level of nought and one stands for allowed and forbidden pairs; dense enough, and no
/// matching without a forbidden pair exists.
MatchWeights drawnWeights(core::Random &random, std::uint32_t most)
{
    MatchWeights weights;
    weights.resize(2 * static_cast<int>(1 + random.below(5)));
    const std::uint32_t density = random.below(11);
    for (int high = 1; high < weights.vertices(); ++high) {
        for (int low = 0; low < high; ++low)
            weights.at(low, high) = {random.below(10) < density ? 1 : 0, random.below(most),
                                     random.below(3)};
    }
    return weights;
}

void compareMatchings(int count, std::uint64_t seed)
{
    core::Random random(seed);
    std::vector<int> mate;
    for (int i = 0; i < count; ++i) {
        const MatchWeights weights = drawnWeights(random, 1 + random.below(40));
        leastPerfectMatching(weights, mate);
        CAPTURE(i);
        REQUIRE(sumsOf(weights, mate) == leastSums(weights));
    }
}

} // namespace

TEST_CASE("a matching is the least of all, forbidden pairs included", "[swiss]")
{
    compareMatchings(3000, 1);
}

TEST_CASE("a matching is the least of all, 100,000 times", "[.long][long]")
{
    compareMatchings(100000, 2);
}

TEST_CASE("weights too wide for 64 bits are matched exactly", "[swiss]")
{
    core::Random random(3);
    std::vector<int> mate;
    for (int i = 0; i < 300; ++i) {
        MatchWeights weights = drawnWeights(random, 40);
        for (int high = 1; high < weights.vertices(); ++high) {
            for (int low = 0; low < high; ++low) {
                // One apart at the top of the range: any loss of a bit shows.
                weights.at(low, high).second +=
                    random.coin() ? std::numeric_limits<std::int64_t>::max() / 16 : 0;
            }
        }
        leastPerfectMatching(weights, mate);
        REQUIRE(sumsOf(weights, mate) == leastSums(weights));
    }
}

TEST_CASE("weights too wide for any arithmetic are refused, not matched wrongly", "[swiss]")
{
    MatchWeights weights;
    weights.resize(4);
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    for (int high = 1; high < 4; ++high) {
        for (int low = 0; low < high; ++low)
            weights.at(low, high) = {most, most, most};
    }
    std::vector<int> mate;
    REQUIRE_THROWS_AS(leastPerfectMatching(weights, mate), std::length_error);
}

TEST_CASE("the search of small kernels finds what a matching finds", "[swiss]")
{
    core::Random random(4);
    KernelSearch search;
    std::vector<int> mate;
    std::vector<int> searched;
    int solved = 0;
    for (int i = 0; i < 3000; ++i) {
        // Beyond 256 players a table is asked in another way.
        const int players = i % 2 == 0 ? 10 : 300;
        const int vertices = 2 * static_cast<int>(1 + random.below(5));
        SwissTable table = SwissTable::fresh(players, 3);
        for (int &score : table.points)
            score = static_cast<int>(random.below(10));
        std::sort(table.points.rbegin(), table.points.rend());
        const std::uint32_t density = random.below(11);
        const int windowBegin = static_cast<int>(random.below(4));
        const auto inside = [&](int vertex) { return vertex >= windowBegin; };

        MatchWeights weights;
        weights.resize(vertices);
        for (int high = 1; high < vertices; ++high) {
            for (int low = 0; low < high; ++low) {
                const bool met = random.below(10) < density;
                if (met)
                    table.met.add(low, high);
                const auto gap =
                    static_cast<std::int64_t>(table.points[static_cast<std::size_t>(low)]
                                              - table.points[static_cast<std::size_t>(high)]);
                weights.at(low, high) = {met && inside(low) && inside(high) ? 1 : 0, gap * gap,
                                         met ? 1 : 0};
            }
        }
        leastPerfectMatching(weights, mate);
        const Sums least = sumsOf(weights, mate);
        search.begin(table);
        for (int vertex = 0; vertex < vertices; ++vertex)
            search.add(vertex, inside(vertex));
        if (search.solve(searched)) {
            ++solved;
            REQUIRE(sumsOf(weights, searched) == least);
        } else if (vertices <= 6) {
            REQUIRE(std::get<0>(least) > 0);
        }
    }
    REQUIRE(solved > 1000);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// LEMON 1.3.1 does not compile as C++20: this file alone is C++17, with GNU extensions because
// std::numeric_limits knows 128-bit integers only there.
#include "tournament/pairing/matching.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

#define LEMON_ONLY_TEMPLATES // nothing of it needs the library
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace tournament {

namespace {

__extension__ typedef __int128 Int128;

struct Scale {
    Int128 first = 1;
    Int128 second = 1;
    Int128 heaviest = 0;
};

Int128 checkedProduct(Int128 a, Int128 b)
{
    Int128 product = 0;
    if (__builtin_mul_overflow(a, b, &product))
        throw std::length_error("pairing weights exceed 128 bits");
    return product;
}

/// One unit of a level outweighs everything the levels below it can add up to: the penalty is
/// computed from the instance, never a number thought to be large enough.
Scale scaleOf(const MatchWeights &weights)
{
    MatchWeight most;
    for (const MatchWeight &edge : weights.edges()) {
        most.first = std::max(most.first, edge.first);
        most.second = std::max(most.second, edge.second);
        most.third = std::max(most.third, edge.third);
    }
    const Int128 pairs = weights.vertices() / 2;
    Scale scale;
    scale.second = checkedProduct(pairs, most.third) + 1;
    scale.first = checkedProduct(scale.second, checkedProduct(pairs, most.second) + 1);
    scale.heaviest = checkedProduct(scale.first, Int128(most.first) + 1);
    // LEMON keeps potentials of four times the weights, which grow by at most the heaviest
    // edge with every vertex matched.
    checkedProduct(scale.heaviest, Int128(16) * (weights.vertices() + 2));
    return scale;
}

template <class Value>
void solve(const MatchWeights &weights, const Scale &scale, std::vector<int> &mate)
{
    using Graph = lemon::SmartGraph;
    const int n = weights.vertices();
    Graph graph;
    graph.reserveNode(n);
    graph.reserveEdge(n * (n - 1) / 2);
    for (int v = 0; v < n; ++v)
        graph.addNode();
    for (int high = 1; high < n; ++high) {
        for (int low = 0; low < high; ++low)
            graph.addEdge(Graph::nodeFromId(low), Graph::nodeFromId(high));
    }

    const auto first = static_cast<Value>(scale.first);
    const auto second = static_cast<Value>(scale.second);
    Graph::EdgeMap<Value> profit(graph);
    int id = 0;
    for (const MatchWeight &edge : weights.edges()) {
        profit[Graph::edgeFromId(id)] =
            -(first * static_cast<Value>(edge.first) + second * static_cast<Value>(edge.second)
              + static_cast<Value>(edge.third));
        ++id;
    }

    lemon::MaxWeightedPerfectMatching<Graph, Graph::EdgeMap<Value>> matching(graph, profit);
    if (!matching.run())
        throw std::logic_error("a complete graph of even order has a perfect matching");
    for (int v = 0; v < n; ++v)
        mate[static_cast<std::size_t>(v)] = Graph::id(matching.mate(Graph::nodeFromId(v)));
}

} // namespace

void leastPerfectMatching(const MatchWeights &weights, std::vector<int> &mate)
{
    const int n = weights.vertices();
    mate.assign(static_cast<std::size_t>(n), -1);
    if (n == 0)
        return;
    const Scale scale = scaleOf(weights);
    constexpr Int128 narrow = std::numeric_limits<std::int64_t>::max();
    if (scale.heaviest <= narrow / (Int128(16) * (n + 2)))
        solve<std::int64_t>(weights, scale, mate);
    else
        solve<Int128>(weights, scale, mate);
}

} // namespace tournament

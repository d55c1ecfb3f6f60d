// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// bench_peers <node_modules>: the same rounds paired by other programs, in the same run.
#include "bench_support.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include <unistd.h>

using namespace tournament;

namespace {

constexpr int players = 256;
constexpr int rounds = 8;
constexpr int instances = 3;

nlohmann::json toJson(const SwissTable &table)
{
    nlohmann::json field = nlohmann::json::array();
    for (int player = 0; player < table.size(); ++player) {
        const int *row = table.met.rowOf(player);
        field.push_back({{"id", player},
                         {"points", table.points[static_cast<std::size_t>(player)]},
                         {"met", std::vector<int>(row, row + table.met.count(player))}});
    }
    return {{"rounds", rounds}, {"players", field}};
}

/// Rematches first, then the squares: what a pairing of this field is worth.
std::pair<int, std::int64_t> worth(const SwissTable &table, const nlohmann::json &pairs)
{
    int rematches = 0;
    std::int64_t cost = 0;
    std::vector<bool> seen(static_cast<std::size_t>(table.size()), false);
    std::size_t paired = 0;
    for (const auto &pair : pairs) {
        if (pair[0].is_null() || pair[1].is_null())
            continue;
        const int first = pair[0];
        const int second = pair[1];
        for (const int player : {first, second}) {
            paired += seen[static_cast<std::size_t>(player)] ? 0U : 1U;
            seen[static_cast<std::size_t>(player)] = true;
        }
        rematches += table.met.meetings(first, second);
        const std::int64_t gap = table.points[static_cast<std::size_t>(first)]
            - table.points[static_cast<std::size_t>(second)];
        cost += gap * gap;
    }
    // Somebody left out is worse than anything.
    return {paired == seen.size() ? rematches : players, cost};
}

nlohmann::json run(const std::string &command)
{
    std::FILE *pipe = popen(command.c_str(), "r");
    if (pipe == nullptr)
        throw std::runtime_error("cannot start " + command);
    std::string output;
    char buffer[4096];
    for (std::size_t got = 0; (got = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
        output.append(buffer, got);
    if (pclose(pipe) != 0)
        throw std::runtime_error("failed: " + command);
    return nlohmann::json::parse(output);
}

} // namespace

int main(int argc, char **argv)
try {
    if (argc != 2) {
        std::fprintf(stderr, "usage: bench_peers <node_modules>\n");
        return 2;
    }
    std::vector<SwissTable> fields;
    std::vector<std::pair<int, std::int64_t>> ours;
    nlohmann::json file = nlohmann::json::array();
    SwissEngine engine;
    double ownSeconds = 0;
    constexpr int repeats = 2000;
    for (int i = 0; i < instances; ++i) {
        fields.push_back(playedField(players, rounds, static_cast<std::uint64_t>(i) + 501));
        const SwissTable &table = fields.back();
        file.push_back(toJson(table));
        const SwissPairing *pairing = &engine.pair(table, SwissSides::Both, 1);
        ours.emplace_back(static_cast<int>(pairing->rematchWeight), pairing->cost);
        ownSeconds +=
            secondsOf([&] {
                for (int r = 0; r < repeats; ++r)
                    pairing = &engine.pair(table, SwissSides::Both, static_cast<std::uint64_t>(r));
            })
            / repeats;
    }
    ownSeconds /= instances;

    const std::string path = "/tmp/arbiter-bench-" + std::to_string(getpid()) + ".json";
    std::ofstream(path) << file;
    std::printf("The same %d rounds of %d players after %d rounds (bar: >= 10,000 times as fast)\n",
                instances, players, rounds);
    std::printf("%-28s %14s %12s %10s\n", "program", "s / round", "times ours", "optimal");
    std::printf("%-28s %14.8f %12d %7d/%d\n", "arbiter", ownSeconds, 1, instances, instances);
    const std::string modules = " '" + std::string(argv[1]) + "' '" + path + "'";
    const std::string folder = "'" ARBITER_PEERS_DIR "/";
    const std::pair<const char *, std::string> peers[] = {
        {"npm tournament-pairings", "node " + folder + "tournament_pairings.mjs'" + modules},
        {"npm swiss-pairing", "node " + folder + "swiss_pairing.mjs'" + modules},
        {"python3-networkx", "/usr/bin/python3 " + folder + "networkx_matching.py'" + modules},
    };
    for (const auto &[name, command] : peers) {
        std::fflush(stdout);
        const nlohmann::json results = run(command);
        double seconds = 0;
        int optimal = 0;
        for (std::size_t i = 0; i < fields.size(); ++i) {
            seconds += results.at(i).at("seconds").get<double>() / instances;
            optimal += worth(fields[i], results[i].at("pairs")) == ours[i] ? 1 : 0;
        }
        std::printf("%-28s %14.3f %12.0f %7d/%d\n", name, seconds, seconds / ownSeconds, optimal,
                    instances);
    }
    unlink(path.c_str());
    std::printf("\n");
    return 0;
} catch (const std::exception &error) {
    std::cerr << error.what() << '\n';
    return 1;
}

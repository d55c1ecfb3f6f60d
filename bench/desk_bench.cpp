// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a TO waits for at the desk of a large event with a decklist of every side: opening the file,
// and the moment between a result and the standings that hold it. Through Session and a real file.
#include "bench_support.h"

#include "app/session/session.h"
#include "tournament/acts/generator.h"
#include "tournament/results/result_notation.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace {

constexpr int players = 300;
constexpr int rounds = 8;

/// The value, or the end of the benchmark with the reason why there is none.
template <class Value>
auto must(core::Expected<Value, app::Failure> &&expected)
{
    if (!expected) {
        std::fprintf(stderr, "%s\n", expected.error().message.c_str());
        std::exit(1);
    }
    return std::move(*expected);
}

std::unique_ptr<app::Session> playedEvent(const std::filesystem::path &path)
{
    tournament::GeneratorOptions options;
    options.players = players;
    options.rounds = rounds;
    options.profile = tournament::profiles().front();
    options.dropPercent = 0;
    options.latePercent = 0;
    const auto generated = tournament::generateEvent(options);
    auto session = must(app::Session::create(path, generated.acts.front().command, {}));
    for (std::size_t i = 1; i < generated.acts.size(); ++i)
        (void)must(session->perform(generated.acts[i].command));
    (void)must(session->perform(decksOf(session->event())));
    return session;
}

void print(const char *measure, std::vector<double> samples, double bar)
{
    const double median = quantile(samples, 0.5) * 1e3;
    const double worst = quantile(samples, 0.99) * 1e3;
    std::printf("%-40s median %8.2f ms   p99 %8.2f ms   bar %6.0f ms   %s\n", measure, median,
                worst, bar, worst < bar ? "reached" : "MISSED");
}

} // namespace

int main()
{
    std::string pattern =
        (std::filesystem::temp_directory_path() / "arbiter-bench-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const auto path = folder / "large.arbiter";
    playedEvent(path).reset();

    std::vector<double> opening;
    std::unique_ptr<app::Session> session;
    for (int i = 0; i < 15; ++i) {
        session.reset();
        opening.push_back(secondsOf([&] {
            session = must(app::Session::open(path, {}));
            (void)session->standings();
        }));
    }

    std::vector<double> stored;
    std::vector<double> results;
    for (int i = 0; i < 200; ++i) {
        const int table = i % (players / 2) + 1;
        auto report =
            tournament::readResult(session->event(), rounds, table, i % 2 == 0 ? "2-0" : "0-2");
        stored.push_back(secondsOf([&] { (void)must(session->perform(*report)); }));
        results.push_back(stored.back() + secondsOf([&] { (void)session->standings(); }));
    }

    std::printf("%d players, %d rounds, %lld journal entries\n", players, rounds,
                static_cast<long long>(session->log().size()));
    print("open to standings", opening, 300);
    print("result to synced disk", stored, 20);
    print("result to refreshed standings", results, 20);
    std::filesystem::remove_all(folder);
    return 0;
}

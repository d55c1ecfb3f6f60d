// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The hall of a large event on phones: 300 that listen, results that come in at the desk, visitors
// beside them, and everybody coming back at once. The phones are a process of their own, so that
// the memory of this one is that of the desk and its server.
#include "bench_support.h"
#include "web_crowd.h"

#include "app/session/session.h"
#include "tournament/acts/generator.h"
#include "tournament/results/result_notation.h"
#include "web/hall_server.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <new>
#include <thread>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int players = 300;
constexpr int rounds = 8;
constexpr int visitors = 50;
constexpr double rate = 1000;
constexpr int storms = 3;
constexpr int results = 60; ///< reported at the desk
constexpr double secondsBetweenResults = 0.25;
constexpr double secondsOfVisits = 15;

/// What desk and phones tell each other.
struct Shared {
    std::atomic<int> port = 0;
    std::atomic<bool> watching = false; ///< the phones are there: results may come
    std::atomic<bool> reported = false; ///< all of them
    std::atomic<bool> done = false;
    std::array<std::atomic<std::int64_t>, results> revision{};
    std::array<std::atomic<double>, results> entered{}; ///< when the TO pressed Enter
};

void check(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::exit(1);
}

/// Whether the phones are still there: who failed has said why.
bool isAlive(pid_t phones) { return ::waitpid(phones, nullptr, WNOHANG) == 0; }

void rest(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

/// Megabytes that this process holds, or has ever held.
double memory(const char *which)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(which))
            return std::strtod(line.c_str() + std::char_traits<char>::length(which), nullptr)
                / 1024;
    return 0;
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
    auto session = app::Session::create(path, generated.acts.front().command, {});
    check(session.has_value(), "the event cannot be made");
    for (std::size_t i = 1; i < generated.acts.size(); ++i)
        check((*session)->perform(generated.acts[i].command).has_value(), "an act is refused");
    return std::move(*session);
}

web::Hall hallOf(const app::Session &session)
{
    return web::hallOf(session.event(), session.seal()->seq, session.wallTime());
}

/// What phones look at, each its own.
std::vector<std::string> pages()
{
    std::vector<std::string> all;
    for (int phone = 0; phone < players; ++phone) {
        const std::array<std::string, 5> some{"/", "/?name=" + std::to_string(phone + 1),
                                              "/table/" + std::to_string(phone / 2 + 1),
                                              "/standings", "/clock"};
        all.push_back(some[static_cast<std::size_t>(phone) % some.size()]);
    }
    return all;
}

void print(const char *measure, std::vector<double> samples, double bar)
{
    check(!samples.empty(), "nothing was measured");
    const double median = quantile(samples, 0.5) * 1e3;
    const double worst = quantile(samples, 0.99) * 1e3;
    std::printf("%-40s median %8.2f ms   p99 %8.2f ms   bar %6.0f ms   %s\n", measure, median,
                worst, bar, worst < bar ? "reached" : "MISSED");
}

/// How long after each result each phone was at that state or a later one.
std::vector<double> delays(const Crowd::Times &times, const Shared &shared)
{
    std::vector<double> all;
    for (const auto &phone : times)
        for (std::size_t i = 0; i < results; ++i) {
            const auto found = std::ranges::find_if(phone, [&](const Crowd::Seen &seen) {
                return seen.revision >= shared.revision[i];
            });
            check(found != phone.end(), "a phone never saw a result");
            all.push_back(found->when - shared.entered[i]);
        }
    return all;
}

int walk(Shared &shared)
{
    while (shared.port == 0)
        rest(0.01);
    Crowd crowd(static_cast<std::uint16_t>(shared.port.load()), pages(), visitors);
    std::vector<double> storm;
    for (int i = 0; i < storms; ++i)
        storm.push_back(crowd.storm());
    crowd.forget();
    shared.watching = true;
    while (!shared.reported)
        crowd.stay(0.1, 0);
    crowd.stay(1, 0);
    print("hall: a result is known to 300 phones", delays(crowd.news, shared), 100);
    print("hall: a result is seen on 300 phones", delays(crowd.shown, shared), 100);
    crowd.stay(secondsOfVisits, rate);
    const auto asked = static_cast<double>(crowd.answers.size());
    print("hall: an answer at 1,000 requests a second", crowd.answers, 20);
    std::printf("%-40s %8.0f a second\n", "hall: answers", asked / secondsOfVisits);
    check(crowd.refused == 0, "requests were refused");
    print("hall: 300 phones come back at once", storm, 3000);
    shared.done = true;
    return 0;
}

void desk(Shared &shared, const std::filesystem::path &folder, pid_t phones)
{
    const auto session = playedEvent(folder / "large.arbiter");
    const double alone = memory("VmRSS:");
    auto server = web::HallServer::start({}, hallOf(*session));
    check(server.has_value(), "no server");
    shared.port = (*server)->port();
    while (!shared.watching && isAlive(phones))
        rest(0.01);
    for (std::size_t i = 0; i < results; ++i) {
        rest(secondsBetweenResults);
        const int table = static_cast<int>(i) % (players / 2) + 1;
        const auto report =
            tournament::readResult(session->event(), rounds, table, i % 2 == 0 ? "2-0" : "0-2");
        check(report.has_value(), "a result cannot be read");
        shared.entered[i] = monotonic();
        check(session->perform(*report).has_value(), "a result is refused");
        shared.revision[i] = session->seal()->seq;
        (*server)->show(hallOf(*session));
    }
    shared.reported = true;
    while (!shared.done && isAlive(phones))
        rest(0.01);
    constexpr double bar = 60;
    const double more = memory("VmHWM:") - alone;
    std::printf("%-40s %8.0f MB   bar %6.0f MB   %s\n", "hall: memory beyond the desk alone", more,
                bar, more < bar ? "reached" : "MISSED");
}

} // namespace

int main()
{
    void *place =
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    check(place != MAP_FAILED, "no memory");
    Shared &shared = *new (place) Shared;
    std::string pattern =
        (std::filesystem::temp_directory_path() / "arbiter-bench-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const pid_t child = ::fork();
    if (child == 0) {
        const int status = walk(shared);
        std::fflush(stdout);
        ::_exit(status);
    }
    desk(shared, folder, child);
    ::waitpid(child, nullptr, 0);
    std::filesystem::remove_all(folder);
    return shared.done ? 0 : 1;
}

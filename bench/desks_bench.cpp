// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several desks at one event in a real PostgreSQL on this machine, synchronous as it is installed:
// how soon all see what one does, how much they can do at once, and how long opening takes.
#include "bench_support.h"

#include "storage/event_file.h"
#include "storage/history.h"
#include "storage/shared_event.h"
#include "support/postgres_server.h"
#include "support/temp_folder.h"
#include "tournament/acts/generator.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>

#include <poll.h>

namespace {

using namespace storage;
using std::chrono::steady_clock;

constexpr int desks = 8;

template <class Value>
auto must(core::Expected<Value, StorageError> &&expected)
{
    if (!expected) {
        std::fprintf(stderr, "failed: %s (%d)\n", expected.error().detail.c_str(),
                     static_cast<int>(expected.error().code));
        std::exit(1);
    }
    return std::move(*expected);
}

double secondsSince(steady_clock::time_point begun)
{
    return std::chrono::duration<double>(steady_clock::now() - begun).count();
}

/// 300 players, 8 rounds, shared from a file.
DatabaseAddress largeEvent(const support::PostgresServer &server, const std::filesystem::path &path)
{
    const auto generated = largeActs();
    std::vector<NewEntry> acts;
    for (const auto &act : generated.acts)
        acts.push_back({{1457172000000},
                        "TO",
                        std::string(tournament::commandName(act.command)),
                        act.facts,
                        {}});
    auto file = must(EventFile::create(path));
    if (auto filled = file->fill(acts, generated.event); !filled)
        std::exit(1);
    const auto begun = steady_clock::now();
    const auto shared = must(shareEvent(path, {server.address(), {}}, {}));
    std::printf("%lld acts shared in %.0f ms\n", static_cast<long long>(shared.rows),
                secondsSince(begun) * 1e3);
    return *readDatabaseAddress(shared.address);
}

/// One desk: marks a table as watched, or no longer, behind whatever there is.
class Desk {
public:
    Desk(const DatabaseAddress &address, const SharedOptions &options)
        : m_journal(must(openShared(address, options)))
    {
        take(must(m_journal->readFrom(1)));
    }
    Entry act(int table)
    {
        tournament::Event after;
        auto written = must(m_journal->appendNext(
            positionOf(m_entries), [&](std::vector<Entry> news) -> std::optional<NextAct> {
                take(std::move(news));
                const auto *match = tournament::findMatch(m_event, 1, table);
                const tournament::Facts facts{tournament::WatchChanged{1, table, !match->watched}};
                after = m_event;
                tournament::apply(after, facts);
                return NextAct{{core::systemTime(), "TO", "watch-table", facts, {}}, &after};
            }));
        take({*written});
        return *written;
    }
    void hear()
    {
        pollfd bell{m_journal->bell(), POLLIN, 0};
        (void)::poll(&bell, 1, 100);
        take(must(m_journal->news(positionOf(m_entries))));
    }
    [[nodiscard]] std::int64_t seq() const { return positionOf(m_entries).seq; }

private:
    void take(std::vector<Entry> entries)
    {
        for (Entry &entry : entries) {
            if (entry.seq <= seq())
                continue;
            tournament::apply(m_event, entry.facts);
            m_entries.push_back(std::move(entry));
        }
    }
    std::unique_ptr<SharedJournal> m_journal;
    std::vector<Entry> m_entries;
    tournament::Event m_event;
};

std::vector<double> openings(const DatabaseAddress &address)
{
    std::vector<double> samples;
    for (int i = 0; i < 15; ++i) {
        const auto begun = steady_clock::now();
        const Desk desk(address, {});
        samples.push_back(secondsSince(begun));
    }
    return samples;
}

/// From the moment a desk begins an act until each of seven others has it.
std::vector<double> sightings(const DatabaseAddress &address)
{
    constexpr int acts = 200;
    constexpr auto between = std::chrono::milliseconds(50);
    const support::TempFolder folder;
    std::vector<steady_clock::time_point> begun(acts);
    std::vector<double> samples;
    std::mutex mutex;
    std::atomic<std::int64_t> first = 0;
    std::atomic<bool> ended = false;
    {
        SharedOptions options;
        options.copies = folder / "0";
        options.desk = "desk 0";
        Desk acting(address, options);
        first = acting.seq() + 1;
        std::vector<std::jthread> watching;
        for (int i = 1; i < desks; ++i)
            watching.emplace_back([&, i] {
                SharedOptions own;
                own.copies = folder / std::to_string(i);
                own.desk = "desk " + std::to_string(i);
                Desk desk(address, own);
                for (std::int64_t seen = first - 1; !ended || seen < first + acts - 1;) {
                    desk.hear();
                    const auto now = steady_clock::now();
                    const std::scoped_lock lock(mutex);
                    for (; seen < desk.seq(); ++seen)
                        samples.push_back(
                            std::chrono::duration<double>(
                                now - begun[static_cast<std::size_t>(seen + 1 - first)])
                                .count());
                }
            });
        std::this_thread::sleep_for(std::chrono::seconds(3));
        auto next = steady_clock::now();
        for (int i = 0; i < acts; ++i, next += between) {
            std::this_thread::sleep_until(next);
            {
                const std::scoped_lock lock(mutex);
                begun[static_cast<std::size_t>(i)] = steady_clock::now();
            }
            (void)acting.act(1 + i % 100);
        }
        ended = true;
    }
    return samples;
}

double actsASecond(const DatabaseAddress &address)
{
    constexpr auto time = std::chrono::seconds(10);
    std::atomic<int> acts = 0;
    std::atomic<bool> ended = false;
    {
        std::vector<std::jthread> working;
        for (int i = 0; i < desks; ++i)
            working.emplace_back([&, i] {
                SharedOptions options;
                options.patience = std::chrono::seconds(30);
                options.desk = "desk " + std::to_string(i);
                Desk desk(address, options);
                while (!ended) {
                    (void)desk.act(i + 1);
                    ++acts;
                }
            });
        std::this_thread::sleep_for(std::chrono::seconds(2)); // all have opened
        acts = 0;
        std::this_thread::sleep_for(time);
        ended = true;
    }
    return acts / std::chrono::duration<double>(time).count();
}

} // namespace

int main()
{
    if (!support::PostgresServer::installed()) {
        std::puts("PostgreSQL is not installed: nothing to measure");
        return 0;
    }
    const support::TempFolder folder;
    support::PostgresServer server;
    server.run("CREATE DATABASE cup", "postgres");
    const DatabaseAddress address = largeEvent(server, folder / "large.arbiter");
    bool reached = print("open 300 players and 8 rounds", openings(address), 300);
    reached = print("20 acts a second, seen on seven others", sightings(address), 50) && reached;
    const double rate = actsASecond(address);
    std::printf("%-44s %8.0f acts/s%33s bar    100 /s   %s\n", "8 desks at once", rate, "",
                rate >= 100 ? "reached" : "MISSED");
    return reached && rate >= 100 ? 0 : 1;
}

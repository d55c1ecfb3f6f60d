// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold when server and network fail: nothing acknowledged is lost, nothing is doubled,
// and there is one order.
#include <catch2/catch.hpp>

#include <atomic>
#include <iostream>
#include <thread>

#include "storage/shared_desks.h"
#include "support/child_process.h"
#include "support/cutting_proxy.h"

using namespace storage;
using namespace std::chrono_literals;
using storage_tests::BusyDesk;
using storage_tests::heldAt;
using storage_tests::sharedEvent;
using support::CuttingProxy;
using support::PostgresServer;

namespace {

void killDuringAppends(int kills)
{
    if (!PostgresServer::installed())
        return;
    PostgresServer server; // synchronous, as it is installed
    server.run("CREATE DATABASE cup", "postgres");
    const DatabaseAddress address = sharedEvent(server.address());
    std::atomic<bool> ended = false;
    std::set<std::string> acknowledged;
    std::set<std::string> refused; // for certain
    int doubts = 0;
    std::atomic<int> done = 0;
    std::jthread working([&] {
        SharedOptions options;
        options.answer = 400ms;
        BusyDesk desk(address, "desk", options);
        while (!ended) {
            const auto outcome = desk.act();
            if (outcome) {
                acknowledged.insert(desk.lastActor());
                ++done;
            } else if (outcome.error().code == StorageErrorCode::InDoubt) {
                ++doubts;
            } else {
                refused.insert(desk.lastActor());
            }
        }
    });
    core::Random random(2016);
    for (int i = 0; i < kills; ++i) {
        // In the middle of its work, some acts after it came back.
        const int enough = done + 1 + static_cast<int>(random.below(8));
        for (int waited = 0; done < enough && waited < 10'000; ++waited)
            std::this_thread::sleep_for(1ms);
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(5000)));
        server.kill();
        server.start();
    }
    std::this_thread::sleep_for(100ms);
    ended = true;
    working.join();
    const auto held = heldAt(address);
    CHECK(held.problems == std::vector<std::string>{});
    CHECK(held.doubled == 0);
    CHECK(std::ranges::includes(held.actors, acknowledged));
    std::vector<std::string> recorded;
    std::ranges::set_intersection(held.actors, refused, std::back_inserter(recorded));
    CHECK(recorded.empty());
    std::cout << kills << " kills: " << acknowledged.size() << " acts acknowledged, " << doubts
              << " in doubt, " << refused.size() << " refused, " << held.actors.size()
              << " in the journal\n";
}

void cutInCommit(int cuts)
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const DatabaseAddress address = sharedEvent(server->address());
    CuttingProxy proxy(server->socket());
    SharedOptions options;
    options.answer = 30s; // the server is there: it is only to be found again
    BusyDesk desk({proxy.address(), address.uuid}, "desk", options);
    std::set<std::string> acknowledged;
    for (int i = 0; i < cuts; ++i) {
        proxy.cutNext(static_cast<CuttingProxy::Cut>(1 + i % 4));
        const auto done = desk.act();
        INFO("cut " << i << (done ? "" : ": " + done.error().detail));
        REQUIRE(done);
        acknowledged.insert(desk.lastActor());
    }
    const auto held = heldAt(address);
    CHECK(proxy.cuts() >= cuts);
    CHECK(held.problems == std::vector<std::string>{});
    CHECK(held.doubled == 0);
    CHECK(held.actors == acknowledged);
    std::cout << proxy.cuts() << " connections cut in COMMIT: " << held.actors.size()
              << " acts, each once\n";
}

void manyDesks(int desks, std::chrono::milliseconds time)
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const DatabaseAddress address = sharedEvent(server->address());
    std::vector<std::set<std::string>> acknowledged(static_cast<std::size_t>(desks));
    std::atomic<int> refused = 0;
    {
        const auto until = std::chrono::steady_clock::now() + time;
        std::vector<std::jthread> working;
        for (int i = 0; i < desks; ++i)
            working.emplace_back([&, i] {
                SharedOptions options;
                options.patience = 20s;
                BusyDesk desk(address, "desk " + std::to_string(i), options);
                while (std::chrono::steady_clock::now() < until) {
                    if (desk.act())
                        acknowledged[static_cast<std::size_t>(i)].insert(desk.lastActor());
                    else
                        ++refused;
                }
            });
    }
    const auto held = heldAt(address);
    std::set<std::string> all;
    std::size_t least = SIZE_MAX;
    for (const auto &one : acknowledged) {
        all.insert(one.begin(), one.end());
        least = std::min(least, one.size());
    }
    CHECK(refused == 0);
    CHECK(held.problems == std::vector<std::string>{});
    CHECK(held.doubled == 0);
    CHECK(held.actors == all);
    CHECK(least > 0);
    std::cout << desks << " desks for " << time.count() << " ms: " << all.size()
              << " acts, the slowest desk " << least << '\n';
}

} // namespace

TEST_CASE("A server that is killed while desks append loses nothing it acknowledged")
{
    killDuringAppends(2);
}

TEST_CASE("A server that is killed 200 times loses nothing it acknowledged", "[.long][long]")
{
    killDuringAppends(200);
}

TEST_CASE("An act whose connection is cut in its commit is found, and done once")
{
    cutInCommit(8);
}

TEST_CASE("The same, cut 400 times", "[.long][long]") { cutInCommit(400); }

TEST_CASE("Eight desks that append at once come into one order, every act of each")
{
    manyDesks(8, 300ms);
}

TEST_CASE("Eight desks for a minute", "[.long][long]") { manyDesks(8, 60s); }

TEST_CASE("A desk that stands still in its turn keeps nobody else from acting")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const DatabaseAddress address = sharedEvent(server->address());
    BusyDesk one(address, "one");
    BusyDesk two(address, "two");
    REQUIRE(two.act());
    REQUIRE(one.act());
    const std::string turn = "hashtextextended('arbiter:" + address.uuid + "', 0)";
    std::jthread standing([&] {
        try {
            server->run("SELECT pg_advisory_lock(" + turn + "); SELECT pg_sleep(60)");
        } catch (const std::runtime_error &) { // NOLINT(bugprone-empty-catch) it is ended below
        }
    });
    const std::string held =
        "FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid <> pg_backend_pid()";
    while (server->value("SELECT count(*) " + held) == "0")
        std::this_thread::sleep_for(1ms);
    // He was overtaken, so he would take turns; he waits a moment, and does it all the same.
    for (int i = 0; i < 2; ++i) {
        CHECK(two.act());
        CHECK(one.act());
    }
    CHECK(server->value("SELECT count(*) " + held) == "1");
    server->run("SELECT pg_terminate_backend(pid) " + held);
    standing.join();
    const auto state = heldAt(address);
    CHECK(state.actors.size() == 6);
    CHECK(state.doubled == 0);
    CHECK(state.problems.empty());
}

TEST_CASE("A desk whose clock is wrong by a day drags nobody along")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    constexpr std::int64_t day = 86'400'000;
    for (const std::int64_t wrong : {day, -day}) {
        const DatabaseAddress address = sharedEvent(server->address());
        SharedOptions options;
        options.clock = [wrong] {
            return core::Timestamp{core::systemTime().milliseconds + wrong};
        };
        auto opened = openShared(address, options).value();
        CHECK(std::abs(opened->ahead().count() + wrong) < 2000);
        // By its own clock all the same: the server knows better.
        tournament::Event after;
        storage_tests::JournalDesk state(openShared(address, {}).value());
        after = state.event();
        const tournament::Facts facts{tournament::WatchChanged{1, 1, true}};
        tournament::apply(after, facts);
        const auto last = state.entries().back();
        const auto now = core::systemTime().milliseconds;
        const auto written =
            opened->append(last.seq, {{now + wrong}, "fast", "watch-table", facts, {}}, after);
        REQUIRE(written);
        CHECK(written->at.milliseconds <= now + 10'000);
        CHECK(written->at >= last.at);
    }
}

TEST_CASE("A full disk of the server refuses the act, and what was there is there")
{
    if (!PostgresServer::installed())
        return;
    const support::TempFolder folder;
    std::filesystem::create_directory(folder / "disk");
    if (::mount("tmpfs", (folder / "disk").c_str(), "tmpfs", 0, "size=120m,mode=0777") != 0) {
        WARN("no small disk can be mounted here: a full one is not tested");
        return;
    }
    {
        PostgresServer server({"-c", "fsync=off", "-c", "max_wal_size=32MB", "-c",
                               "min_wal_size=32MB", "-c", "wal_recycle=off"},
                              folder / "disk" / "data");
        server.run("CREATE DATABASE cup", "postgres");
        const DatabaseAddress address = sharedEvent(server.address());
        storage_tests::JournalDesk desk(openShared(address, {}).value());
        std::string hay(std::size_t{256} << 20U, 'x');
        support::writeBytes(folder / "disk" / "hay", hay); // as much as there is room for
        const auto before = desk.entries();
        bool full = false;
        for (int i = 0; i < 200 && !full; ++i) {
            const tournament::Source large{"event-json", std::string(300'000, 'y')};
            const auto done = desk.act("import", {tournament::SourceKept{large}});
            full = !done;
            if (!done)
                CHECK((done.error().code == StorageErrorCode::Full
                       || done.error().code == StorageErrorCode::InDoubt
                       || done.error().code == StorageErrorCode::Unreachable));
        }
        CHECK(full);
        std::filesystem::remove(folder / "disk" / "hay");
        server.kill();
        server.start();
        storage_tests::JournalDesk again(openShared(address, {}).value());
        CHECK(std::ranges::equal(desk.entries(),
                                 std::span(again.entries()).first(desk.entries().size())));
        CHECK(again.act("watch-table", {tournament::WatchChanged{1, 1, true}}));
        CHECK(again.journal().verify().problems.empty());
    }
    ::umount2((folder / "disk").c_str(), MNT_DETACH);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A desk that keeps a shared event open: it never waits, keeps a copy, and comes back by itself.
#include <catch2/catch.hpp>

#include <thread>

#include <poll.h>

#include "storage/shared_desks.h"

using namespace storage;
using namespace std::chrono_literals;
using std::chrono::steady_clock;
using storage_tests::sharedEvent;
using support::PostgresServer;
using support::TempFolder;

namespace {

/// The longest that a server may take here before it counts as slow: a machine with other work must
/// not fail a test, and none of these waits where all is well.
constexpr auto longest = 20s;

SharedOptions keeping(const TempFolder &folder, const std::string &desk)
{
    SharedOptions options;
    options.copies = folder.path();
    options.desk = desk;
    options.actor = "Ada";
    return options;
}

/// Whether it comes true in time.
template <class Question>
bool soon(std::chrono::milliseconds within, Question &&question)
{
    const auto until = steady_clock::now() + within;
    while (!question()) {
        if (steady_clock::now() > until)
            return false;
        std::this_thread::sleep_for(5ms);
    }
    return true;
}

/// How long this takes.
template <class Work>
std::chrono::milliseconds timeOf(Work &&work)
{
    const auto begun = steady_clock::now();
    work();
    return std::chrono::duration_cast<std::chrono::milliseconds>(steady_clock::now() - begun);
}

core::Expected<Entry, StorageError> watch(SharedJournal &journal, bool on)
{
    const auto entries = journal.readFrom(1).value();
    tournament::Event after = fold(entries, historyOf(entries));
    const tournament::Facts facts{tournament::WatchChanged{1, 1, on}};
    tournament::apply(after, facts);
    return journal.append(entries.back().seq, {{0}, "Ada", "watch-table", facts, {}}, after);
}

std::vector<std::string> copied(const std::string &uuid, const SharedOptions &options)
{
    EventFileOptions reading;
    reading.readOnly = true;
    std::vector<std::string> hashes;
    const auto file = EventFile::open(copyOf(uuid, options), reading);
    if (!file)
        return hashes;
    const auto entries = (*file)->readFrom(1).value();
    for (const Entry &entry : entries)
        hashes.push_back(entry.hash);
    return hashes;
}

} // namespace

TEST_CASE("What one desk does another hears by its bell, and both copies have it")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    const TempFolder other;
    const DatabaseAddress address = sharedEvent(server->address());
    auto first = openShared(address, keeping(folder, "front")).value();
    // Each tells the server beside its work that it is there.
    CHECK(soon(longest, [&] { return first->desks().size() == 1; }));
    auto second = openShared(address, keeping(other, "wall")).value();
    const Position known = positionOf(second->readFrom(1).value());
    const auto written = watch(*first, true);
    REQUIRE(written);
    pollfd bell{second->bell(), POLLIN, 0};
    CHECK(soon(longest, [&] {
        (void)::poll(&bell, 1, 100);
        return second->news(known).value() == std::vector{*written};
    }));
    // His own come back, and are news to nobody who has them.
    CHECK(soon(longest, [&] { return first->lastSeq().value() == written->seq; }));
    CHECK(first->news({written->seq, written->hash}).value().empty());
    CHECK(soon(longest, [&] {
        const auto held = copied(address.uuid, keeping(other, ""));
        return !held.empty() && held.back() == written->hash;
    }));
    CHECK(soon(longest, [&] {
        return copied(address.uuid, keeping(folder, "")).size()
            == static_cast<std::size_t>(written->seq);
    }));
    CHECK(soon(longest, [&] { return second->desks().size() == 2; }));
    const auto desks = second->desks();
    REQUIRE(desks.size() == 2);
    CHECK(desks[0].desk == "front");
    CHECK(desks[0].actor == "Ada");
    CHECK(desks[0].here);
    CHECK(desks[1].desk == "wall");
    first.reset();
    CHECK(soon(longest, [&] { return second->desks().size() == 1; }));
}

namespace {

/// Of several: what waits for the network does so each time, what only the machine delays does not.
template <class Work>
std::chrono::milliseconds usualTimeOf(Work &&work)
{
    std::vector<std::chrono::milliseconds> times;
    for (int i = 0; i < 5; ++i)
        times.push_back(timeOf(work));
    std::ranges::sort(times);
    return times[times.size() / 2];
}

/// A server that is there and says nothing, as behind a pulled cable; `answer`: how long it is
/// waited for.
void fallSilent(std::chrono::milliseconds answer)
{
    PostgresServer server({"-c", "fsync=off"});
    server.run("CREATE DATABASE cup", "postgres");
    const TempFolder folder;
    const DatabaseAddress address = sharedEvent(server.address());
    auto options = keeping(folder, "front");
    options.answer = answer;
    auto desk = openShared(address, options).value();
    const auto written = watch(*desk, true);
    REQUIRE(written);
    const Position known{written->seq, written->hash};
    REQUIRE(soon(longest, [&] { return desk->lastSeq().value() == written->seq; }));

    server.freeze();
    CHECK(usualTimeOf([&] { CHECK(desk->news(known)); }) < answer / 4);
    const auto noticed =
        timeOf([&] { CHECK(soon(longest, [&] { return desk->trouble().has_value(); })); });
    CHECK(noticed < 5s);
    CHECK(desk->trouble()->code == StorageErrorCode::Unreachable);
    CHECK(desk->readFrom(1).value().size() == static_cast<std::size_t>(written->seq));
    CHECK(usualTimeOf(
              [&] { CHECK(watch(*desk, false).error().code == StorageErrorCode::Unreachable); })
          < answer / 4);
    REQUIRE(desk->saveCopy(folder / "meanwhile.arbiter"));
    CHECK(EventFile::open(folder / "meanwhile.arbiter").value()->verify().problems.empty());

    server.thaw();
    CHECK(soon(longest, [&] { return !desk->trouble(); }));
    CHECK(watch(*desk, false));
    CHECK(desk->verify().problems.empty());
}

} // namespace

TEST_CASE("A desk whose server falls silent says so in time, reads on and never waits")
{
    if (PostgresServer::installed())
        fallSilent(600ms);
}

TEST_CASE("The same with the patience that a desk has, within five seconds", "[.long][long]")
{
    if (PostgresServer::installed())
        fallSilent(SharedOptions().answer);
}

TEST_CASE("A desk goes on where its server went before a copy was written")
{
    if (!PostgresServer::installed())
        return;
    PostgresServer server({"-c", "fsync=off"});
    server.run("CREATE DATABASE cup", "postgres");
    const TempFolder folder;
    // In the way of the copy, so that there is none.
    support::writeBytes(folder / "in the way", "");
    auto options = keeping(folder, "front");
    options.copies = folder / "in the way";
    options.answer = 600ms;
    auto desk = openShared(sharedEvent(server.address()), options).value();
    const auto entries = desk->readFrom(1).value();
    server.kill();
    CHECK(soon(longest, [&] { return desk->trouble().has_value(); }));
    REQUIRE(desk->goOnIn(folder / "on.arbiter", entries));
    REQUIRE(desk->saveCopy(folder / "saved.arbiter"));
    for (const char *name : {"on.arbiter", "saved.arbiter"}) {
        const auto file = EventFile::open(folder / name).value();
        CHECK(file->readFrom(1).value() == entries);
        CHECK(file->verify().problems.empty());
    }
}

TEST_CASE("An event whose server is gone opens from the copy, and goes on when it is back")
{
    if (!PostgresServer::installed())
        return;
    PostgresServer server({"-c", "fsync=off"});
    server.run("CREATE DATABASE cup", "postgres");
    const TempFolder folder;
    const TempFolder other;
    const DatabaseAddress address = sharedEvent(server.address());
    const auto options = keeping(folder, "front");
    std::vector<Entry> entries;
    {
        auto desk = openShared(address, options).value();
        entries = desk->readFrom(1).value();
        REQUIRE(
            soon(longest, [&] { return copied(address.uuid, options).size() == entries.size(); }));
    }
    server.kill();
    auto desk = openShared(address, options).value();
    CHECK(desk->readFrom(1).value() == entries);
    CHECK(desk->uuid() == address.uuid);
    REQUIRE(desk->trouble());
    CHECK(watch(*desk, true).error().code == StorageErrorCode::Unreachable);
    CHECK(openShared(address, keeping(other, "new")).error().code == StorageErrorCode::Unreachable);

    SECTION("it comes back")
    {
        server.start();
        CHECK(soon(longest, [&] { return !desk->trouble(); }));
        CHECK(watch(*desk, true));
    }
    SECTION("it goes on in the copy, and the shared event is marked as left")
    {
        const Position last = positionOf(entries);
        REQUIRE(desk->goOnIn(folder / "on.arbiter", entries));
        server.start();
        REQUIRE(soon(longest, [&] { return !desk->trouble(); }));
        REQUIRE(leaveShared(address, last, "on.arbiter", {}));
        CHECK(soon(longest, [&] {
            return desk->trouble() && desk->trouble()->code == StorageErrorCode::Left;
        }));
        CHECK(watch(*desk, true).error().code == StorageErrorCode::Left);
        CHECK(shareEvent(folder / "on.arbiter", {server.address(), {}}, {}));
        CHECK(soon(longest, [&] { return !desk->trouble(); }));
        CHECK(watch(*desk, true));
    }
}

TEST_CASE("A copy that went its own way is kept and no longer written")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    const TempFolder folder;
    const DatabaseAddress address = sharedEvent(server->address());
    const auto options = keeping(folder, "front");
    REQUIRE(openShared(address, {}).value()->saveCopy(copyOf(address.uuid, options)));
    {
        storage_tests::JournalDesk own(EventFile::open(copyOf(address.uuid, options)).value());
        REQUIRE(own.act("watch-table", {tournament::WatchChanged{1, 2, true}}));
    }
    auto desk = openShared(address, options).value();
    REQUIRE(watch(*desk, true));
    const auto entries = openShared(address, {}).value()->readFrom(1).value();
    CHECK(soon(longest, [&] {
        const auto held = copied(address.uuid, options);
        return held.size() == entries.size() && held.back() == entries.back().hash;
    }));
    CHECK(std::filesystem::exists(folder / (address.uuid + " (1).arbiter")));
}

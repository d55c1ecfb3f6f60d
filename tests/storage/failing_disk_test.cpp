// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "support/crash_vfs.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::CrashDisk;
using support::DiskFault;

namespace {

constexpr auto path = "/event.arbiter";

EventFileOptions on(const CrashDisk &disk)
{
    EventFileOptions options;
    options.vfs = disk.name();
    options.busyTimeout = std::chrono::milliseconds(0);
    return options;
}

/// Lets every act of a session fail at its Nth operation, for every N, until it succeeds.
void failEverywhere(DiskFault fault, StorageErrorCode expected)
{
    CrashDisk disk("failing");
    JournalDesk desk(EventFile::create(path, on(disk)).value());
    int failures = 0;
    int unconfirmed = 0;
    for (const auto &act : storage_tests::smallEvent(5, 2)) {
        bool struck = true;
        for (std::int64_t at = 0; struck; ++at) {
            const std::string before = stateBytes(desk.event());
            const auto count = desk.entries().size();
            disk.plan(fault, at);
            const auto result = desk.act(act.command, act.facts);
            struck = disk.struck();
            disk.repair();
            if (result)
                break;
            ++failures;
            INFO(act.command << " at operation " << at << ": " << result.error().detail);
            REQUIRE(struck);
            REQUIRE(result.error().code == expected);
            REQUIRE_FALSE(result.error().detail.empty());
            REQUIRE(stateBytes(desk.event()) == before);
            // In the same connection and in a new one: the old state, nothing of the new.
            const auto again = EventFile::open(path, on(disk));
            REQUIRE(again.has_value());
            REQUIRE((*again)->verify().problems.empty());
            REQUIRE((*again)->readFrom(1).value() == desk.file().readFrom(1).value());
            if ((*again)->lastSeq().value() == static_cast<std::int64_t>(count))
                continue;
            // The one exception: the act is there, only the folder's last sync failed, so that it
            // must not be acknowledged. Whoever goes on is told to read it first.
            ++unconfirmed;
            REQUIRE((*again)->lastSeq().value() == static_cast<std::int64_t>(count) + 1);
            REQUIRE(desk.act(act.command, act.facts).error().code == StorageErrorCode::Outdated);
            desk = JournalDesk(EventFile::open(path, on(disk)).value());
            break;
        }
    }
    CHECK(desk.file().verify().problems.empty());
    CHECK(desk.entries().size() == storage_tests::smallEvent(5, 2).size());
    CHECK(failures > 100);
    if (fault == DiskFault::Full)
        CHECK(unconfirmed == 0);
}

} // namespace

// Architecture, "What the trusted ones test, and what we should", 3: every command must report
// and leave the old state, then succeed when space returns.

TEST_CASE("A full disk refuses the act, keeps the old state and accepts it when space returns")
{
    failEverywhere(DiskFault::Full, StorageErrorCode::Full);
}

TEST_CASE("A failing disk refuses the act, keeps the old state and accepts it when it works again")
{
    failEverywhere(DiskFault::InputOutput, StorageErrorCode::InputOutput);
}

TEST_CASE("A disk that fails at the creation leaves no file in the way of the next attempt")
{
    bool struck = true;
    int failures = 0;
    for (std::int64_t at = 0; struck; ++at) {
        CrashDisk disk("creating");
        disk.plan(DiskFault::Full, at);
        const auto first = EventFile::create(path, on(disk));
        struck = disk.struck();
        disk.repair();
        if (first)
            continue;
        ++failures;
        REQUIRE(first.error().code == StorageErrorCode::Full);
        REQUIRE(EventFile::create(path, on(disk)).has_value());
    }
    CHECK(failures > 10);
}

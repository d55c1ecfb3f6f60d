// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "support/cases.h"
#include "support/crash_vfs.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::CrashDisk;
using support::DiskFault;

namespace {

EventFileOptions on(const CrashDisk &disk, bool synchronous = true)
{
    EventFileOptions options;
    options.vfs = disk.name();
    options.clock = storage_tests::steadyClock();
    options.uuid = "00000000-0000-4000-8000-000000000001";
    options.synchronous = synchronous;
    return options;
}

constexpr auto path = "/event.arbiter";

/// An afternoon in short: every kind of act, an undo, a redo. Stops at the first failure; returns
/// how many acts were acknowledged, -1 when not even the creation was.
std::int64_t session(const EventFileOptions &options)
{
    auto file = EventFile::create(path, options);
    if (!file)
        return -1;
    JournalDesk desk(std::move(*file));
    for (const auto &act : storage_tests::smallEvent(6, 2))
        if (!desk.act(act.command, act.facts))
            return static_cast<std::int64_t>(desk.entries().size());
    const auto span = *desk.history().undoTo(desk.history().live().back() - 3);
    if (desk.undo(span))
        (void)desk.redo(span);
    return static_cast<std::int64_t>(desk.entries().size());
}

struct Tally {
    int points = 0;
    int inconsistent = 0;
    int lost = 0;
};

/// Cuts the power at every operation of the session, several times with another part of the
/// unsynced sectors surviving each.
Tally cutEverywhere(bool synchronous, bool lying, int draws)
{
    std::vector<std::string> states;
    std::int64_t operations = 0;
    {
        CrashDisk disk("healthy");
        disk.plan(DiskFault::None, 0);
        (void)session(on(disk));
        operations = disk.operations();
        JournalDesk desk(EventFile::open(path, on(disk)).value());
        states = storage_tests::statesOf(desk.entries());
    }
    Tally tally;
    for (std::int64_t at = 0; at < operations; at += support::stride)
        for (int draw = 0; draw < draws; ++draw) {
            CrashDisk disk("crashing");
            disk.setLying(lying);
            disk.plan(DiskFault::PowerLoss, at);
            const auto acknowledged = session(on(disk, synchronous));
            disk.restart(static_cast<std::uint64_t>(at * draws + draw));
            ++tally.points;
            const auto file = EventFile::open(path, on(disk));
            if (!file) {
                // A file whose creation was never acknowledged may be anything.
                if (acknowledged >= 0)
                    ++tally.inconsistent;
                continue;
            }
            const auto entries = (*file)->readFrom(1);
            if (!entries || !(*file)->verify().problems.empty()
                || storage_tests::statesOf(*entries).back() != states.at(entries->size()))
                ++tally.inconsistent;
            else if (static_cast<std::int64_t>(entries->size()) < acknowledged)
                ++tally.lost;
        }
    return tally;
}

} // namespace

// Architecture, "What the trusted ones test, and what we should", 1.

TEST_CASE("Power lost at any write: the file is consistent and nothing acknowledged is lost")
{
    const Tally tally = cutEverywhere(true, false, 1);
    CHECK(tally.points > support::cases(300));
    CHECK(tally.inconsistent == 0);
    CHECK(tally.lost == 0);
}

TEST_CASE("Power lost at any write, many surviving parts of each", "[.long][long]")
{
    const Tally tally = cutEverywhere(true, false, 4);
    CHECK(tally.inconsistent == 0);
    CHECK(tally.lost == 0);
}

TEST_CASE("Control: without syncs the same test finds lost and broken files")
{
    const Tally off = cutEverywhere(false, false, 1);
    CHECK(off.inconsistent + off.lost > off.points / 4);
    const Tally lying = cutEverywhere(true, true, 1);
    CHECK(lying.inconsistent + lying.lost > lying.points / 4);
}

TEST_CASE("After a power cut an event can be looked at before anybody writes to it")
{
    CrashDisk disk("looking");
    EventFileOptions options = on(disk);
    const auto acts = storage_tests::smallEvent(20, 1);
    for (std::int64_t at = 0; at < 40; ++at) {
        const std::string file = "/e" + std::to_string(at);
        {
            JournalDesk desk(EventFile::create(file, options).value());
            for (std::size_t i = 0; i + 1 < acts.size(); ++i)
                REQUIRE(desk.act(acts[i].command, acts[i].facts).has_value());
            disk.plan(DiskFault::PowerLoss, at);
            (void)desk.act(acts.back().command, acts.back().facts);
        }
        disk.restart(static_cast<std::uint64_t>(at));
        options.readOnly = true;
        const auto looked = EventFile::open(file, options);
        REQUIRE(looked.has_value());
        CHECK((*looked)->lastSeq().value() >= static_cast<std::int64_t>(acts.size()) - 1);
        CHECK((*looked)->verify().problems.empty());
        options.readOnly = false;
    }
}

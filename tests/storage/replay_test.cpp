// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "support/crash_vfs.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::CrashDisk;

namespace {

EventFileOptions journaledOn(const CrashDisk &disk)
{
    EventFileOptions options;
    options.vfs = disk.name();
    return options;
}

/// Random acts, undos to random places and redos.
void play(JournalDesk &desk, core::Random &random, int steps)
{
    for (int i = 0; i < steps; ++i) {
        const auto kind = random.below(8);
        const auto &live = desk.history().live();
        if (kind == 0 && desk.history().nextUndo()) {
            RC_ASSERT(desk.undo(*desk.history().nextUndo()).has_value());
        } else if (kind == 1 && !live.empty()) {
            const auto kept = live[random.below(static_cast<std::uint32_t>(live.size()))];
            if (const auto span = desk.history().undoTo(kept))
                RC_ASSERT(desk.undo(*span).has_value());
        } else if (kind == 2 && desk.history().nextRedo()) {
            RC_ASSERT(desk.redo(*desk.history().nextRedo()).has_value());
        } else {
            const auto act = storage_tests::randomAct(desk.event(), random);
            const auto done = desk.act(act.command, act.facts);
            RC_ASSERT(done.has_value());
        }
    }
}

} // namespace

// Architecture, "The journal and the tables": verify proves fold(journal) == tables. Property test
// after random sequences.

TEST_CASE("Random acts, undos and redos: replay, tables and chain agree")
{
    CHECK(rc::check("random sequences", [](std::uint64_t seed) {
        core::Random random(seed);
        CrashDisk disk("replay");
        JournalDesk desk(EventFile::create("/e", journaledOn(disk)).value());
        play(desk, random, 60);

        const auto problems = desk.file().verify().problems;
        RC_ASSERT(problems == std::vector<std::string>{});
        JournalDesk replayed(EventFile::open("/e", journaledOn(disk)).value());
        RC_ASSERT(stateBytes(replayed.event()) == stateBytes(desk.event()));
        RC_ASSERT(replayed.entries() == desk.entries());

        // Everything back: the empty event. Returned: the same bytes as before.
        const std::string state = stateBytes(desk.event());
        if (const auto everything = desk.history().undoTo(0)) {
            RC_ASSERT(desk.undo(*everything).has_value());
            RC_ASSERT(stateBytes(desk.event()) == stateBytes({}));
            RC_ASSERT(desk.file().verify().problems.empty());
            RC_ASSERT(desk.redo(*desk.history().nextRedo()).has_value());
            RC_ASSERT(stateBytes(desk.event()) == state);
            RC_ASSERT(desk.file().verify().problems.empty());
        }
        if (const auto acts = desk.history().live(); acts.size() > 1) {
            const auto created = acts.front();
            RC_ASSERT(desk.undo(*desk.history().undoTo(created)).has_value());
            RC_ASSERT(
                stateBytes(desk.event())
                == storage_tests::statesOf(desk.entries())[static_cast<std::size_t>(created)]);
        }
    }));
}

TEST_CASE("Any byte of any payload that changes is found")
{
    CrashDisk disk("flips");
    {
        JournalDesk desk(EventFile::create("/e", journaledOn(disk)).value());
        for (const auto &act : storage_tests::smallEvent(4, 1))
            REQUIRE(desk.act(act.command, act.facts).has_value());
    }
    const std::string sound = disk.find("/e")->written;
    int flips = 0;
    for (const auto &act : storage_tests::smallEvent(4, 1)) {
        const std::string payload = writePayload({act.facts, {}});
        const auto at = sound.find(payload.substr(0, 200));
        REQUIRE(at != std::string::npos);
        for (std::size_t i = 0; i < std::min<std::size_t>(payload.size(), 200); ++i) {
            disk.find("/e")->written = sound;
            disk.find("/e")->written[at + i] ^= 1;
            const auto opened = EventFile::open("/e", journaledOn(disk));
            REQUIRE_FALSE(opened);
            REQUIRE(opened.error().code == StorageErrorCode::ChainBroken);
            ++flips;
        }
    }
    CHECK(flips > 1000);
}

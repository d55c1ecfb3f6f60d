// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "storage/journal_places.h"
#include "support/crash_vfs.h"
#include "tournament/acts/generator.h"
#include "tournament/cut/bracket_wiring.h"
#include "tournament/gate/checker.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::CrashDisk;

namespace {

tournament::GeneratedEvent cut(const tournament::Wiring &wiring, std::uint64_t seed)
{
    tournament::GeneratorOptions options;
    options.profile = *tournament::findProfile(seed % 2 == 0 ? "ffg-2012" : "ffg-2016");
    options.players = wiring.size + 4;
    options.rounds = 2;
    options.cut = wiring.size;
    options.playedCut = wiring.form;
    options.seed = seed;
    return tournament::generateEvent(options);
}

/// Every act of it, of which some are taken back and returned at once.
void playBackAndForth(JournalDesk &desk, const tournament::GeneratedEvent &played,
                      std::uint64_t seed)
{
    core::Random random(seed);
    for (const auto &act : played.acts) {
        const std::string name(tournament::commandName(act.command));
        REQUIRE(desk.act(name, act.facts).has_value());
        if (random.below(4) != 0)
            continue;
        const std::string state = stateBytes(desk.event());
        REQUIRE(desk.undo(*desk.history().nextUndo()).has_value());
        CHECK(tournament::check(desk.event()).empty());
        CHECK(desk.journal().verify().problems.empty());
        REQUIRE(desk.redo(*desk.history().nextRedo()).has_value());
        CHECK(stateBytes(desk.event()) == state);
    }
    CHECK(desk.event() == played.event);
    CHECK(desk.journal().verify().problems == std::vector<std::string>{});
}

} // namespace

// Architecture, "The journal and the tables": an undone act of the cut comes back as it was, its
// seats, sides and draws included.

TEST_CASE("Acts of a cut are undone and returned, and the file proves itself at each step")
{
    for (const auto &wiring : tournament::wirings())
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            CAPTURE(static_cast<int>(wiring.form), wiring.size, seed);
            CrashDisk disk("cut");
            EventFileOptions options;
            options.vfs = disk.name();
            JournalDesk desk(EventFile::create("/e", options).value());
            const auto played = cut(wiring, seed);
            playBackAndForth(desk, played, seed);
            const JournalDesk reopened(EventFile::open("/e", options).value());
            CHECK(stateBytes(reopened.event()) == stateBytes(played.event));
        }
}

TEST_CASE("The same wherever the event lies, in a file on a disk and in a database")
{
    const auto place = storage_tests::eachPlace();
    const auto &wiring = tournament::wirings().front();
    JournalDesk desk(place->create());
    const auto played = cut(wiring, 1);
    playBackAndForth(desk, played, 1);
    const JournalDesk reopened(place->open());
    CHECK(stateBytes(reopened.event()) == stateBytes(played.event));
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An upgrade of the schema under simulated power cuts; see power_cut_test.
#include "cli/cut_bench.h"
#include "support/places.h"

#include <catch2/catch.hpp>

namespace fs = std::filesystem;
using support::CutOptions;
using support::CutState;
using support::Recording;

namespace {

/// Opening a file of an older schema for writing upgrades it; the act behind that is acknowledged.
Tally cutUpgrade(const char *file, const CutOptions &options)
{
    const CutBench bench;
    const fs::path event = bench.files / file;
    fs::copy_file(support::testData() / "schema" / file, event);
    fs::permissions(event, fs::perms::owner_read | fs::perms::owner_write);
    const std::size_t before = WholeEvent(event).hashes.size();
    const Recording recording = bench.run("player add '" + event.string() + "' --name Newcomer");
    REQUIRE(recording.status == 0);
    // Made by hand for the tests of storage, it is not what the rules would pair.
    const WholeEvent whole(event);
    REQUIRE(whole.hashes.size() == before + 1);
    Tally tally;
    tally.states = support::cutEverywhere(recording, options, [&](const CutState &state) {
        support::writeFolder(bench.looked, state.folder);
        lookAt(bench.looked / file, whole, before + (state.said.empty() ? 0U : 1U), state, tally);
    });
    return tally;
}

} // namespace

TEST_CASE("Power cut at any call of an upgrade: the file opens with all its acts, and is sound")
{
    if (!cannotRecord())
        checkSafe(cutUpgrade("schema-1.arbiter", {.stride = 10, .draws = 1}));
}

TEST_CASE("Power cut at any call of an upgrade, many parts surviving", "[.long][long]")
{
    if (cannotRecord())
        return;
    std::size_t states = 0;
    for (const auto &entry : fs::directory_iterator(support::testData() / "schema")) {
        const std::string name = entry.path().filename().string();
        INFO(name);
        const Tally tally = cutUpgrade(name.c_str(), {.draws = 30});
        checkSafe(tally);
        states += tally.states;
    }
    CHECK(states > 500);
    WARN("upgrade: " << states << " states");
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Documents written over old ones under simulated power cuts; see power_cut_test.
#include "cli/cut_bench.h"

#include <catch2/catch.hpp>

namespace fs = std::filesystem;
using support::CutOptions;
using support::CutState;
using support::Recording;

namespace {

/// A file that a command replaces is wholly the old one or wholly the new one, and the new one once
/// the command has said so.
Tally cutReplacing(const Recording &recording, const std::string &target,
                   const CutOptions &options = {})
{
    const auto old = recording.before.find(target);
    const support::StoredFile fresh = recording.after.at(target);
    Tally tally;
    tally.states = support::cutEverywhere(recording, options, [&](const CutState &state) {
        const auto found = state.folder.find(target);
        const bool isOld = old == recording.before.end()
            ? found == state.folder.end()
            : found != state.folder.end() && found->second == old->second;
        const bool isNew = found != state.folder.end() && found->second == fresh;
        if (!isOld && !isNew)
            tally.note(tally.broken, state, "neither old nor new");
        else if (!isNew && (!state.said.empty() || state.ended))
            tally.note(tally.lost, state, "still the old one");
    });
    return tally;
}

/// The documents a command can write over an old file, and what they are called.
std::vector<std::pair<std::string, std::string>> documents(const CutBench &bench)
{
    const std::string event = bench.program.file("cup.arbiter");
    return {{"export '" + event + "' --format markdown", "cup.md"},
            {"export '" + event + "' --format event-json", "cup.json"},
            {"export '" + event + "' --format csv-players", "cup.csv"},
            {"print '" + event + "' --what standings", "cup.pdf"}};
}

Tally cutDocuments(const std::vector<std::size_t> &oldSizes, const CutOptions &options)
{
    const CutBench bench;
    bench.program.done({"simulate", "--players", "60", "--rounds", "3", "--cut", "0", "--seed", "5",
                        "-o", bench.program.file("cup.arbiter")});
    Tally all;
    for (const auto &[command, target] : documents(bench)) {
        for (const std::size_t size : oldSizes) {
            support::writeFolder(bench.files, {});
            const fs::path path = bench.files / target;
            if (size > 0)
                bench.program.write("files/" + target, std::string(size, 'o'));
            const Recording recording = bench.run(command + " -o '" + path.string() + "'");
            if (command.starts_with("print") && recording.status == 2)
                continue; // built without the window
            REQUIRE(recording.status == 0);
            const Tally one = cutReplacing(recording, target, options);
            INFO(command << " over " << size << " bytes: " << one.first);
            CHECK(one.broken == 0);
            CHECK(one.lost == 0);
            all.states += one.states;
            all.broken += one.broken;
            all.lost += one.lost;
        }
    }
    return all;
}

} // namespace

TEST_CASE("Power cut at any call of an export or print: the old document or the new one")
{
    if (!cannotRecord())
        CHECK(cutDocuments({100}, {.draws = 2}).states > 20);
}

TEST_CASE("Power cut at any call of an export or print, many parts surviving", "[.long][long]")
{
    if (cannotRecord())
        return;
    const Tally tally = cutDocuments({0, 100, 200000}, {.draws = 60});
    CHECK(tally.states > 200);
    WARN("export and print: " << tally.states << " states");
}

TEST_CASE("Control: a program that writes over a file without syncing leaves neither, or the old")
{
    if (cannotRecord())
        return;
    const CutBench bench;
    bench.program.write("files/cup.md", std::string(3000, 'o'));
    const std::string fresh = bench.program.write("fresh", std::string(5000, 'n'));
    const std::string target = bench.file("cup.md");
    const std::string copy = "dd bs=2048 status=none if='" + fresh + "' of='" + target;
    // Over it, and aside with a rename: what both lack are the syncs.
    for (const std::string &way :
         {copy + "'", copy + ".part'; mv '" + target + ".part' '" + target + "'"}) {
        const Recording recording = bench.runShell(way + "; echo done");
        REQUIRE(recording.status == 0);
        const Tally tally = cutReplacing(recording, "cup.md", {.draws = 20});
        INFO(way);
        CHECK(tally.broken > 0);
        CHECK(tally.lost > 0);
        bench.program.write("files/cup.md", std::string(3000, 'o'));
    }
}

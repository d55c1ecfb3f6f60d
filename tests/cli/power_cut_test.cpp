// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The real program under simulated power cuts: every call by which it changes files is recorded,
// and every folder that a cut between two calls may leave is looked at.
#include "cli/cut_bench.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace fs = std::filesystem;
using support::CutOptions;
using support::CutState;
using support::Recording;

namespace {

std::string request(const std::string &command, core::Json::Object args)
{
    return core::dump(core::Json::object({{"command", command}, {"args", core::Json(args)}}))
        + "\n";
}

/// Results entered and corrected, undone and done again, a round paired.
std::string requests(const std::string &event, int rounds)
{
    std::string input;
    for (int round = 1; round <= rounds; ++round) {
        for (const char *result : {"2-0", "0-2", "1-1"})
            input += request("report", {{"event", event}, {"table", 1}, {"result", result}});
        input += request("undo", {{"event", event}}) + request("redo", {{"event", event}});
        for (const int table : {2, 3})
            input += request("report", {{"event", event}, {"table", table}, {"result", "2-0"}});
        input += request("pair", {{"event", event}});
    }
    return input;
}

/// Each line that a batch answers is one act; `least` acts were there before.
Tally cutBatch(int rounds, const CutOptions &options)
{
    const CutBench bench;
    const std::string made = bench.program.event({"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"});
    bench.program.done({"pair", made});
    const std::string event = (bench.files / "cup.arbiter").string();
    fs::copy_file(made, event);
    const std::size_t before = WholeEvent(event).hashes.size();
    const std::string input = bench.program.write("requests", requests(event, rounds));
    const Recording recording = bench.run("batch <'" + input + "'");
    INFO(bench.said());
    REQUIRE(recording.status == 0);
    REQUIRE(bench.said().find("\"error\"") == std::string::npos);
    const WholeEvent whole(event);
    REQUIRE(whole.problems.empty());
    REQUIRE(whole.hashes.size() == before + static_cast<std::size_t>(rounds) * 8);
    Tally tally;
    tally.states = support::cutEverywhere(recording, options, [&](const CutState &state) {
        support::writeFolder(bench.looked, state.folder);
        const auto acts = std::count(state.said.begin(), state.said.end(), '\n');
        lookAt(bench.looked / "cup.arbiter", whole, before + static_cast<std::size_t>(acts), state,
               tally);
    });
    return tally;
}

} // namespace

TEST_CASE("Power cut at any call of a batch: the event is sound and holds all it acknowledged")
{
    if (!cannotRecord())
        checkSafe(cutBatch(1, {.stride = 24, .draws = 1}));
}

TEST_CASE("Power cut at any call of a long batch, many parts surviving", "[.long][long]")
{
    if (cannotRecord())
        return;
    const Tally tally = cutBatch(4, {.draws = 10});
    checkSafe(tally);
    CHECK(tally.states > 2000);
    WARN("batch: " << tally.states << " states");
}

TEST_CASE("Control: a batch whose syncs do nothing loses what it has acknowledged")
{
    if (cannotRecord())
        return;
    const Tally tally = cutBatch(1, {.stride = 24, .draws = 1, .deaf = true});
    CHECK(tally.lost > 0);
    CHECK(tally.broken > 0);
    CHECK(tally.lost + tally.broken > tally.states / 4);
}

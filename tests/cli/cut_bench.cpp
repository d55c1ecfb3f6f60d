// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/cut_bench.h"

#include "app/session/check_event.h"
#include "storage/event_file.h"
#include "support/cases.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace fs = std::filesystem;

namespace {

std::vector<std::string> hashesOf(app::Session &session)
{
    std::vector<std::string> hashes;
    const auto entries = session.journal().readFrom(1);
    REQUIRE(entries);
    for (const auto &entry : *entries)
        hashes.push_back(entry.hash);
    return hashes;
}

std::vector<std::string> hashesOf(const fs::path &event)
{
    const auto session = app::Session::open(event, {}, true);
    REQUIRE(session);
    return hashesOf(**session);
}

} // namespace

void Tally::note(std::size_t &count, const support::CutState &state, const std::string &what)
{
    ++count;
    if (first.empty())
        first = "call " + std::to_string(state.call) + ", survival "
            + std::to_string(static_cast<int>(state.survival)) + ": " + what;
}

void checkSafe(const Tally &tally)
{
    INFO(tally.states << " states; " << tally.first);
    CHECK(tally.broken == 0);
    CHECK(tally.lost == 0);
}

bool cannotRecord()
{
    if (support::sanitized)
        WARN("no calls are recorded under sanitizers");
    return support::sanitized;
}

support::Recording CutBench::run(const std::string &arguments) const
{
    return support::record(files,
                           "XDG_DATA_HOME='" + (program.folder() / "data").string()
                               + "' QT_QPA_PLATFORM=offscreen '" ARBITER_CLI "' " + arguments,
                           program.folder() / "said");
}

support::Recording CutBench::runShell(const std::string &script) const
{
    return support::record(files, "sh '" + program.write("script", script) + "'",
                           program.folder() / "said");
}

WholeEvent::WholeEvent(const fs::path &event) : hashes(hashesOf(event))
{
    const auto verdict = app::checkEvent(event, {});
    REQUIRE(verdict);
    problems = verdict->problems;
}

void lookAt(const fs::path &event, const WholeEvent &whole, std::size_t acknowledged,
            const support::CutState &state, Tally &tally)
{
    for (const bool writing : {false, true}) {
        if (writing) {
            const auto session = app::Session::open(event, {});
            if (!session)
                return tally.note(tally.broken, state, session.error().message);
            const auto hashes = hashesOf(**session);
            if (hashes.size() > whole.hashes.size()
                || !std::equal(hashes.begin(), hashes.end(), whole.hashes.begin()))
                return tally.note(tally.broken, state, "another history");
            if (hashes.size() < acknowledged)
                return tally.note(tally.lost, state,
                                  std::to_string(hashes.size()) + " of "
                                      + std::to_string(acknowledged) + " acts");
        }
        const auto verdict = app::checkEvent(event, {});
        if (!verdict)
            return tally.note(tally.broken, state, verdict.error().message);
        if (verdict->problems != whole.problems)
            return tally.note(tally.broken, state,
                              verdict->problems.empty() ? "not as before"
                                                        : verdict->problems.front());
    }
}

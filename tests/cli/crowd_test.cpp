// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/child.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <set>
#include <thread>

namespace {

using support::Child;
using Clock = std::chrono::steady_clock;

constexpr int writers = 8;

/// An event with so many tables, paired.
std::string pairedEvent(const Program &program, int tables)
{
    std::vector<std::string> names;
    for (int i = 1; i <= 2 * tables; ++i)
        names.push_back("Player " + std::to_string(i));
    std::string path = program.event(names);
    program.done({"pair", path});
    return path;
}

/// What one writer was told.
struct Told {
    std::vector<std::string> refusals;
    std::chrono::milliseconds slowest{0};
};

/// Reports its own tables, one behind the other without a pause.
Told reportTables(const Child &writer, const std::string &path, int first, int count)
{
    Told told;
    for (int table = first; table < first + count; ++table) {
        const auto asked = Clock::now();
        const auto answer = writer.ask(reportLine(path, table, "2-0"))
            ? writer.answer()
            : std::optional<std::string>();
        const auto waited = Clock::now() - asked;
        told.slowest =
            std::max(told.slowest, std::chrono::duration_cast<std::chrono::milliseconds>(waited));
        if (!answer || answer->find("\"error\"") != std::string::npos)
            told.refusals.push_back(answer.value_or("no answer"));
    }
    return told;
}

/// Eight programs on one event, each with tables of its own.
std::vector<Told> crowd(const Program &program, const std::string &path, int tablesEach)
{
    std::vector<Told> told(writers);
    std::vector<std::jthread> threads;
    for (int writer = 0; writer < writers; ++writer)
        threads.emplace_back([&, writer] {
            const std::string errors = program.file("errors-" + std::to_string(writer));
            const Child child("env XDG_DATA_HOME='" + program.folder().string()
                              + "' '" ARBITER_CLI "' batch 2>'" + errors + "'");
            told[static_cast<std::size_t>(writer)] =
                reportTables(child, path, writer * tablesEach + 1, tablesEach);
        });
    threads.clear();
    return told;
}

/// Every table has its result, each was stored once, and the file is sound.
void checkComplete(const Program &program, const std::string &path, int tables)
{
    const core::Json log = program.json({"log", path});
    std::multiset<std::string> reports;
    for (const core::Json &entry : items(log, "entries"))
        if (const std::string line = text(entry, "text"); line.starts_with("Report "))
            reports.insert(line.substr(0, line.find(':')));
    CHECK(reports.size() == static_cast<std::size_t>(tables));
    CHECK(std::set(reports.begin(), reports.end()).size() == static_cast<std::size_t>(tables));
    CHECK(truth(program.json({"verify", path}), "sound"));
}

struct Crowd {
    std::chrono::milliseconds slowest{0}; ///< answer of all
    std::string warnings;
};

/// None is refused and none is lost.
Crowd checkedCrowd(int tablesEach)
{
    const Program program;
    const std::string path = pairedEvent(program, writers * tablesEach);
    const auto began = Clock::now();
    const auto told = crowd(program, path, tablesEach);
    const std::chrono::duration<double> took = Clock::now() - began;
    Crowd all;
    for (int writer = 0; writer < writers; ++writer) {
        const Told &each = told[static_cast<std::size_t>(writer)];
        for (const std::string &refusal : each.refusals)
            FAIL_CHECK(refusal);
        all.warnings += support::contentOf(program.file("errors-" + std::to_string(writer)));
        all.slowest = std::max(all.slowest, each.slowest);
    }
    checkComplete(program, path, writers * tablesEach);
    WARN(writers << " writers, " << tablesEach << " tables each: " << took.count()
                 << " s, slowest answer " << all.slowest.count() << " ms");
    return all;
}

} // namespace

TEST_CASE("Eight programs report different tables without a pause: none is refused, none is lost")
{
    (void)checkedCrowd(3);
}

TEST_CASE("In a crowd of eight writers nobody waits for long", "[.long][long]")
{
    const Crowd all = checkedCrowd(40);
    CHECK(all.slowest < std::chrono::seconds(2));
    CHECK(all.warnings.empty()); // their backups do not get in each other's way
}

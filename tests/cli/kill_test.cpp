// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "core/random.h"
#include "support/child.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <csignal>
#include <memory>
#include <thread>

using support::Child;

namespace {

std::string batchOf(const Program &program)
{
    return "env XDG_DATA_HOME='" + program.folder().string() + "' '" ARBITER_CLI "' batch";
}

std::int64_t lastEntry(const Program &program, const std::string &path)
{
    return static_cast<std::int64_t>(items(program.json({"log", path}), "entries").size());
}

void pause(std::uint32_t microseconds)
{
    std::this_thread::sleep_for(std::chrono::microseconds(microseconds));
}

/// Corrects the result of a table again and again, until the program is gone; how often it said
/// that this is recorded.
int correct(const Child &writer, const std::string &path, int table, std::atomic<int> &begun)
{
    int acknowledged = 0;
    for (;; ++acknowledged) {
        const char *result = acknowledged % 2 == 0 ? "2-0" : "0-2";
        const auto answer =
            writer.ask(reportLine(path, table, result)) ? writer.answer() : std::nullopt;
        begun += acknowledged == 0 ? 1 : 0;
        if (!answer || answer->find("\"error\"") != std::string::npos)
            return acknowledged;
    }
}

} // namespace

// Architecture, "What the trusted ones test, and what we should", 2.

TEST_CASE("Killed at random moments, the program loses no result it has acknowledged",
          "[.crash][crash]")
{
    std::signal(SIGPIPE, SIG_IGN);
    const Program program;
    const std::string path = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"pair", path});
    core::Random random(2016);
    std::int64_t acknowledged = lastEntry(program, path);
    int midway = 0;
    constexpr int kills = 40;
    for (int kill = 0; kill < kills; ++kill) {
        const Child child(batchOf(program));
        std::jthread killer;
        // Corrected again and again: every answer stands for one act more.
        for (int asked = 0; child.ask(reportLine(path, 1, asked % 2 == 0 ? "2-0" : "0-2"));
             ++asked) {
            const auto answer = child.answer();
            if (!answer)
                break;
            INFO(*answer);
            REQUIRE(answer->find("error") == std::string::npos);
            ++acknowledged;
            if (!killer.joinable())
                killer = std::jthread([&child, wait = random.below(60000)] {
                    pause(wait);
                    child.kill();
                });
        }
        REQUIRE(killer.joinable());
        killer.join();
        midway += std::filesystem::exists(path + "-journal") ? 1 : 0;
        CHECK(truth(program.json({"verify", path}), "sound"));
        const std::int64_t last = lastEntry(program, path);
        CHECK(last >= acknowledged);
        CHECK(last <= acknowledged + 1); // durable, but killed before it could say so
        acknowledged = last;
    }
    WARN(kills << " kills, " << midway << " of them inside a write, " << acknowledged
               << " acts, none lost");
}

TEST_CASE("Eight writers killed at random moments lose no result that any has acknowledged",
          "[.long][long]")
{
    std::signal(SIGPIPE, SIG_IGN);
    constexpr int writers = 8;
    constexpr int rounds = 38;
    const Program program;
    std::vector<std::string> names;
    for (int i = 1; i <= 2 * writers; ++i)
        names.push_back("Player " + std::to_string(i));
    const std::string path = program.event(names);
    program.done({"pair", path});
    core::Random random(2017);
    std::int64_t known = lastEntry(program, path);
    std::int64_t acknowledged = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<std::unique_ptr<Child>> children;
        for (int writer = 0; writer < writers; ++writer)
            children.push_back(std::make_unique<Child>(batchOf(program)));
        std::vector<int> told(writers);
        std::atomic<int> begun = 0;
        {
            std::vector<std::jthread> threads;
            for (std::size_t writer = 0; writer < writers; ++writer)
                threads.emplace_back([&, writer] {
                    told[writer] =
                        correct(*children[writer], path, static_cast<int>(writer) + 1, begun);
                });
            while (begun < writers)
                pause(1000);
            // One after the other: those who are left go on in the file of those who are gone.
            for (const auto &child : children) {
                pause(random.below(30000));
                child->kill();
            }
        }
        int sum = 0;
        for (const int each : told)
            sum += each;
        CHECK(truth(program.json({"verify", path}), "sound"));
        const std::int64_t last = lastEntry(program, path);
        CHECK(last - known >= sum);
        CHECK(last - known <= sum + writers);
        known = last;
        acknowledged += sum;
    }
    WARN(rounds * writers << " kills, " << acknowledged << " acts acknowledged, none lost");
}

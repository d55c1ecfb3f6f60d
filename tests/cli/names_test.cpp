// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace fs = std::filesystem;

namespace {

using Arguments = std::vector<std::string>;

/// Every command that makes an event, into `target`.
std::vector<Arguments> makers(const Program &program, const std::string &target)
{
    const std::string players = program.write("players.csv", "name\nAda\nBen\n");
    return {{"new", target, "--name", "Cup"},
            {"import", players, "-o", target},
            {"simulate", "--players", "4", "--rounds", "1", "-o", target},
            {"salvage", program.file("cup.arbiter"), "-o", target}};
}

std::ptrdiff_t linesOf(const std::string &text) { return std::ranges::count(text, '\n'); }

} // namespace

TEST_CASE("What is acknowledged is in a file of that name, whatever the name")
{
    const Program program;
    static_cast<void>(program.event({"Ada", "Ben"}));
    const support::WorkingFolder there(program.folder());
    for (const auto *name : {":memory:", "file:cup?mode=memory", "file::memory:"})
        for (const Arguments &args : makers(program, name)) {
            INFO(args.front() << " into " << name);
            program.done(args);
            REQUIRE(fs::is_regular_file(program.folder() / name));
            CHECK(truth(program.json({"verify", name}), "sound"));
            fs::remove(name);
        }
}

TEST_CASE("A target without a name is refused in one sentence at every door")
{
    Program program;
    program.environment.print =
        [](const tournament::Event &,
           const app::PrintRequest &) -> core::Expected<app::PrintedPages, app::Failure> {
        return app::PrintedPages{"pages", 1};
    };
    const std::string event = program.event({"Ada", "Ben"});
    const support::WorkingFolder there(program.folder());
    std::vector<Arguments> doors = makers(program, "");
    doors.push_back({"standings", ""});
    doors.push_back({"verify", ""});
    doors.push_back({"export", event, "--format", "event-json", "-o", ""});
    doors.push_back({"print", event, "--what", "report", "-o", ""});
    const auto files = [&] { return std::distance(fs::directory_iterator(program.folder()), {}); };
    const auto before = files();
    for (const Arguments &args : doors) {
        const Answered answered = program(args);
        INFO(args.front() << ": " << answered.out << answered.err);
        CHECK(answered.status == 2);
        CHECK(linesOf(answered.err) == 1);
        CHECK(answered.err.find("name") != std::string::npos);
        CHECK(files() == before);
    }
}

TEST_CASE("A name that belongs to another event's file is refused")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    std::vector<Arguments> doors = makers(program, event + "-journal");
    doors.push_back({"export", event, "--format", "markdown", "-o", event + "-journal"});
    for (const Arguments &args : doors) {
        if (args.front() == "export")
            program.done({"pair", event});
        const Answered answered = program(args);
        INFO(args.front() << ": " << answered.out << answered.err);
        CHECK(answered.status == 2);
        CHECK(linesOf(answered.err) == 1);
        CHECK_FALSE(fs::exists(event + "-journal"));
    }
}

TEST_CASE("Cards that cannot be read are told, and the rest of the program works")
{
    Program program;
    const std::string event = program.event({"Ada", "Ben"});
    fs::create_symlink("ring", program.folder() / "ring");
    program.environment.cardFolder = program.folder() / "ring";
    for (const Arguments &args :
         {Arguments{"cards", "find", "Account"}, Arguments{"deck", "list", event}}) {
        const Answered answered = program(args);
        INFO(answered.out << answered.err);
        CHECK(answered.status == 3);
        CHECK(linesOf(answered.err) == 1);
        CHECK(answered.err.find("The folder of your cards") != std::string::npos);
    }
    program.done({"standings", event});
}

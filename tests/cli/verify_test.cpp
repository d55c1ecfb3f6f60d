// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

TEST_CASE("A simulated event is sound")
{
    const Program program;
    const std::string event = program.file("trial.arbiter");
    program.done(
        {"simulate", "--players", "17", "--rounds", "4", "--cut", "4", "--seed", "1", "-o", event});
    const core::Json verdict = program.json({"verify", event});
    CHECK(truth(verdict, "sound"));
    CHECK(integer(verdict, "entries") > 30);
    CHECK(items(verdict, "problems").empty());
    CHECK(program({"verify", event}).out.find("is sound") != std::string::npos);
}

TEST_CASE("A damaged file is not sound, status 1, and what can be read is salvaged")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    std::string bytes = readAll(event);
    const std::size_t at = bytes.find("\"Cleo\"");
    REQUIRE(at != std::string::npos);
    bytes.replace(at + 1, 4, "Klio");
    const std::string damaged = program.write("damaged.arbiter", bytes);
    const Answered verdict = program({"verify", damaged, "--json"});
    CHECK(verdict.status == 1);
    CHECK_FALSE(truth(verdict.json(), "sound"));
    CHECK_FALSE(items(verdict.json(), "problems").empty());

    const std::string saved = program.file("saved.arbiter");
    const core::Json report = program.json({"salvage", damaged, "-o", saved});
    CHECK(integer(report, "entries") == 1);
    CHECK(program({"verify", saved}).status == 0);
    CHECK(readAll(damaged) == bytes);
    // What was saved is never overwritten.
    CHECK(program({"salvage", damaged, "-o", saved}).status == 2);
}

TEST_CASE("What is no event is unreadable input, on one line of standard error")
{
    const Program program;
    const std::string text = program.write("notes.arbiter", "Dear diary\n");
    for (const std::string &path :
         {text, program.file("missing.arbiter"), program.folder().string()}) {
        for (const char *command : {"verify", "standings", "pair", "log", "undo"}) {
            const Answered answered = program({command, path});
            INFO(command << " " << path << ": " << answered.err);
            CHECK(answered.status == 2);
            CHECK(answered.out.empty());
            CHECK(answered.err.find(path) != std::string::npos);
            CHECK(std::count(answered.err.begin(), answered.err.end(), '\n') == 1);
        }
    }
    CHECK_FALSE(std::filesystem::exists(program.file("missing.arbiter")));
}

TEST_CASE("An answer that cannot be written is a broken environment")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    out.setstate(std::ios::badbit);
    CHECK(cli::run(std::vector<std::string>{"standings", event}, in, out, err, program.environment)
          == 3);
    CHECK(err.str().find("standard output") != std::string::npos);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

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
    std::string bytes = support::contentOf(event);
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
    CHECK(support::contentOf(damaged) == bytes);
    // What was saved is never overwritten.
    CHECK(program({"salvage", damaged, "-o", saved}).status == 2);
}

TEST_CASE("No command deletes a file that a journal beside the event names")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    const std::string victim = program.write("letters.txt", "my letters");
    // A rollback journal that holds nothing but the name of a "super-journal", which SQLite deletes
    // after it has rolled back.
    unsigned sum = 0;
    for (const char c : victim)
        sum += static_cast<unsigned>(c);
    const auto fourBytes = [](std::size_t number) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(number >> shift);
        return bytes;
    };
    const std::string journal = "x" + victim + fourBytes(victim.size()) + fourBytes(sum)
        + "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
    (void)program.write(std::filesystem::path(event).filename().string() + "-journal", journal);
    const std::string bytes = support::contentOf(event);
    for (const char *command : {"verify", "standings", "log", "pair", "undo"}) {
        const Answered answered = program({command, event});
        INFO(command << ": " << answered.out << answered.err);
        CHECK(answered.status == (std::string(command) == "verify" ? 1 : 2));
        CHECK((answered.out + answered.err).find("names another file to be deleted")
              != std::string::npos);
        CHECK((answered.out + answered.err).find("salvage") != std::string::npos);
        CHECK(support::contentOf(victim) == "my letters");
        CHECK(support::contentOf(event) == bytes);
        CHECK(support::contentOf(event + "-journal") == journal);
    }
    CHECK(program({"salvage", event, "-o", program.file("saved.arbiter")}).status == 0);
    CHECK(program({"verify", program.file("saved.arbiter")}).status == 0);
    CHECK(support::contentOf(victim) == "my letters");
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

namespace {

/// What the program would print now: the digits on the paper and the act.
app::Seal sealOf(Program &program, const std::string &event)
{
    std::optional<app::Seal> seal;
    program.environment.print = [&seal](const tournament::Event &, const app::PrintRequest &request)
        -> core::Expected<app::PrintedPages, app::Failure> {
        seal = request.seal;
        return app::PrintedPages{"a page", 1};
    };
    program.done({"print", event, "--what", "standings", "-o", program.file("page.pdf")});
    REQUIRE(seal);
    return *seal;
}

} // namespace

TEST_CASE("A printed seal is found at the act it was taken at, and proves what lies before it")
{
    Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"pair", event});
    const app::Seal seal = sealOf(program, event);
    const std::string printed = app::printedSeal(seal);

    const core::Json now = program.json({"verify", event, "--seal", printed});
    const core::Json &found = *now.find("seal");
    CHECK(truth(found, "found"));
    CHECK(integer(found, "seq") == seal.seq);
    CHECK(integer(found, "followed") == 0);
    CHECK(text(found, "text") == "Pair round 1");
    CHECK(text(found, "actor") == "tester");
    CHECK(text(found, "at").starts_with("2016-03-05T14:"));

    program.done({"report", event, "--table", "1", "--result", "2-0"});
    program.done({"undo", event});
    for (const std::string &typed :
         {printed, printed.substr(0, 19), "9" + printed.substr(1), seal.hash}) {
        const bool same = seal.hash.starts_with(typed.substr(0, 1));
        const Answered later = program({"verify", event, "--seal", typed});
        INFO(typed << ": " << later.out);
        CHECK(later.status == (same ? 0 : 1));
        if (same)
            CHECK(later.out.find("act " + std::to_string(seal.seq) + " (") != std::string::npos);
        else
            CHECK(later.out.find("No act of the file has this seal") != std::string::npos);
    }
    CHECK(program({"verify", event, "--seal", printed}).out.find("2 acts followed")
          != std::string::npos);
    CHECK_FALSE(program.json({"verify", event}).find("seal"));
}

TEST_CASE("A history written anew passes as sound, but not under the seal of the old one")
{
    Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"pair", event});
    const std::string earlier = program.write("earlier.arbiter", support::contentOf(event));
    program.done({"report", event, "--table", "1", "--result", "2-0"});
    const std::string printed = app::printedSeal(sealOf(program, event));
    // The same acts with another result: every hash of it is right.
    program.done({"report", earlier, "--table", "1", "--result", "0-2"});
    CHECK(truth(program.json({"verify", earlier}), "sound"));
    const Answered refused = program({"verify", earlier, "--seal", printed, "--json"});
    CHECK(refused.status == 1);
    CHECK(truth(refused.json(), "sound"));
    CHECK_FALSE(truth(*refused.json().find("seal"), "found"));
    CHECK(truth(*refused.json().find("seal"), "readable"));
}

TEST_CASE("A seal is not looked for in what cannot be read, and what is none is bad usage")
{
    Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    const std::string printed = app::printedSeal(
        sealOf(program, program.event({"Ada", "Ben"}, "ffg-2016", "other.arbiter")));
    std::string bytes = support::contentOf(event);
    bytes.replace(bytes.find("\"Cleo\"") + 1, 4, "Klio");
    const Answered damaged =
        program({"verify", program.write("damaged.arbiter", bytes), "--seal", printed});
    CHECK(damaged.status == 1);
    CHECK(damaged.out.find("cannot be looked for") != std::string::npos);
    for (const char *typed : {"", "1234", "9f86 d081 884c 7d6x", "act 7"}) {
        const Answered answered = program({"verify", event, "--seal", typed});
        INFO(typed << ": " << answered.err);
        CHECK(answered.status == 2);
        CHECK(answered.err.find("16 to 64 digits") != std::string::npos);
        CHECK(std::count(answered.err.begin(), answered.err.end(), '\n') == 1);
    }
}

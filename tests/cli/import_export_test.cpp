// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>

namespace {

const std::string shared = support::referenceMaterial() / "tournaments" / "";

bool present(const std::string &path)
{
    if (std::filesystem::exists(path))
        return true;
    WARN("skipped: the reference material beside the checkout is not there (" << path << ")");
    return false;
}

double decimal(const core::Json &value)
{
    if (const auto *string = value.asString())
        return std::stod(*string);
    if (const auto *number = value.asDecimal())
        return std::stod(number->text);
    REQUIRE(value.asInteger());
    return static_cast<double>(*value.asInteger());
}

double fraction(const std::string &text)
{
    const auto slash = text.find('/');
    return std::stod(text) / (slash == std::string::npos ? 1.0 : std::stod(text.substr(slash + 1)));
}

/// Points, SoS, ESoS and places against what the exporting program recorded with five digits.
void compareWithRecorded(const std::string &name, const std::string &profile)
{
    const std::string path = shared + name;
    if (!present(path))
        return;
    const Program program;
    const std::string event = program.file("cup.arbiter");
    const core::Json imported = program.json({"import", path, "-o", event});
    CHECK(text(imported, "profile") == profile);
    const core::Json standings = program.json({"standings", event});
    CHECK_FALSE(truth(standings, "provisional"));
    const auto file = core::parseJson(support::contentOf(path));
    REQUIRE(file);
    for (const core::Json &recorded : items(*file, "players")) {
        const core::Json &row = item(items(standings, "rows"), "player", text(recorded, "name"));
        INFO(text(recorded, "name"));
        CHECK(integer(row, "player_id") == integer(recorded, "id"));
        CHECK(integer(row, "points") == integer(recorded, "matchPoints"));
        CHECK(integer(row, "rank") == integer(recorded, "rank"));
        CHECK(std::abs(fraction(text(row, "sos")) - decimal(*recorded.find("strengthOfSchedule")))
              < 6e-6);
        CHECK(std::abs(fraction(text(row, "esos"))
                       - decimal(*recorded.find("extendedStrengthOfSchedule")))
              < 6e-6);
    }
    CHECK(program({"verify", event}).status == 0);
}

} // namespace

TEST_CASE("Standings of an event of the NRTM app are the recorded ones")
{
    compareWithRecorded("local-event-2017.nrtm.json", "ffg-2017-tome");
}

TEST_CASE("Standings of a store championship exported by Cobra are the recorded ones")
{
    compareWithRecorded("store-championship-2018.cobra.json", "ffg-2017-tome");
}

TEST_CASE("An export of TOME is imported with its rounds")
{
    const std::string path = shared + "two-rounds.tome.txt";
    if (!present(path))
        return;
    const Program program;
    const std::string event = program.file("cup.arbiter");
    const core::Json imported = program.json({"import", path, "-o", event, "--format", "tome"});
    CHECK(integer(imported, "rounds") == 2);
    CHECK(integer(program.json({"standings", event}), "round") == 2);
}

TEST_CASE("The same seed pairs the same next round after export and import")
{
    const Program program;
    const std::string event =
        program.event({"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"}, "nsg-dss");
    const core::Json round = program.json({"pair", event});
    for (const core::Json &pair : items(round, "pairs"))
        program.done({"report", event, "--table", std::to_string(integer(pair, "table")),
                      "--result", "p1corp=corp p2corp=corp"});
    const std::string exported = program.file("cup.json");
    program.done({"export", event, "--format", "event-json", "-o", exported});
    const std::string again = program.file("again.arbiter");
    program.done({"import", exported, "-o", again, "--profile", "nsg-dss"});
    const core::Json first = program.json({"pair", event});
    const core::Json second = program.json({"pair", again});
    CHECK(opponents(first) == opponents(second));
    CHECK(*first.find("seed") == *second.find("seed"));
}

TEST_CASE("A list of players is a new event or joins one")
{
    const Program program;
    const std::string list =
        program.write("players.csv", "name,corp,runner\r\n\"Lovelace, Ada\",,\r\nBen,,\r\n");
    const std::string event = program.event({"Cleo"});
    const core::Json added = program.json({"player", "add", event, "--csv", list});
    CHECK(items(added, "added").size() == 2);
    const core::Json listed = program.json({"player", "list", event});
    CHECK(integer(item(items(listed, "players"), "player", "Lovelace, Ada"), "player_id") == 2);
    const std::string other = program.file("other.arbiter");
    program.done({"import", list, "-o", other, "--format", "csv"});
    CHECK(items(program.json({"player", "list", other}), "players").size() == 2);
}

TEST_CASE("What cannot be imported is named and leaves no file behind")
{
    const Program program;
    const std::string target = program.file("cup.arbiter");
    const std::string bad = program.write("bad.json", "{\"players\": [{\"id\": \"x\"}]}");
    for (const std::string &path : {bad, program.file("missing.json"), program.folder().string()}) {
        const Answered refused = program({"import", path, "-o", target});
        INFO(refused.err);
        CHECK(refused.status == 2);
        CHECK(refused.out.empty());
        CHECK(refused.err.find(path) != std::string::npos);
        CHECK_FALSE(std::filesystem::exists(target));
    }
    const std::string event = program.event({"Ada"});
    const std::string before = support::contentOf(event);
    const std::string list = program.write("players.csv", "name\nAda\n");
    CHECK(program({"import", list, "-o", event, "--format", "csv"}).status == 2);
    CHECK(support::contentOf(event) == before);
}

TEST_CASE("Exports go to standard output or replace a file, never an event")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    const Answered players = program({"export", event, "--format", "csv-players"});
    CHECK(players.status == 0);
    CHECK(players.out.find("Ada") != std::string::npos);
    CHECK(program({"export", event, "--format", "csv-players", "--anonymous"}).out.find("Ada")
          == std::string::npos);
    const std::string target = program.write("players.csv", "old");
    program.done({"export", event, "--format", "csv-players", "-o", target});
    CHECK(support::contentOf(target) == players.out);
    const std::string before = support::contentOf(event);
    const Answered refused = program({"export", event, "--format", "csv-players", "-o", event});
    CHECK(refused.status == 2);
    CHECK(support::contentOf(event) == before);
    CHECK(program({"export", event, "--format", "csv-players", "-o", program.folder().string()})
              .status
          == 2);
    CHECK(program({"export", event, "--format", "csv-players", "-o", program.file("no/where.csv")})
              .status
          == 2);
    // Nothing half written is left beside them.
    CHECK_FALSE(std::filesystem::exists(target + ".part"));
}

TEST_CASE("A whole day by the names of files alone, where the program was started")
{
    const Program program;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(program.folder());
    program.done({"new", "cup.arbiter", "--name", "Cup"});
    program.done({"player", "add", "cup.arbiter", "--name", "Ada", "--name", "Ben"});
    for (int writing = 0; writing < 2; ++writing) // a new file, then over it
        program.done({"export", "cup.arbiter", "--format", "event-json", "-o", "cup.json"});
    program.done({"import", "cup.json", "-o", "copy.arbiter"});
    program.done({"salvage", "copy.arbiter", "-o", "saved.arbiter"});
    CHECK(truth(program.json({"verify", "saved.arbiter"}), "sound"));
    std::filesystem::current_path(before);
}

TEST_CASE("Pairings of a round that is not there cannot be exported")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    CHECK(program({"export", event, "--format", "csv-pairings"}).status == 2);
    program.done({"pair", event});
    CHECK(program({"export", event, "--format", "csv-pairings"}).out.find("Ada")
          != std::string::npos);
    CHECK(program({"export", event, "--format", "markdown", "--round", "2"}).status == 2);
}

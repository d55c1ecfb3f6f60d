// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

TEST_CASE("A new event without a seed takes one and records it")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    const core::Json created =
        program.json({"new", event, "--name", "Cup", "--date", "2016-03-05"});
    CHECK(integer(created, "seed") == 42);
    CHECK(text(created, "profile") == "ffg-2016");
    const core::Json shown = program.json({"event", event});
    CHECK(integer(shown, "seed") == 42);
    CHECK(text(shown, "date") == "2016-03-05");
}

TEST_CASE("A seed of 64 bits is kept to the last digit")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    program.done({"new", event, "--name", "Cup", "--seed", "18446744073709551615"});
    const Answered shown = program({"event", event, "--json"});
    CHECK(shown.out.find("\"seed\": 18446744073709551615") != std::string::npos);
}

TEST_CASE("An event file is never overwritten")
{
    const Program program;
    const std::string event = program.event({"Ada"});
    const std::string before = support::contentOf(event);
    const Answered again = program({"new", event, "--name", "Other"});
    CHECK(again.status == 2);
    CHECK(again.err.find("exists already") != std::string::npos);
    CHECK(support::contentOf(event) == before);
}

TEST_CASE("What the rules refuse leaves no file behind")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    const Answered refused =
        program({"new", event, "--name", "Cup", "--date", "5 March 2016", "--json"});
    CHECK(refused.status == 1);
    CHECK(text(*refused.json().find("error"), "message").find("5 March 2016") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(event));
    CHECK(program({"new", event, "--name", "Cup", "--cut", "5"}).status == 1);
    CHECK(program({"new", event, "--name", "Cup", "--round-minutes", "10"}).status == 1);
}

TEST_CASE("Rounds and cut are announced or as suggested for the field (3.0.2, Round Structure)")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    program.done(
        {"simulate", "--players", "33", "--rounds", "0", "--cut", "0", "--seed", "3", "-o", event});
    core::Json shown = program.json({"event", event});
    CHECK(integer(*shown.find("rounds"), "suggested") == 5);
    CHECK(integer(*shown.find("cut"), "suggested") == 8);
    CHECK(integer(*shown.find("cut"), "announced") == 0);
    shown = program.json({"event", event, "--rounds", "6", "--cut", "auto"});
    CHECK(integer(*shown.find("rounds"), "announced") == 6);
    CHECK(integer(*shown.find("rounds"), "planned") == 6);
    CHECK(shown.find("cut")->find("announced")->isNull());
    CHECK(integer(*shown.find("cut"), "planned") == 8);
}

TEST_CASE("After the start a change of what was announced asks a reason, which is logged")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    program.done({"event", event, "--rounds", "3"});
    program.done({"pair", event});
    const Answered refused = program({"event", event, "--rounds", "4"});
    CHECK(refused.status == 1);
    CHECK(refused.out.find("reason") != std::string::npos);
    program.done({"event", event, "--rounds", "4", "--reason", "A late train"});
    const core::Json log = program.json({"log", event});
    CHECK(text(items(log, "entries").back(), "text").find("A late train") != std::string::npos);
}

TEST_CASE("When one of several changes is refused none is made")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    const Answered refused =
        program({"event", event, "--name", "Renamed", "--round-minutes", "500"});
    CHECK(refused.status == 1);
    CHECK(text(program.json({"event", event}), "name") == "Cup");
    CHECK(items(program.json({"log", event}), "entries").size() == 2);
}

TEST_CASE("Details, organizers and table ranges are kept")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    const core::Json shown =
        program.json({"event", event, "--tier", "premier", "--organizer", "Olga",
                      "--second-organizer", "Otto", "--judge", "Jo", "--judge", "Jim", "--tables",
                      "11-12", "--tables", "20-30", "--late-entry", "losses"});
    CHECK(text(shown, "tier") == "premier");
    CHECK(text(shown, "organizer") == "Olga");
    CHECK(text(shown, "second_organizer") == "Otto");
    CHECK(texts(shown, "judges") == std::vector<std::string>{"Jo", "Jim"});
    CHECK(text(shown, "late_entry") == "losses");
    CHECK(items(shown, "tables").size() == 2);
    CHECK_FALSE(items(shown, "advice").empty());
    const core::Json round = program.json({"pair", event});
    CHECK(integer(items(round, "pairs")[0], "table") == 11);
    CHECK(program({"event", event, "--organizer-plays", "yes"}).status == 1);
    CHECK(program({"event", event, "--tables", "3-"}).status == 2);
    CHECK(items(program.json({"event", event, "--tables", "any"}), "tables").empty());
}

TEST_CASE("The checklist of the tier is shown to people too")
{
    const Program program;
    const Answered shown = program({"event", program.event({"Ada", "Ben"})});
    CHECK(shown.status == 0);
    CHECK(shown.out.find("Fewer than 4 players") != std::string::npos);
}

TEST_CASE("What a timed game is worth is the organizer's where the profile says so")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    const Answered settled = program({"new", event, "--name", "Cup", "--timed", "3-0-1"});
    CHECK(settled.status == 1);
    CHECK(settled.out.find("settles what a game is worth") != std::string::npos);
    CHECK(program({"new", event, "--name", "Cup", "--timed", "3-0"}).status == 2);
    CHECK(
        program({"new", event, "--name", "Cup", "--profile", "nsg-dss", "--timed", "4-0-1"}).status
        == 1);
    program.done({"new", event, "--name", "Cup", "--profile", "nsg-dss", "--timed", "3-0-1"});
    program.done({"player", "add", event, "--name", "Ada", "--name", "Ben"});
    program.done({"pair", event});
    const auto points = [&] {
        const core::Json reported = program.json(
            {"report", event, "--table", "1", "--result", "p1corp=time:3-2", "p2corp=time:1-1"});
        return core::dump(*reported.find("points"));
    };
    CHECK(points() == "[4,1]");
    program.done({"event", event, "--timed", "2-0-1", "--reason", "As announced"});
    CHECK(points() == "[3,1]");
}

TEST_CASE("An event cannot be put where there is no folder")
{
    const Program program;
    const Answered nowhere = program({"new", program.file("away/cup.arbiter"), "--name", "Cup"});
    CHECK(nowhere.status == 2);
    CHECK(nowhere.err.find("away does not exist") != std::string::npos);
}

TEST_CASE("A rules profile of the user's own is chosen by its id")
{
    Program program;
    program.environment.profileFolder = program.folder() / "profiles";
    std::filesystem::create_directory(program.environment.profileFolder);
    std::string own =
        support::contentOf(support::checkout() / "tournament/data/profiles/ffg-2016.json");
    own.replace(own.find("\"ffg-2016\""), 10, "\"house\"");
    program.write("profiles/house.json", own);
    const std::string event = program.file("cup.arbiter");
    const core::Json created = program.json({"new", event, "--name", "Cup", "--profile", "house"});
    CHECK(text(created, "profile") == "house");
    const std::string file = program.file("cup.json");
    program.done({"player", "add", event, "--name", "Ada", "--name", "Ben"});
    program.done({"export", event, "--format", "event-json", "-o", file});
    const core::Json imported =
        program.json({"import", file, "-o", program.file("copy.arbiter"), "--profile", "house"});
    CHECK(text(imported, "profile") == "house");
    CHECK(program({"standings", event, "--profile", "horse"}).err.find("did you mean house")
          != std::string::npos);
    // A mistake in a file of the folder is named, with the file.
    program.write("profiles/house.json", "{}");
    const Answered bad = program({"standings", event, "--profile", "house"});
    CHECK(bad.status == 2);
    CHECK(bad.err.find("house.json") != std::string::npos);
    CHECK(program({"standings", event}).status == 0);
}

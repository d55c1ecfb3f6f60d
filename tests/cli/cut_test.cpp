// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace {

/// A finished Swiss of 16 players who are ready for a cut.
std::string swiss(const Program &program, const std::string &profile = "ffg-2016")
{
    const std::string event = program.file("cup.arbiter");
    program.done({"simulate", "--players", "24", "--rounds", "4", "--cut", "0", "--profile",
                  profile, "--seed", "5", "-o", event});
    return event;
}

core::Json cut(const Program &program, const std::string &event, const char *size)
{
    return program.json({"cut", event, "--size", size, "--reason", "As the hall allows"});
}

const core::Json &game(const core::Json &bracket, int number)
{
    for (const core::Json &game : items(bracket, "games"))
        if (integer(game, "game") == number)
            return game;
    FAIL("no game " << number);
    return bracket;
}

/// The first player wins every game until nothing is open.
core::Json playOut(const Program &program, const std::string &event)
{
    for (int steps = 0; steps < 40; ++steps) {
        const core::Json bracket = program.json({"bracket", event});
        const auto &games = items(bracket, "games");
        const auto open = std::ranges::find_if(
            games, [](const core::Json &game) { return text(game, "state") == "open"; });
        if (open == games.end())
            return bracket;
        // Where nobody has chosen sides yet, the result says who was Corp.
        const bool settled = !open->find("corp")->isNull();
        program.done({"report", event, "--game", std::to_string(integer(*open, "game")), "--result",
                      settled ? "winner=p1" : "p1corp=corp"});
    }
    FAIL("the cut does not end");
    return {};
}

} // namespace

TEST_CASE("A cut is seeded in the order of standings and shows who waits for whom")
{
    const Program program;
    const std::string event = swiss(program);
    const core::Json standings = program.json({"standings", event});
    const core::Json bracket = cut(program, event, "4");
    CHECK(text(bracket, "type") == "double");
    CHECK(integer(bracket, "size") == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        const core::Json &seed = items(bracket, "seeds")[i];
        CHECK(integer(seed, "seed") == static_cast<std::int64_t>(i + 1));
        CHECK(text(seed, "player") == text(items(standings, "rows")[i], "player"));
    }
    // TOURNAMENT, 5: top 4, R1 1(s1,s4) 2(s2,s3), R2 3(w1,w2).
    CHECK(text(game(bracket, 1), "p1") == text(items(bracket, "seeds")[0], "player"));
    CHECK(text(game(bracket, 1), "p2") == text(items(bracket, "seeds")[3], "player"));
    CHECK(text(game(bracket, 1), "state") == "open");
    CHECK(text(game(bracket, 3), "state") == "waiting");
    CHECK(game(bracket, 3).find("p1")->isNull());
    const Answered shown = program({"bracket", event});
    CHECK(shown.out.find("winner of game 1") != std::string::npos);
    // The second final is no game before it is due.
    for (const core::Json &each : items(bracket, "games"))
        CHECK(integer(each, "game") <= 6);
}

TEST_CASE("The higher seed's choice of sides is recorded, others are refused")
{
    const Program program;
    const std::string event = swiss(program);
    const core::Json bracket = cut(program, event, "4");
    const std::string higher = text(items(bracket, "seeds")[0], "player");
    const std::string outsider = text(items(bracket, "seeds")[1], "player");
    CHECK(game(bracket, 1).find("corp")->isNull());
    CHECK(program({"sides", event, "--game", "1", "--corp", outsider}).status == 1);
    CHECK(program({"sides", event, "--game", "3", "--corp", higher}).status == 1);
    const core::Json chosen = program.json({"sides", event, "--game", "1", "--corp", higher});
    CHECK(text(game(chosen, 1), "corp") == higher);
    CHECK_FALSE(texts(game(chosen, 1), "why").empty());
    // With the sides settled, the winner alone says everything.
    program.done({"report", event, "--game", "1", "--result", "winner=p2"});
    const core::Json after = program.json({"bracket", event});
    CHECK(text(game(after, 1), "state") == "done");
    CHECK(text(game(after, 1), "winner") == text(items(bracket, "seeds")[3], "player"));
}

TEST_CASE("A cut is played to its places, in every size and format")
{
    const auto [size, format] =
        GENERATE(table<const char *, const char *>({{"2", "single"},
                                                    {"3", "single"},
                                                    {"4", "double"},
                                                    {"8", "double"},
                                                    {"16", "double"},
                                                    {"8", "single"},
                                                    {"8", "single-reseed"}}));
    const Program program;
    const std::string event = swiss(program);
    program.done({"cut", event, "--size", size, "--format", format, "--reason", "Test"});
    const core::Json bracket = playOut(program, event);
    std::set<std::int64_t> places;
    for (const core::Json &place : items(bracket, "places"))
        places.insert(integer(place, "place"));
    CHECK(static_cast<int>(places.size()) == std::stoi(size));
    CHECK(*places.rbegin() == std::stoi(size));
    CHECK(truth(program.json({"verify", event}), "sound"));
    CHECK(program({"pair", event}).status == 1);
}

TEST_CASE("Games rest on each other: what waits is refused, what is lost must be confirmed")
{
    const Program program;
    const std::string event = swiss(program);
    (void)cut(program, event, "4");
    const Answered waits =
        program({"report", event, "--game", "3", "--result", "p1corp=corp", "--json"});
    CHECK(waits.status == 1);
    CHECK(text(*waits.json().find("error"), "message").find("waits for games 1 and 2")
          != std::string::npos);
    CHECK(program({"report", event, "--game", "9", "--result", "p1corp=corp"}).status == 2);
    CHECK(program({"report", event, "--game", "1", "--table", "1", "--result", "2-0"}).status == 2);
    for (const char *number : {"1", "2"})
        program.done({"report", event, "--game", number, "--result", "p1corp=corp"});
    program.done({"report", event, "--game", "3", "--result", "winner=p1"});
    const Answered correction =
        program({"report", event, "--game", "1", "--result", "p1corp=runner", "--json"});
    CHECK(correction.status == 1);
    CHECK(text(*correction.json().find("error"), "message").find("game 3") != std::string::npos);
    program.done(
        {"report", event, "--game", "1", "--result", "p1corp=runner", "--discard-results"});
    CHECK(text(game(program.json({"bracket", event}), 3), "state") == "open");
    program.done({"undo", event});
    CHECK(text(game(program.json({"bracket", event}), 3), "state") == "done");
}

TEST_CASE("The log names a game of the cut, the result ahead of what followed")
{
    const Program program;
    const std::string event = swiss(program);
    (void)cut(program, event, "4");
    for (const char *number : {"1", "2"})
        program.done({"report", event, "--game", number, "--result", "p1corp=corp"});
    const core::Json log = program.json({"log", event});
    const std::string last = text(items(log, "entries").back(), "text");
    CHECK(last.starts_with("Report game 2 of the cut, table 2: "));
    CHECK(last.find("; Game 3 at table 1: ") != std::string::npos);
}

TEST_CASE("The final is played at a table, which log, bracket and exports name beside the game")
{
    const Program program;
    const std::string event = swiss(program);
    program.done({"event", event, "--tables", "5-8"});
    (void)cut(program, event, "8");
    const core::Json bracket = playOut(program, event);
    for (const core::Json &game : items(bracket, "games"))
        if (const core::Json *table = game.find("table")) {
            INFO("game " << integer(game, "game"));
            CHECK(*table->asInteger() >= 5);
            CHECK(*table->asInteger() <= 8);
        }
    CHECK(integer(game(bracket, 14), "table") == 5);
    CHECK(program({"log", event}).out.find("Game 14 at table 5: ") != std::string::npos);
    CHECK(truth(program.json({"verify", event}), "sound"));
    for (const auto &[format, what] : std::vector<std::pair<const char *, const char *>>{
             {"markdown", "**5** (game 1"}, {"csv-pairings", ",game"}})
        CHECK(program({"export", event, "--format", format}).out.find(what) != std::string::npos);
}

TEST_CASE("Pairing in the cut shows the games to play")
{
    const Program program;
    const std::string event = swiss(program);
    (void)cut(program, event, "4");
    const core::Json round = program.json({"pair", event});
    CHECK(items(round, "pairs").size() == 2);
    CHECK(integer(items(round, "pairs")[0], "game") == 1);
}

TEST_CASE("A qualifier who leaves before his first game is replaced once confirmed")
{
    const Program program;
    const std::string event = swiss(program);
    const core::Json standings = program.json({"standings", event});
    (void)cut(program, event, "4");
    const std::string leaving = text(items(standings, "rows")[1], "player");
    const std::string next = text(items(standings, "rows")[4], "player");
    const Answered asked = program({"player", "drop", event, "--name", leaving, "--json"});
    CHECK(asked.status == 1);
    CHECK(text(*asked.json().find("error"), "message").find(next) != std::string::npos);
    program.done({"player", "drop", event, "--name", leaving, "--replace-in-cut"});
    CHECK(text(game(program.json({"bracket", event}), 2), "p1") == next);
}

TEST_CASE("A cut is taken back, with results only when that is confirmed")
{
    const Program program;
    const std::string event = swiss(program);
    (void)cut(program, event, "2");
    program.done({"report", event, "--game", "1", "--result", "p1corp=corp"});
    CHECK(program({"cut", event, "--cancel"}).status == 1);
    program.done({"cut", event, "--cancel", "--discard-results"});
    CHECK(items(program.json({"bracket", event}), "games").empty());
}

TEST_CASE("An exported cut comes back live with its roles and winners")
{
    const Program program;
    const std::string event = swiss(program);
    (void)cut(program, event, "4");
    for (const char *number : {"1", "2"})
        program.done({"report", event, "--game", number, "--result", "p1corp=runner"});
    const std::string file = program.file("cup.json");
    const std::string copy = program.file("copy.arbiter");
    program.done({"export", event, "--format", "event-json", "-o", file});
    program.done({"import", file, "-o", copy});
    const core::Json before = program.json({"bracket", event});
    const core::Json after = program.json({"bracket", copy});
    for (int number = 1; number <= 6; ++number)
        for (const char *key : {"p1", "p2", "corp", "winner", "state"}) {
            INFO("game " << number << ", " << key);
            CHECK(core::dump(*game(after, number).find(key))
                  == core::dump(*game(before, number).find(key)));
        }
    CHECK(playOut(program, copy).find("places")->asArray()->size() == 4);
}

TEST_CASE("A simulated event plays its cut")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    program.done(
        {"simulate", "--players", "32", "--rounds", "5", "--cut", "8", "--seed", "9", "-o", event});
    const core::Json bracket = program.json({"bracket", event});
    CHECK(items(bracket, "places").size() == 8);
    CHECK(truth(program.json({"verify", event}), "sound"));
}

TEST_CASE(
    "Seeds that an imported file names begin the cut, and the standings' where they are asked")
{
    const Program program;
    const std::string plain = swiss(program);
    const std::string file = program.file("cup.json");
    program.done({"export", plain, "--format", "event-json", "-o", file});
    // Another program's file: no record of ours, and its eighth seed is our ninth.
    auto document = core::parseJson(support::contentOf(file));
    REQUIRE(document);
    const core::Json standings = program.json({"standings", plain});
    const auto &rows = items(standings, "rows");
    core::Json finalists = core::Json::array();
    for (std::size_t seed = 1; seed <= 8; ++seed) {
        const core::Json &row = rows[seed == 8 ? 8 : seed - 1];
        finalists.push(core::Json::object({{"id", integer(row, "player_id")},
                                           {"name", text(row, "player")},
                                           {"rank", static_cast<int>(seed)},
                                           {"seed", static_cast<int>(seed)}}));
    }
    document->set("eliminationPlayers", std::move(finalists));
    document->set("cutToTop", 8);
    document->set("arbiter", nullptr);
    document->set("uploadedFrom", "Elsewhere");
    const std::string foreign = program.write("foreign.json", core::dump(*document));
    const std::string event = program.file("imported.arbiter");
    program.done({"import", foreign, "-o", event});

    const auto eighth = [](const core::Json &bracket) {
        return text(items(bracket, "seeds")[7], "player");
    };
    const core::Json begun = program.json({"cut", event, "--size", "8"});
    CHECK(eighth(begun) == text(rows[8], "player"));
    CHECK(text(begun, "seeds_from") == "file");
    CHECK(text(begun, "notice").find(text(rows[7], "player")) != std::string::npos);
    CHECK(truth(program.json({"verify", event}), "sound"));

    program.done({"undo", event});
    const core::Json other = program.json({"cut", event, "--size", "8", "--seeds", "standings"});
    CHECK(eighth(other) == text(rows[7], "player"));
    CHECK(text(other, "seeds_from") == "standings");

    program.done({"undo", event});
    const Answered told = program({"cut", event, "--size", "8", "--seeds", "file"});
    CHECK(told.out.find("--seeds standings") != std::string::npos);
    CHECK(program({"cut", plain, "--seeds", "file"}).status == 2);
    CHECK(program({"cut", plain, "--seeds", "file", "--seed-player", "x"}).status == 2);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

namespace {

const std::vector<std::string> six{"Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"};

} // namespace

TEST_CASE("The JSON of a pairing has the shape of the contract")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo"});
    const core::Json round = program.json({"pair", event});
    std::vector<std::string> keys;
    for (const auto &[key, value] : *round.asObject())
        keys.push_back(key);
    CHECK(keys
          == std::vector<std::string>{"round", "cost", "seed", "algorithm", "pairs", "relaxed"});
    CHECK(integer(round, "round") == 1);
    CHECK(items(round, "relaxed").empty());
    const auto &pairs = items(round, "pairs");
    REQUIRE(pairs.size() == 2);
    CHECK(integer(pairs[0], "table") == 1);
    CHECK(pairs[0].find("p1_side") == nullptr);
    CHECK_FALSE(texts(pairs[0], "why").empty());
    // Byes come last.
    CHECK(pairs[1].find("p2")->isNull());
    CHECK(pairs[1].find("p2_id")->isNull());
    CHECK(integer(pairs[1], "p1_id") > 0);
}

TEST_CASE("A game of its own names the side of the first player")
{
    const Program program;
    const std::string event = program.event(six, "nsg-sss");
    const core::Json round = program.json({"pair", event});
    for (const core::Json &pair : items(round, "pairs")) {
        const std::string side = text(pair, "p1_side");
        CHECK((side == "corp" || side == "runner"));
    }
    const Answered shown = program({"undo", event});
    CHECK(shown.status == 0);
}

TEST_CASE("A dry run shows what pairing does and records nothing")
{
    const Program program;
    const std::string event = program.event(six);
    const std::string before = support::contentOf(event);
    const core::Json proposed = program.json({"pair", event, "--dry-run"});
    CHECK(support::contentOf(event) == before);
    CHECK(program.json({"pair", event}) == proposed);
}

TEST_CASE("The next round is refused while results are missing, naming the tables")
{
    const Program program;
    const std::string event = program.event(six);
    program.done({"pair", event});
    program.done({"report", event, "--round", "1", "--table", "2", "--result", "2-0"});
    const Answered refused = program({"pair", event});
    CHECK(refused.status == 1);
    CHECK(refused.err.empty());
    CHECK(refused.out.find("1 and 3") != std::string::npos);
    const core::Json error = program({"pair", event, "--json"}).json();
    CHECK(integer(*error.find("error"), "status") == 1);
    CHECK(text(*error.find("error"), "message").find("1 and 3") != std::string::npos);
}

TEST_CASE("Locked players meet and avoided ones do not")
{
    const Program program;
    const std::string event = program.event(six);
    const auto locked = opponents(program.json(
        {"pair", event, "--dry-run", "--lock", "Ada", "Finn", "--lock", "Ben", "Eve"}));
    CHECK(locked.contains({"Ada", "Finn"}));
    CHECK(locked.contains({"Ben", "Eve"}));
    CHECK(locked.contains({"Cleo", "Dan"}));
    const auto apart =
        opponents(program.json({"pair", event, "--dry-run", "--avoid", "Ada", "Ben", "--avoid",
                                "Ada", "Cleo", "--avoid", "Ada", "Dan", "--avoid", "Ada", "Eve"}));
    CHECK(apart.contains({"Ada", "Finn"}));
}

TEST_CASE("Names that nobody bears are bad usage with a suggestion")
{
    const Program program;
    const std::string event = program.event({"Łukasz", "Zoë"});
    const Answered answered = program({"pair", event, "--lock", "Lukas", "Zoe"});
    CHECK(answered.status == 2);
    CHECK(answered.out.empty());
    CHECK(answered.err.find("did you mean \"Łukasz\"?") != std::string::npos);
    CHECK(std::ranges::count(answered.err, '\n') == 1);
    // Written without accents they are still the same names.
    program.done({"pair", event, "--lock", "lukasz", "zoe"});
}

TEST_CASE("A swap says whom it moved, and unpairing takes the round back")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    const core::Json round =
        program.json({"pair", event, "--lock", "Ada", "Ben", "--lock", "Cleo", "Dan"});
    const core::Json swapped =
        program.json({"swap", event, "--round", "1", "--players", "Ada", "Cleo"});
    CHECK(opponents(swapped).contains({"Ben", "Cleo"}));
    CHECK(opponents(swapped).contains({"Ada", "Dan"}));
    CHECK(program({"swap", event, "--players", "Ada", "Ada"}).status == 1);
    CHECK(program({"swap", event, "--players", "Ada"}).status == 2);

    program.done({"report", event, "--table", "1", "--result", "1-1"});
    const Answered refused = program({"unpair", event});
    CHECK(refused.status == 1);
    CHECK(integer(program.json({"unpair", event, "--discard-results"}), "unpaired") == 1);
    CHECK(program({"unpair", event}).status == 1);
}

TEST_CASE("A draft with an odd field needs the organizer's word")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben", "Cleo"}, "draft-half");
    CHECK(program({"pair", event}).status == 1);
    CHECK(items(program.json({"pair", event, "--accept-bye"}), "pairs").size() == 2);
}

TEST_CASE("A full draft begins by seats (3.0.2, draft pairings), opposite ones when asked")
{
    const Program program;
    const std::string event = program.file("draft.arbiter");
    program.done({"new", event, "--name", "Draft", "--profile", "draft-full", "--seed", "7"});
    for (int seat = 1; seat <= 4; ++seat)
        program.done({"player", "add", event, "--name", "Seat " + std::to_string(seat), "--seat",
                      std::to_string(seat)});
    const auto printed = opponents(program.json({"pair", event, "--dry-run"}));
    CHECK(printed.contains({"Seat 1", "Seat 4"}));
    CHECK(printed.contains({"Seat 2", "Seat 3"}));
    const auto opposite = opponents(program.json({"pair", event, "--dry-run", "--opposite-seats"}));
    CHECK(opposite.contains({"Seat 1", "Seat 3"}));
    CHECK(opposite.contains({"Seat 2", "Seat 4"}));
}

TEST_CASE("The same file and seed give the same pairing")
{
    const Program program;
    const std::string one = program.event(six, "ffg-2016", "one.arbiter");
    const std::string two = program.event(six, "ffg-2016", "two.arbiter");
    CHECK(program.json({"pair", one}) == program.json({"pair", two}));
}

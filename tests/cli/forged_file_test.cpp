// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "storage/fact_reader.h"
#include "support/forged_file.h"
#include "tournament/event/command.h"
#include "tournament/gate/can_follow.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <limits>

using namespace tournament;

namespace {

constexpr int largest = std::numeric_limits<int>::max();
constexpr int smallest = std::numeric_limits<int>::min();

support::ForgedAct act(std::string command, const Facts &facts)
{
    return {std::move(command), *core::parseJson(storage::writePayload({facts, {}}))};
}

/// Four players, a round paired: three acts.
struct ForgedDesk {
    ForgedDesk()
    {
        CreateEvent create;
        create.details.name = "Saturday";
        create.profile = profiles().front();
        create.seed = 7;
        perform(create);
        AddPlayers add;
        for (const char *name : {"Ada", "Ben", "Cy", "Dee"}) {
            add.players.emplace_back();
            add.players.back().name = name;
        }
        perform(add);
        perform(PairRound{});
    }
    void perform(const Command &command)
    {
        const auto facts = decide(event, command).value();
        REQUIRE(follow(event, facts));
        journal.push_back(act(std::string(commandName(command)), facts));
    }

    Event event;
    support::ForgedJournal journal;
};

struct Example {
    std::string name;
    Facts facts;
    std::string why;
};

std::vector<Example> examples(const Event &event)
{
    const Match table = event.rounds.back().matches.front();
    const PlayerId first = event.players.front().id;
    Match stranger = table;
    stranger.p2 = PlayerId{77};
    Facts erased;
    for (int number = 2; number < 40; ++number) {
        RoundPaired paired;
        paired.round.number = number;
        paired.round.stage = Stage::Cut;
        paired.round.matches = {table};
        erased.emplace_back(paired);
    }
    erased.emplace_back(CutCancelled{});
    erased.emplace_back(CutGameWithdrawn{40, table.table});
    Player late;
    late.id = {9};
    late.name = "Eve";
    late.missedRounds = -1;
    RoundPaired next;
    next.round.number = 2;
    next.round.matches = {stranger};
    return {{"a table of an unknown player", {TablesChanged{1, {stranger}, {}, 0}}, "no player 77"},
            {"a pairing of an unknown player", {next}, "no player 77"},
            {"rounds missed below nought", {PlayerAdded{late}}, "missed rounds"},
            {"left before any round", {PlayerDropped{first, smallest}}, "last round"},
            {"left after any round", {PlayerDropped{first, largest}}, "last round"},
            {"a game of a round that is gone", erased, "no round 40"}};
}

} // namespace

TEST_CASE("A forged file is refused by every command in one sentence that names its row")
{
    const Program program;
    const ForgedDesk desk;
    const support::ForgedFile file(program.file("forged.arbiter"));
    const std::string path = program.file("forged.arbiter");
    for (const Example &example : examples(desk.event)) {
        support::ForgedJournal journal = desk.journal;
        journal.push_back(act("forged", example.facts));
        file.write(journal);
        for (const std::vector<std::string> &command :
             std::vector<std::vector<std::string>>{{"standings", path},
                                                   {"log", path},
                                                   {"odds", path},
                                                   {"statistics", path},
                                                   {"pair", path},
                                                   {"swap", path, "--players", "Ada", "Cy"},
                                                   {"deck", "list", path},
                                                   {"export", path, "--format", "markdown"},
                                                   {"export", path, "--format", "csv-pairings"}}) {
            INFO(example.name << ": " << command.front());
            const Answered outcome = program(command);
            INFO(outcome.err);
            CHECK(outcome.status == 2);
            CHECK_THAT(outcome.err, Catch::Contains("act 4: "));
            CHECK_THAT(outcome.err, Catch::Contains(example.why));
            CHECK(std::ranges::count(outcome.err, '\n') == 1);
        }
        const Answered verified = program({"verify", path});
        CHECK(verified.status == 1);
        CHECK_THAT(verified.out, Catch::Contains("act 4: "));
        const std::string rescued = program.file("rescued.arbiter");
        std::filesystem::remove(rescued);
        const Answered salvaged = program({"salvage", path, "-o", rescued});
        INFO(salvaged.err);
        CHECK(salvaged.status == 0);
        CHECK(program({"verify", rescued}).status == 0);
    }
}

TEST_CASE("A list with more than a hundred titles that no card bears is shown and judged")
{
    const Program program;
    ForgedDesk desk;
    SubmittedDeck deck;
    deck.player = desk.event.players.front().id;
    for (int i = 0; i < 150; ++i)
        deck.cards.push_back({"No such card " + std::to_string(i), 1});
    desk.perform(SubmitDecks{{deck}, "late"});
    const support::ForgedFile file(program.file("long.arbiter"));
    file.write(desk.journal);
    const std::string path = program.file("long.arbiter");
    CHECK(program({"deck", "list", path}).status <= 1);
    const Answered shown = program({"deck", "show", path, "--player", "Ada", "--side", "corp"});
    INFO(shown.err);
    CHECK_THAT(shown.out, Catch::Contains("No such card 149"));
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"
#include "tournament/acts/generator.h"
#include "tournament/cut/cut.h"
#include "tournament/gate/checker.h"
#include "tournament/results/result_notation.h"

#include <catch2/catch.hpp>

using tournament::CutForm;
using tournament::Event;
using tournament::GameState;

namespace {

std::string game(int table, int p1, int p2, std::string_view role, std::string_view winner)
{
    const auto seat = [&](int id, bool first) {
        const bool corp = (role == "corp") == first;
        const std::string side = role.empty() ? "null" : corp ? R"("corp")" : R"("runner")";
        const std::string won = winner.empty() ? "null"
            : (winner == "p1") == first        ? "true"
                                               : "false";
        return R"({"id":)" + std::to_string(id) + R"(,"role":)" + side + R"(,"winner":)" + won
            + '}';
    };
    return R"({"table":)" + std::to_string(table) + R"(,"player1":)" + seat(p1, true)
        + R"(,"player2":)" + seat(p2, false) + R"(,"eliminationGame":true})";
}

const std::string swiss =
    R"([{"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":3,"combinedScore":0}},)"
    R"({"table":2,"player1":{"id":2,"combinedScore":6},"player2":{"id":4,"combinedScore":0}}])";
const std::string seeds =
    R"(,"eliminationPlayers":[{"id":1,"seed":1},{"id":2,"seed":2},{"id":3,"seed":3},{"id":4,"seed":4}])";

std::string inCut(const std::string &rounds)
{
    return document('[' + swiss + ',' + rounds + ']', 1, "2017-05-06", seeds);
}

} // namespace

TEST_CASE(
    "an imported cut goes on: what is due is seated, and nothing is written before it is edited")
{
    const std::string bytes =
        inCut('[' + game(1, 1, 4, "corp", "p1") + ',' + game(2, 2, 3, "runner", "p2") + ']');
    Event event = open(bytes).event;
    CHECK(event.cut.form == CutForm::DoubleElimination);
    const auto now = tournament::bracket(event);
    const auto *third = tournament::findGame(now, 3);
    REQUIRE(third);
    CHECK(third->state == GameState::Open);
    CHECK(third->contenders[0].player == tournament::PlayerId{1});
    CHECK(third->contenders[1].player == tournament::PlayerId{3});
    CHECK(third->corp); // both were Corp: drawn
    CHECK(tournament::check(event).empty());
    CHECK(jsonOf(event) == bytes);
    const auto report = tournament::readResult(event, 3, "winner=p2");
    REQUIRE(report);
    perform(event, *report);
    const auto again = open(jsonOf(event)).event;
    CHECK(tournament::bracket(again) == tournament::bracket(event));
    CHECK(tournament::findGame(tournament::bracket(again), 3)->winningPlayer()
          == tournament::PlayerId{3});
    CHECK(jsonOf(event).find(R"("winner":true)") != std::string::npos);
}

TEST_CASE("a game seated into a round that the file holds in part is exported with its result")
{
    const std::string bytes =
        inCut('[' + game(1, 1, 4, "corp", "p1") + ',' + game(2, 2, 3, "corp", "p1") + "],["
              + game(4, 4, 3, "runner", "p1") + ']');
    Event event = open(bytes).event;
    REQUIRE(event.cut.form == CutForm::DoubleElimination);
    CHECK(jsonOf(event) == bytes);
    perform(event, *tournament::readResult(event, 3, "winner=p1"));
    const auto again = open(jsonOf(event)).event;
    const auto before = tournament::bracket(event);
    const auto after = tournament::bracket(again);
    CHECK(after.places == before.places);
    CHECK(tournament::findGame(after, 3)->winningPlayer() == tournament::PlayerId{1});
    CHECK(tournament::findGame(after, 3)->corp == tournament::findGame(before, 3)->corp);
}

TEST_CASE("the form of an imported cut is that of its games")
{
    // The upper half of a double elimination is all there is: a single one.
    const auto single =
        open(inCut('[' + game(1, 1, 4, "corp", "p1") + ',' + game(2, 2, 3, "corp", "p1") + "],["
                   + game(3, 1, 2, "runner", "p2") + ']'))
            .event;
    CHECK(single.cut.form == CutForm::SingleElimination);
    CHECK(tournament::bracket(single).places.size() == 4);
    const auto both =
        inCut('[' + game(1, 1, 4, "corp", "p1") + ',' + game(2, 2, 3, "corp", "p1") + "],["
              + game(3, 1, 2, "runner", "p2") + ',' + game(4, 4, 3, "corp", "p1") + ']');
    CHECK(open(both).event.cut.form == CutForm::DoubleElimination);
    // Games that no bracket of ours brings together stay as they are.
    const auto strange = open(inCut('[' + game(1, 1, 2, "corp", "p1") + ']'));
    CHECK(strange.event.cut.form == CutForm::None);
    CHECK(tournament::bracket(strange.event).games.empty());
    CHECK(strange.event.cut.seeds.size() == 4);
}

TEST_CASE("a cut of our own comes back as it went, in every form and half played")
{
    for (const auto &wiring : tournament::wirings())
        for (const bool half : {false, true}) {
            CAPTURE(static_cast<int>(wiring.form), wiring.size, half);
            tournament::GeneratorOptions options;
            options.profile = *tournament::findProfile("ffg-2016");
            options.players = wiring.size + 3;
            options.rounds = 2;
            options.cut = wiring.size;
            options.playedCut = wiring.form;
            options.leaveLastOpen = half;
            options.seed = 11;
            const Event event = tournament::generateEvent(options).event;
            const std::string bytes = jsonOf(event);
            const Event again = open(bytes).event;
            CHECK(again.cut == event.cut);
            CHECK(tournament::bracket(again) == tournament::bracket(event));
            CHECK(jsonOf(again) == bytes);
        }
}

// The cut is drawn up but not begun: the program it comes from seeded by rules of its own.
TEST_CASE("seeds that a file names for a cut to come are those it begins with")
{
    const std::string named =
        R"(,"eliminationPlayers":[{"id":2,"seed":1},{"id":1,"seed":2},{"id":4,"seed":3}])";
    Event event = open(document('[' + swiss + ']', 1, "2017-05-06", named)).event;
    REQUIRE_FALSE(tournament::cutBegun(event));
    CHECK(tournament::namedSeeds(event) == std::vector<tournament::PlayerId>{{2}, {1}, {4}});
    CHECK(tournament::check(event).empty());

    tournament::StartCut start;
    start.size = 3;
    start.reason = "posted";
    perform(event, start);
    CHECK(event.cut.form == CutForm::SingleElimination);
    CHECK(event.cut.seeds == std::vector<tournament::PlayerId>{{2}, {1}, {4}});
    CHECK(tournament::namedSeeds(event).empty());
    CHECK(tournament::check(event).empty());

    // Cancelled, it may begin with them again; taken back themselves, they are gone.
    perform(event, tournament::CancelCut());
    CHECK(tournament::namedSeeds(event) == std::vector<tournament::PlayerId>{{2}, {1}, {4}});
    perform(event, tournament::CancelCut());
    CHECK(tournament::namedSeeds(event).empty());
}

TEST_CASE("a cut that the file holds can be cancelled and begun again with the file's seeds")
{
    Event event =
        open(inCut('[' + game(1, 1, 4, "corp", "p1") + ',' + game(2, 2, 3, "runner", "p2") + ']'))
            .event;
    const std::vector<tournament::PlayerId> named{{1}, {2}, {3}, {4}};
    REQUIRE(event.cut.seeds == named);
    tournament::CancelCut cancel;
    cancel.discardResults = true;
    perform(event, cancel);
    CHECK(tournament::namedSeeds(event) == named);
    CHECK(tournament::check(event).empty());
    CHECK(tournament::namedSeeds(open(jsonOf(event)).event) == named);
}

TEST_CASE("a larger cut than the file names goes on by the standings, without who has left")
{
    const std::string named = R"(,"eliminationPlayers":[{"id":4,"seed":1},{"id":2,"seed":2}])";
    Event event = open(document('[' + swiss + ']', 1, "2017-05-06", named)).event;
    const auto standing = tournament::qualifiers(event);
    REQUIRE(standing.size() == 4);
    auto planned = tournament::plannedSeeds(event);
    CHECK(planned[0] == tournament::PlayerId{4});
    CHECK(planned[1] == tournament::PlayerId{2});
    CHECK(planned[2] == (standing[0].value == 2 ? standing[1] : standing[0]));
    perform(event, tournament::DropPlayers{{{4}}});
    planned = tournament::plannedSeeds(event);
    CHECK(planned.front() == tournament::PlayerId{2});
    CHECK(planned.size() == 3);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cases.h"
#include "tournament/acts/generator.h"
#include "tournament/cut/bracket.h"
#include "tournament/cut/cut.h"
#include "tournament/findings.h"
#include "tournament/gate/checker.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace tournament;

namespace {

GeneratorOptions options(std::string_view profile, int size, CutForm form, std::uint64_t seed)
{
    GeneratorOptions result;
    result.profile = *findProfile(profile);
    result.players = size + 5;
    result.rounds = 2;
    result.cut = size;
    result.playedCut = form;
    result.seed = seed;
    return result;
}

} // namespace

TEST_CASE(
    "Whole cuts with drops and corrections: replay gives the state, the checker finds nothing")
{
    for (const Wiring &wiring : wirings())
        for (const char *profile : {"ffg-2016", "ffg-2012", "nsg-sss"})
            for (std::uint64_t seed = 1; seed <= support::cases<std::uint64_t>(6); ++seed) {
                CAPTURE(profile, static_cast<int>(wiring.form), wiring.size, seed);
                const auto generated =
                    generateEvent(options(profile, wiring.size, wiring.form, seed));
                Event replayed;
                for (const auto &act : generated.acts) {
                    tournament::apply(replayed, act.facts);
                    REQUIRE(check(replayed).empty());
                    // Nothing is left that follows by itself.
                    REQUIRE(cutConsequences(replayed).empty());
                }
                CHECK(replayed == generated.event);
                const auto end = bracket(replayed);
                REQUIRE(end.places.size() == end.seeds.size());
                CHECK(std::ranges::all_of(
                    end.places, [](const CutPlace &place) { return place.place.has_value(); }));
            }
}

TEST_CASE("A cut can be left half played")
{
    auto wanted = options("ffg-2016", 8, CutForm::DoubleElimination, 3);
    wanted.leaveLastOpen = true;
    const Event event = generateEvent(wanted).event;
    const auto now = bracket(event);
    CHECK(std::ranges::find(now.games, GameState::Open, &BracketGame::state) != now.games.end());
    CHECK(std::ranges::find(now.games, GameState::Waiting, &BracketGame::state) != now.games.end());
}

TEST_CASE("The checker finds what no bracket of ours does")
{
    auto wanted = options("ffg-2016", 4, CutForm::DoubleElimination, 5);
    wanted.dropPercent = wanted.correctPercent = 0;
    const Event sound = generateEvent(wanted).event;
    REQUIRE(check(sound).empty());
    const auto matchOf = [](Event &event, int game) -> Match & {
        for (Round &round : event.rounds)
            for (Match &match : round.matches)
                if (match.game == game)
                    return match;
        FAIL("no game " << game);
        return event.rounds.back().matches.back();
    };
    Event event = sound;
    SECTION("the wrong player")
    {
        matchOf(event, 5).p1 = event.cut.seeds[3] == matchOf(event, 5).p1
                || event.cut.seeds[3] == *matchOf(event, 5).p2
            ? event.cut.seeds[2]
            : event.cut.seeds[3];
        CHECK(finds(event, FindingCode::CutPlayersContradict));
    }
    SECTION("the wrong side")
    {
        Match &match = matchOf(event, 3);
        match.p1Side = other(*match.p1Side);
        match.result->games.front().corp = other(*match.result->games.front().corp);
        CHECK(finds(event, FindingCode::CutSidesContradict));
    }
    SECTION("a game that is due and missing")
    {
        event.rounds.resize(event.rounds.size() - 1);
        CHECK(finds(event, FindingCode::CutGameMissing));
    }
    SECTION("a seed twice")
    {
        event.cut.seeds[3] = event.cut.seeds[2];
        CHECK(finds(event, FindingCode::SeedsContradict));
    }
    SECTION("another seed of the draws")
    {
        event.rounds.back().seed += 1;
        CHECK(finds(event, FindingCode::SeedDiffers));
    }
}

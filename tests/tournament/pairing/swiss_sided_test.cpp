// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss.h"
#include "tournament/pairing/swiss_support.h"

#include <catch2/catch.hpp>

#include <limits>

using namespace tournament;

namespace {

SwissField twoPlayers(int corpBias, int otherBias)
{
    SwissField field;
    field.sides = SwissSides::Balanced;
    field.players.resize(2);
    field.players[1].standing = 1;
    field.players[0].bias = corpBias;
    field.players[1].bias = otherBias;
    return field;
}

} // namespace

// The single-sided cost of the community's rules: (gap)² + 12 for a second meeting + 50^bias.
TEST_CASE("a game of one side costs gap, second meeting and bias", "[swiss]")
{
    CHECK(sidedCost(0, false, 0, 0) == 1);
    CHECK(sidedCost(-3, false, 0, 0) == 10);
    CHECK(sidedCost(3, true, 0, 0) == 22);
    CHECK(sidedCost(0, false, 1, 0) == 50);
    CHECK(sidedCost(0, false, 0, -2) == 2500);
    CHECK(sidedCost(0, false, 2, -1) == 2500);
    CHECK(sidedCost(0, false, -5, 5) == 1);
    CHECK(sidedCost(0, false, 40, 0) == std::numeric_limits<std::int64_t>::max() / 4);
}

TEST_CASE("the player who was Corp less is Corp", "[swiss]")
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        SwissField field = twoPlayers(1, -1);
        field.seed = seed;
        REQUIRE(pairSwiss(field).pairs[0].first == 1);
    }
}

TEST_CASE("equal sides are a toss of the seed", "[swiss]")
{
    int corps = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SwissField field = twoPlayers(0, 0);
        field.seed = seed;
        corps += pairSwiss(field).pairs[0].first == 0 ? 1 : 0;
    }
    REQUIRE(corps > 60);
    REQUIRE(corps < 140);
}

TEST_CASE("a second meeting turns the sides, whatever it costs", "[swiss]")
{
    SwissField field = twoPlayers(-3, 3);
    field.players[0].met = {{1, true}};
    field.players[1].met = {{0, false}};
    const SwissPairing pairing = pairSwiss(field);
    REQUIRE(pairing.pairs[0].first == 1);
    REQUIRE(pairing.rematchWeight == 0);
    REQUIRE(pairing.cost == 12 + 125000);
}

TEST_CASE("a third meeting and a forbidden pair are rematches", "[swiss]")
{
    SwissField field = twoPlayers(0, 0);
    field.players[0].met = {{1, true}, {1, false}};
    field.players[1].met = {{0, false}, {0, true}};
    REQUIRE(pairSwiss(field).rematchWeight == 2);
    SwissField forbidden = twoPlayers(0, 0);
    forbidden.avoid.emplace_back(0, 1);
    REQUIRE(pairSwiss(forbidden).rematchWeight == 1);
}

TEST_CASE("biases no event ever has are still weighed exactly", "[swiss]")
{
    // 50^9 and 50^10 exceed what 64 bits hold once a penalty outweighs their sum.
    SwissField field = twoPlayers(10, 10);
    field.players.resize(4);
    field.players[2] = field.players[0];
    field.players[3] = field.players[0];
    for (int i = 0; i < 4; ++i)
        field.players[static_cast<std::size_t>(i)].standing = i;
    field.players[3].bias = 9;
    field.players[2].points = 1;
    field.players[3].points = 1;
    const SwissAudit found = audit(field, pairSwiss(field));
    REQUIRE(found.fault == "");
    REQUIRE(found.verdict == bruteForce(field));
}

namespace {

/// Events of 4 to 16 players and up to 8 rounds: nobody is left out, and what had to be relaxed
/// is reported (audit() recounts it). Small fields are compared with every other pairing.
void playSidedEvents(int events, std::uint64_t seed, std::size_t bruteUpTo)
{
    core::Random random(seed);
    for (int i = 0; i < events; ++i) {
        const int players = 4 + static_cast<int>(random.below(13));
        const int rounds = 1 + static_cast<int>(random.below(8));
        PlayedEvent event(players, SwissSides::Balanced, random.next());
        for (int round = 0; round < rounds; ++round) {
            if (random.below(8) == 0 && event.field().players.size() > 4)
                event.dropSomebody();
            const SwissField before = event.field();
            const SwissAudit found = audit(before, event.playRound());
            CAPTURE(i, round, players);
            REQUIRE(found.fault == "");
            if (before.players.size() <= bruteUpTo)
                REQUIRE(found.verdict == bruteForce(before));
        }
    }
}

} // namespace

TEST_CASE("events of one side a round leave nobody out", "[swiss]") { playSidedEvents(60, 31, 8); }

TEST_CASE("2,000 events of one side a round leave nobody out", "[.long][long]")
{
    playSidedEvents(2000, 32, 10);
}

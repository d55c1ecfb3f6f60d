// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cases.h"
#include "tournament/pairing/swiss.h"
#include "tournament/pairing/swiss_support.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

using namespace tournament;

namespace {

void compareWithBruteForce(SwissSides sides, int rounds, std::uint64_t seed)
{
    core::Random random(seed);
    for (int round = 0; round < rounds; ++round) {
        const int players = 1 + static_cast<int>(random.below(11));
        const SwissField field = drawnField(random, players, sides);
        const SwissAudit found = audit(field, pairSwiss(field));
        CAPTURE(round, players, field.seed);
        REQUIRE(found.fault == "");
        REQUIRE(found.verdict == bruteForce(field));
    }
}

} // namespace

// Tournament Rules 3.0.2, "Swiss Pairings": paired by equal or nearest points, nobody twice with
// the same opponent; "Byes": to the lowest ranked, never twice. Objectives 1 to 4 of swiss.h.
TEST_CASE("small fields are paired as well as trying everything", "[swiss]")
{
    compareWithBruteForce(SwissSides::Both, support::cases(4000), 11);
}

TEST_CASE("small fields of one side a round are paired as well as trying everything", "[swiss]")
{
    compareWithBruteForce(SwissSides::Balanced, support::cases(4000), 12);
}

TEST_CASE("300,000 rounds are paired as well as trying everything", "[.long][long]")
{
    compareWithBruteForce(SwissSides::Both, 200000, 13);
    compareWithBruteForce(SwissSides::Balanced, 100000, 14);
}

TEST_CASE("played events are paired as well as trying everything", "[swiss]")
{
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const auto sides = seed % 2 == 0 ? SwissSides::Both : SwissSides::Balanced;
        const int players = 2 + static_cast<int>(seed % 10);
        PlayedEvent event(players, sides, seed);
        for (int round = 0; round < 8; ++round) {
            const SwissField before = event.field();
            const SwissPairing pairing = event.playRound();
            const SwissAudit found = audit(before, pairing);
            CAPTURE(seed, round, players);
            REQUIRE(found.fault == "");
            REQUIRE(found.verdict == bruteForce(before));
        }
    }
}

TEST_CASE("fields of any shape are paired as well as trying everything", "[swiss]")
{
    const bool held = rc::check([] {
        const auto points =
            *rc::gen::resize(9, rc::gen::container<std::vector<int>>(rc::gen::inRange(-3, 12)));
        const int players = static_cast<int>(points.size());
        SwissField field;
        field.seed = *rc::gen::arbitrary<std::uint64_t>();
        for (int i = 0; i < players; ++i) {
            SwissPlayer player;
            player.points = points[static_cast<std::size_t>(i)];
            player.standing = i;
            player.hadBye = *rc::gen::arbitrary<bool>();
            field.players.push_back(player);
        }
        if (players > 1) {
            const auto anybody = rc::gen::inRange(0, players);
            const auto met = *rc::gen::container<std::vector<std::pair<int, int>>>(
                rc::gen::pair(anybody, anybody));
            for (const auto &[first, second] : met) {
                if (first == second)
                    continue;
                field.players[static_cast<std::size_t>(first)].met.push_back({second, false});
                field.players[static_cast<std::size_t>(second)].met.push_back({first, true});
            }
        }
        const SwissAudit found = audit(field, pairSwiss(field));
        RC_ASSERT(found.fault == "");
        RC_ASSERT(found.verdict == bruteForce(field));
    });
    REQUIRE(held);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss.h"
#include "tournament/pairing/swiss_support.h"

#include <catch2/catch.hpp>

#include <limits>

using namespace tournament;

namespace {

SwissField fieldOf(const std::vector<int> &points)
{
    SwissField field;
    field.seed = 9;
    for (std::size_t i = 0; i < points.size(); ++i) {
        SwissPlayer player;
        player.points = points[i];
        player.standing = static_cast<int>(i);
        field.players.push_back(player);
    }
    return field;
}

SwissPlayer &player(SwissField &field, int index)
{
    return field.players[static_cast<std::size_t>(index)];
}

void meet(SwissField &field, int first, int second)
{
    player(field, first).met.push_back({second, true});
    player(field, second).met.push_back({first, false});
}

SwissPairing checked(const SwissField &field)
{
    SwissPairing pairing = pairSwiss(field);
    const SwissAudit found = audit(field, pairing);
    REQUIRE(found.fault == "");
    if (field.players.size() <= 10)
        REQUIRE(found.verdict == bruteForce(field));
    return pairing;
}

} // namespace

TEST_CASE("the smallest fields are paired", "[swiss]")
{
    REQUIRE(checked(fieldOf({})).pairs.empty());
    REQUIRE(checked(fieldOf({3})).bye == 0);
    REQUIRE(checked(fieldOf({3, 1})).pairs.size() == 1);
}

// Tournament Rules 3.0.2, "Swiss Pairings": the printed recipe fails when the last two have met.
TEST_CASE("the last two have met: the pairs above are opened", "[swiss]")
{
    SwissField field = fieldOf({4, 4, 2, 2, 0, 0});
    meet(field, 4, 5);
    const SwissPairing pairing = checked(field);
    REQUIRE(pairing.rematchWeight == 0);
    REQUIRE(pairing.cost == 8);
}

TEST_CASE("a large group that has met among itself is paired outside of it", "[swiss]")
{
    std::vector<int> points(12, 6);
    points.insert(points.end(), 12, 2);
    SwissField field = fieldOf(points);
    for (int i = 0; i < 12; ++i) {
        for (int j = i + 1; j < 12; ++j)
            meet(field, i, j);
    }
    const SwissPairing pairing = checked(field);
    REQUIRE(pairing.rematchWeight == 0);
    REQUIRE(pairing.cost == 12 * 16);
}

TEST_CASE("two camps that have all met pair within", "[swiss]")
{
    SwissField field = fieldOf({5, 5, 4, 4, 3, 3, 2, 2, 1, 1});
    for (int i = 0; i < 10; i += 2) {
        for (int j = 1; j < 10; j += 2)
            meet(field, i, j);
    }
    // Camps of five are odd: one rematch, and only one.
    REQUIRE(checked(field).rematchWeight == 1);
    field.players.pop_back();
    for (SwissPlayer &left : field.players)
        std::erase_if(left.met, [](const SwissMeeting &meeting) { return meeting.opponent == 9; });
    REQUIRE(checked(field).rematchWeight == 0);
}

// Our policy where the printed text is silent: fewest rematches, a third meeting weighs more.
TEST_CASE("more rounds than opponents: the fewest rematches, evenly spread", "[swiss]")
{
    for (const int players : {2, 4, 5, 6, 7, 8}) {
        PlayedEvent event(players, SwissSides::Both, 21);
        for (int round = 0; round < 3 * players; ++round) {
            const SwissField before = event.field();
            const SwissAudit found = audit(before, event.playRound());
            REQUIRE(found.fault == "");
            REQUIRE(found.verdict == bruteForce(before));
        }
    }
}

TEST_CASE("a club that must not meet is larger than the rest of the field", "[swiss]")
{
    SwissField field = fieldOf(std::vector<int>(151, 3));
    for (int i = 0; i < 100; ++i) {
        for (int j = i + 1; j < 100; ++j)
            field.avoid.emplace_back(i, j);
    }
    const SwissPairing pairing = pairSwiss(field);
    const SwissAudit found = audit(field, pairing);
    REQUIRE(found.fault == "");
    // 51 others: one of the club has the bye, 51 are taken by the others, 48 are left.
    REQUIRE(pairing.rematchWeight == 24);
    REQUIRE(pairing.bye == 99);
}

// Tournament Rules 3.0.2, "Byes": the lowest ranked player who has not had one.
TEST_CASE("the bye goes to the last without one", "[swiss]")
{
    SwissField field = fieldOf({6, 4, 2, 2, 0});
    REQUIRE(checked(field).bye == 4);
    player(field, 4).hadBye = true;
    REQUIRE(checked(field).bye == 3);
    for (int i = 0; i < 5; ++i)
        player(field, i).hadBye = true;
    const SwissPairing second = checked(field);
    REQUIRE(second.bye == 4);
    REQUIRE(second.secondBye);
}

TEST_CASE("the bye goes higher rather than make a rematch", "[swiss]")
{
    SwissField field = fieldOf({6, 4, 0});
    meet(field, 0, 1);
    const SwissPairing pairing = checked(field);
    REQUIRE(pairing.bye == 1);
    REQUIRE(pairing.rematchWeight == 0);
}

TEST_CASE("a second bye is worse than a rematch", "[swiss]")
{
    SwissField field = fieldOf({6, 4, 0});
    meet(field, 0, 1);
    player(field, 0).hadBye = true;
    player(field, 1).hadBye = true;
    const SwissPairing pairing = checked(field);
    REQUIRE(pairing.bye == 2);
    REQUIRE(pairing.rematchWeight == 1);
}

TEST_CASE("nobody floats down twice running where another can float", "[swiss]")
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        SwissField field = fieldOf({4, 4, 4, 2, 2, 2});
        field.seed = seed;
        player(field, 0).floatedDown = true;
        player(field, 2).floatedDown = true;
        const SwissPairing pairing = checked(field);
        REQUIRE(pairing.cost == 4);
        REQUIRE(pairing.floatedTwice == 0);
    }
}

TEST_CASE("the seed decides, and decides the same way every time", "[swiss]")
{
    SwissField field = fieldOf(std::vector<int>(8, 0));
    field.seed = 2016;
    const SwissPairing pairing = pairSwiss(field);
    // Worked out apart from this program: splitmix64, Fisher–Yates, neighbours. A difference means
    // a new swissAlgorithmVersion.
    const std::vector<std::pair<int, int>> expected = {{2, 6}, {0, 3}, {1, 5}, {4, 7}};
    REQUIRE(pairing.pairs.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(pairing.pairs[i].first == expected[i].first);
        CHECK(pairing.pairs[i].second == expected[i].second);
    }
    int different = 0;
    for (field.seed = 0; field.seed < 20; ++field.seed) {
        const SwissPairing one = pairSwiss(field);
        const SwissPairing again = pairSwiss(field);
        for (std::size_t i = 0; i < one.pairs.size(); ++i) {
            REQUIRE(one.pairs[i].first == again.pairs[i].first);
            different += one.pairs[i].first != pairing.pairs[i].first ? 1 : 0;
        }
    }
    REQUIRE(different > 0);
}

TEST_CASE("points of any size are paired", "[swiss]")
{
    const SwissPairing pairing = checked(fieldOf({2000000, 1999999, 1000000, 999999, 5, 3}));
    REQUIRE(pairing.cost == 1 + 1 + 4);
    constexpr int most = std::numeric_limits<int>::max();
    REQUIRE(pairSwiss(fieldOf({most, -most})).cost == std::numeric_limits<std::int64_t>::max() / 4);
}

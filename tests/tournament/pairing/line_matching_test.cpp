// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/line_matching.h"

#include "core/random.h"

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <functional>
#include <limits>

using tournament::LineMatching;

namespace {

constexpr std::int64_t impossible = std::numeric_limits<std::int64_t>::max() / 2;

std::int64_t costOf(const LineMatching::Field &field, std::size_t one, std::size_t other)
{
    const std::int64_t surcharge = field.between(field.classOf[one], field.classOf[other]);
    const std::int64_t gap = field.points[one] - field.points[other];
    return surcharge == LineMatching::never ? impossible : gap * gap + surcharge;
}

/// Every matching tried.
std::int64_t least(const LineMatching::Field &field, std::uint32_t open)
{
    if (open == 0)
        return 0;
    const auto first = static_cast<std::size_t>(std::countr_zero(open));
    std::int64_t best = impossible;
    for (std::size_t second = first + 1; second < field.points.size(); ++second) {
        if ((open >> second & 1) == 0)
            continue;
        const std::int64_t cost = costOf(field, first, second);
        const std::uint32_t rest = open & ~(1U << first) & ~(1U << second);
        if (cost < best)
            best = std::min(best, cost + least(field, rest));
    }
    return best;
}

/// Few points, a few sides and classes of one player, some of whom must not meet.
LineMatching::Field drawn(core::Random &random, int players)
{
    LineMatching::Field field;
    for (int player = 0; player < players; ++player)
        field.points.push_back(static_cast<int>(random.below(5)) * 3
                               + static_cast<int>(random.below(8) / 7));
    std::ranges::sort(field.points, std::greater<>());
    const int shared = 1 + static_cast<int>(random.below(4));
    field.classes = shared;
    for (int player = 0; player < players; ++player) {
        const bool single = random.below(6) == 0;
        field.classOf.push_back(
            single ? field.classes++
                   : static_cast<int>(random.below(static_cast<std::uint32_t>(shared))));
    }
    for (int one = 0; one < field.classes; ++one)
        field.side.push_back(static_cast<int>(random.below(3)) - 1);
    field.surcharge.resize(static_cast<std::size_t>(field.classes * field.classes));
    for (int one = 0; one < field.classes; ++one) {
        for (int other = 0; other <= one; ++other) {
            const bool alike = field.side[static_cast<std::size_t>(one)] != 0
                && field.side[static_cast<std::size_t>(one)]
                    == field.side[static_cast<std::size_t>(other)];
            std::int64_t cost = alike ? 50 : 1;
            if (random.below(10) == 0)
                cost += 12;
            if (one >= shared && other >= shared && random.below(3) == 0)
                cost = LineMatching::never;
            field.surcharge[static_cast<std::size_t>(one * field.classes + other)] = cost;
            field.surcharge[static_cast<std::size_t>(other * field.classes + one)] = cost;
        }
    }
    return field;
}

} // namespace

TEST_CASE("players in a line are matched as well as trying everything")
{
    core::Random random(21);
    LineMatching matching;
    std::vector<int> mate;
    int impossibleFields = 0;
    for (int round = 0; round < 6000; ++round) {
        const int players = 2 * (1 + static_cast<int>(random.below(5)));
        const LineMatching::Field field = drawn(random, players);
        const std::int64_t best = least(field, (1U << players) - 1);
        CAPTURE(round, players);
        if (!matching.solve(field, mate)) {
            REQUIRE(best >= impossible);
            ++impossibleFields;
            continue;
        }
        std::int64_t sum = 0;
        for (std::size_t player = 0; player < mate.size(); ++player) {
            const auto other = static_cast<std::size_t>(mate[player]);
            REQUIRE(mate[other] == static_cast<int>(player));
            REQUIRE(other != player);
            sum += player < other ? costOf(field, player, other) : 0;
        }
        REQUIRE(sum == best);
    }
    CHECK(impossibleFields > 0);
    CHECK(impossibleFields < 600);
}

TEST_CASE("a line it cannot sum or split is left alone")
{
    LineMatching matching;
    std::vector<int> mate;
    const LineMatching::Field wide{{1 << 20, 0}, {0, 0}, 1, {1}, {0}};
    CHECK_FALSE(matching.solve(wide, mate));
    const LineMatching::Field odd{{3, 3, 0}, {0, 0, 0}, 1, {1}, {0}};
    CHECK_FALSE(matching.solve(odd, mate));
    LineMatching::Field scattered; // 70 classes of one player each
    for (int player = 0; player < 70; ++player) {
        scattered.points.push_back(0);
        scattered.classOf.push_back(player);
        scattered.side.push_back(0);
    }
    scattered.classes = 70;
    scattered.surcharge.assign(70 * 70, 1);
    CHECK_FALSE(matching.solve(scattered, mate));
}

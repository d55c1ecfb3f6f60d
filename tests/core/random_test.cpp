// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <numeric>
#include <vector>

// A recorded seed must give the same pairing on every machine for ever: the values below were
// computed apart from this code and may never change.

TEST_CASE("splitmix64 gives its reference values")
{
    core::Random random(1'234'567);
    CHECK(random.next() == 6'457'827'717'110'365'317U);
    CHECK(random.next() == 3'203'168'211'198'807'973U);
    CHECK(random.next() == 9'817'491'932'198'370'423U);
    CHECK(random.next() == 4'593'380'528'125'082'431U);
    CHECK(random.next() == 16'408'922'859'458'223'821U);

    core::Random zero(0);
    CHECK(zero.next() == 0xe220a8397b1dcdafU);
    CHECK(zero.next() == 0x6e789e6aa1b965f4U);
    CHECK(zero.next() == 0x06c45d188009454fU);
}

TEST_CASE("Bounded numbers are golden")
{
    core::Random dice(42);
    std::vector<std::uint32_t> thrown(16);
    std::ranges::generate(thrown, [&] { return dice.below(6); });
    CHECK(thrown == std::vector<std::uint32_t>{4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2, 3, 3, 3, 1});

    // A bound at which Lemire's method throws almost every second draw away.
    core::Random wide(7);
    std::vector<std::uint32_t> drawn(8);
    std::ranges::generate(drawn, [&] { return wide.below(0x80000001U); });
    CHECK(drawn
          == std::vector<std::uint32_t>{36052587U, 1934368832U, 1251833272U, 1004921424U,
                                        704539432U, 222393293U, 1871170706U, 1888956032U});
}

TEST_CASE("Every bounded number stays below its bound and every value comes up")
{
    core::Random random(3);
    for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 10U, 64U, 100U}) {
        std::vector<bool> seen(bound);
        for (std::uint32_t i = 0; i < 40 * bound; ++i) {
            const std::uint32_t value = random.below(bound);
            REQUIRE(value < bound);
            seen[value] = true;
        }
        CHECK(std::ranges::all_of(seen, [](bool value) { return value; }));
    }
    CHECK(random.below(0xffffffffU) < 0xffffffffU);
}

// With a bound of 3·2^30 the plain product of 32 bits hits every third value twice as often as
// the others: 50 %, 25 %, 25 %. Rejection brings each to a third.
TEST_CASE("Bounded numbers have no bias")
{
    constexpr int draws = 300'000;
    core::Random random(11);
    std::array<int, 3> hits{};
    for (int i = 0; i < draws; ++i)
        ++hits[random.below(0xc0000000U) % 3];
    for (const int count : hits) {
        CHECK(count > draws / 3 - 1'500); // more than five standard deviations
        CHECK(count < draws / 3 + 1'500);
    }
}

TEST_CASE("Shuffles are golden permutations")
{
    const auto shuffled = [](std::uint64_t seed) {
        std::vector<int> items(12);
        std::iota(items.begin(), items.end(), 0);
        core::Random(seed).shuffle(std::span(items));
        return items;
    };
    CHECK(shuffled(1) == std::vector{7, 0, 4, 1, 2, 11, 5, 10, 3, 9, 8, 6});
    CHECK(shuffled(2026) == std::vector{8, 2, 0, 1, 4, 7, 11, 9, 3, 6, 5, 10});
}

TEST_CASE("A shuffle reaches every order equally often")
{
    constexpr int draws = 60'000;
    core::Random random(5);
    std::array<int, 27> hits{};
    for (int i = 0; i < draws; ++i) {
        std::array<std::size_t, 3> items{0, 1, 2};
        random.shuffle(std::span<std::size_t>(items));
        ++hits[items[0] * 9 + items[1] * 3 + items[2]];
    }
    CHECK(std::ranges::count_if(hits, [](int count) { return count > 0; }) == 6);
    for (const int count : hits)
        CHECK((count == 0 || (count > draws / 6 - 500 && count < draws / 6 + 500)));

    std::vector<int> none;
    random.shuffle(std::span(none));
    CHECK(none.empty());
}

TEST_CASE("Derived seeds are golden and independent of each other")
{
    STATIC_REQUIRE(core::deriveSeed(0, 1) == 3410556544737362926U);
    CHECK(core::deriveSeed(0, 2) == 11266930136656629271U);
    CHECK(core::deriveSeed(1, 1) == 14763903993742175534U);
    CHECK(core::deriveSeed(~std::uint64_t{0}, ~std::uint64_t{0}) == 300803410385590434U);

    std::vector<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        for (std::uint64_t salt = 0; salt < 50; ++salt)
            seeds.push_back(core::deriveSeed(seed, salt));
    std::ranges::sort(seeds);
    CHECK(std::ranges::adjacent_find(seeds) == seeds.end());
}

TEST_CASE("A coin falls on both sides")
{
    core::Random random(9);
    int heads = 0;
    for (int i = 0; i < 10'000; ++i)
        heads += random.coin() ? 1 : 0;
    CHECK(heads > 4'700);
    CHECK(heads < 5'300);
}

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fraction.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <numeric>
#include <rapidcheck.h>
#include <stdexcept>

using core::Fraction;

namespace {

constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();

Fraction anyFraction()
{
    return {*rc::gen::inRange<std::int64_t>(-100'000, 100'000),
            *rc::gen::inRange<std::int64_t>(1, 100'000)};
}

bool isReduced(const Fraction &fraction)
{
    return fraction.denominator() > 0
        && std::gcd(fraction.numerator(), fraction.denominator()) == 1;
}

} // namespace

TEST_CASE("A fraction is reduced and carries its sign above")
{
    CHECK(core::toString(Fraction(6, 4)) == "3/2");
    CHECK(core::toString(Fraction(6, -4)) == "-3/2");
    CHECK(core::toString(Fraction(-6, -4)) == "3/2");
    CHECK(core::toString(Fraction(0, -7)) == "0");
    CHECK(core::toString(Fraction(36, 3)) == "12");
    CHECK(core::toString(Fraction()) == "0");
    CHECK(Fraction(2, 4) == Fraction(1, 2));
}

TEST_CASE("Nothing divides by zero")
{
    CHECK_THROWS_AS(Fraction(1, 0), std::domain_error);
    CHECK_THROWS_AS(Fraction(1) / Fraction(0), std::domain_error);
}

TEST_CASE("Arithmetic is exact")
{
    CHECK(Fraction(1, 3) + Fraction(1, 6) == Fraction(1, 2));
    CHECK(Fraction(1, 3) - Fraction(1, 2) == Fraction(-1, 6));
    CHECK(Fraction(2, 3) * Fraction(9, 4) == Fraction(3, 2));
    CHECK(Fraction(2, 3) / Fraction(-4, 9) == Fraction(-3, 2));
    Fraction sum = 1;
    sum += Fraction(1, 2);
    CHECK(sum == Fraction(3, 2));
    // The sum that doubles get wrong and that put players into wrong places elsewhere.
    CHECK(Fraction(1, 10) + Fraction(2, 10) == Fraction(3, 10));
}

TEST_CASE("Arithmetic keeps the laws of a field")
{
    CHECK(rc::check("sums and products commute, distribute and reverse", [] {
        const Fraction a = anyFraction();
        const Fraction b = anyFraction();
        const Fraction c(*rc::gen::inRange<std::int64_t>(-50, 50));
        RC_ASSERT(a + b == b + a);
        RC_ASSERT(a * b == b * a);
        RC_ASSERT((a + b) * c == a * c + b * c);
        RC_ASSERT(a + b - b == a);
        if (b != Fraction(0))
            RC_ASSERT(a * b / b == a);
        RC_ASSERT(isReduced(a + b));
        RC_ASSERT(isReduced(a * b));
    }));
}

TEST_CASE("Order is by value, also where cross products exceed 64 bits")
{
    CHECK(Fraction(1, 3) < Fraction(34, 100));
    CHECK(Fraction(-1, 3) > Fraction(-34, 100));
    CHECK(Fraction(largest - 1, largest) > Fraction(largest - 2, largest - 1));
    CHECK(std::is_eq(Fraction(2, 6) <=> Fraction(1, 3)));
    CHECK(rc::check("order agrees with the sign of the difference", [] {
        const Fraction a = anyFraction();
        const Fraction b = anyFraction();
        RC_ASSERT((a < b) == ((a - b).numerator() < 0));
    }));
}

TEST_CASE("A result beyond 64 bits is rounded to one that fits, never wrapped around")
{
    CHECK(Fraction(largest) + Fraction(1) == Fraction(largest));
    CHECK(Fraction(-largest) - Fraction(1) == Fraction(-largest));
    CHECK(Fraction(largest) * Fraction(2) == Fraction(largest));
    CHECK(Fraction(1, largest) * Fraction(1, 2) == Fraction(0));
    // Sums of averages over rounds that share no divisor: right to many digits.
    Fraction sum;
    double about = 0;
    for (const int rounds : {41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103}) {
        sum += Fraction(4 * rounds - 1, rounds);
        about += 4 - 1.0 / rounds;
    }
    CHECK(static_cast<double>(sum.numerator()) / static_cast<double>(sum.denominator())
          == Approx(about).epsilon(1e-9));
    CHECK(isReduced(sum));
    CHECK(rc::check("whatever is added up, a sum is near and reduced", [] {
        Fraction total;
        double near = 0;
        for (int i = 0; i < 60; ++i) {
            const auto points = *rc::gen::inRange<std::int64_t>(0, 100'000);
            const auto rounds = *rc::gen::inRange<std::int64_t>(1, 100'000);
            total += Fraction(points, rounds);
            near += static_cast<double>(points) / static_cast<double>(rounds);
        }
        RC_ASSERT(isReduced(total));
        const double told =
            static_cast<double>(total.numerator()) / static_cast<double>(total.denominator());
        RC_ASSERT(std::abs(told - near) <= 1e-6 * (1 + near));
    }));
    CHECK_THROWS_AS(Fraction(smallest, -1), std::overflow_error);
    CHECK_THROWS_AS(Fraction(1, smallest), std::overflow_error);
    // Both intermediates exceed 64 bits, the result does not.
    CHECK(Fraction(largest, 2) * Fraction(2, largest) == Fraction(1));
    CHECK(Fraction(largest) - Fraction(largest) == Fraction(0));
}

// No profile gives more than 8 points a round. A player's rounds and his number of opponents are at
// most the number of rounds: with L = lcm(1 … 20), the denominator of every average SoS divides
// L·L, and so does that of any sum of them; the average of 20 such has a denominator of 20·L·L.
TEST_CASE("Twenty rounds fit 64 bits with any mixture of rounds and opponents")
{
    constexpr std::int64_t rounds = 20;
    constexpr std::int64_t mostPoints = 8;

    std::int64_t everyDenominator = 1;
    for (std::int64_t i = 2; i <= rounds; ++i)
        everyDenominator = std::lcm(everyDenominator, i);
    CHECK(everyDenominator == 232'792'560);
    CHECK(everyDenominator <= largest / (everyDenominator * rounds * mostPoints));

    CHECK(rc::check("the extended strength of schedule of a hostile field", [] {
        Fraction sum;
        for (std::int64_t opponents = 1; opponents <= rounds; ++opponents) {
            Fraction schedule;
            for (std::int64_t i = 0; i < opponents; ++i) {
                const auto played = *rc::gen::inRange<std::int64_t>(1, rounds + 1);
                const auto points = *rc::gen::inRange<std::int64_t>(0, mostPoints * played + 1);
                schedule += Fraction(points, played);
            }
            sum += schedule / Fraction(opponents);
        }
        RC_ASSERT(sum / Fraction(rounds) <= Fraction(mostPoints));
    }));
}

TEST_CASE("Decimals round half up and keep their zeros")
{
    CHECK(core::toDecimal(Fraction(41, 16), 3) == "2.563");
    CHECK(core::toDecimal(Fraction(1, 3), 4) == "0.3333");
    CHECK(core::toDecimal(Fraction(2, 3), 4) == "0.6667");
    CHECK(core::toDecimal(Fraction(12), 3) == "12.000");
    CHECK(core::toDecimal(Fraction(1, 2), 0) == "1");
    CHECK(core::toDecimal(Fraction(49, 100), 0) == "0");
    CHECK(core::toDecimal(Fraction(99'999, 10'000), 3) == "10.000");
    CHECK(core::toDecimal(Fraction(999, 1000), 2) == "1.00");
    CHECK(core::toDecimal(Fraction(-5, 2), 2) == "-2.50");
    CHECK(core::toDecimal(Fraction(-1, 3000), 3) == "0.000");
    CHECK(core::toDecimal(Fraction(1, largest), 2) == "0.00");
    CHECK(core::toDecimal(Fraction(largest), 1) == "9223372036854775807.0");
}

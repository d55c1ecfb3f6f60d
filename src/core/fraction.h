// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace core {

/// An always reduced fraction with a positive denominator. Intermediates have 128 bits, and
/// arithmetic is exact as long as the result fits 64 (tests show that 20 rounds of any profile stay
/// far below). A result that does not fit is rounded to a fraction that does, the same on every
/// machine.
class Fraction {
public:
    constexpr Fraction() = default;
    constexpr Fraction(std::int64_t whole) // NOLINT: a whole number is a fraction
        : m_numerator(whole)
    {
    }
    /// `denominator` must not be 0.
    Fraction(std::int64_t numerator, std::int64_t denominator);

    [[nodiscard]] constexpr std::int64_t numerator() const { return m_numerator; }
    [[nodiscard]] constexpr std::int64_t denominator() const { return m_denominator; }

    friend Fraction operator+(const Fraction &a, const Fraction &b);
    friend Fraction operator-(const Fraction &a, const Fraction &b);
    friend Fraction operator*(const Fraction &a, const Fraction &b);
    friend Fraction operator/(const Fraction &a, const Fraction &b); ///< b must not be 0
    Fraction &operator+=(const Fraction &other) { return *this = *this + other; }

    friend constexpr bool operator==(const Fraction &, const Fraction &) = default;
    friend std::strong_ordering operator<=>(const Fraction &a, const Fraction &b);

private:
    std::int64_t m_numerator = 0;
    std::int64_t m_denominator = 1;
};

/// "12", "-1/3".
[[nodiscard]] std::string toString(const Fraction &fraction);

/// Rounded half up to `digits` places, trailing zeros kept: 41/16 with 3 digits is "2.563".
[[nodiscard]] std::string toDecimal(const Fraction &fraction, int digits);

} // namespace core

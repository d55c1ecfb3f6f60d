// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fraction.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace core {

namespace {

__extension__ using Wide = __int128;

Wide gcd(Wide a, Wide b)
{
    while (b != 0) {
        const Wide rest = a % b;
        a = b;
        b = rest;
    }
    return a < 0 ? -a : a; // a remainder carries the sign of its dividend
}

Fraction reduced(Wide numerator, Wide denominator)
{
    if (denominator == 0)
        throw std::domain_error("fraction with denominator 0");
    if (denominator < 0) {
        numerator = -numerator;
        denominator = -denominator;
    }
    const Wide divisor = gcd(numerator, denominator);
    numerator /= divisor;
    denominator /= divisor;
    constexpr Wide limit = std::numeric_limits<std::int64_t>::max();
    while (denominator > 1 && (numerator > limit || numerator < -limit || denominator > limit)) {
        numerator /= 2;
        denominator /= 2;
    }
    numerator = std::clamp(numerator, -limit, limit);
    // The private state is only reachable through the constructor, which reduces again: cheap,
    // because the greatest common divisor is 1 by now.
    return {static_cast<std::int64_t>(numerator), static_cast<std::int64_t>(denominator)};
}

} // namespace

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator)
{
    if (denominator == 0)
        throw std::domain_error("fraction with denominator 0");
    Wide divisor = gcd(numerator, denominator);
    if (denominator < 0)
        divisor = -divisor;
    constexpr Wide limit = std::numeric_limits<std::int64_t>::max();
    if (numerator / divisor > limit || denominator / divisor > limit)
        throw std::overflow_error("fraction exceeds 64 bits"); // the sign of INT64_MIN turned
    m_numerator = static_cast<std::int64_t>(numerator / divisor);
    m_denominator = static_cast<std::int64_t>(denominator / divisor);
}

Fraction operator+(const Fraction &a, const Fraction &b)
{
    return reduced(Wide(a.m_numerator) * b.m_denominator + Wide(b.m_numerator) * a.m_denominator,
                   Wide(a.m_denominator) * b.m_denominator);
}

Fraction operator-(const Fraction &a, const Fraction &b)
{
    return reduced(Wide(a.m_numerator) * b.m_denominator - Wide(b.m_numerator) * a.m_denominator,
                   Wide(a.m_denominator) * b.m_denominator);
}

Fraction operator*(const Fraction &a, const Fraction &b)
{
    return reduced(Wide(a.m_numerator) * b.m_numerator, Wide(a.m_denominator) * b.m_denominator);
}

Fraction operator/(const Fraction &a, const Fraction &b)
{
    return reduced(Wide(a.m_numerator) * b.m_denominator, Wide(a.m_denominator) * b.m_numerator);
}

std::strong_ordering operator<=>(const Fraction &a, const Fraction &b)
{
    const Wide left = Wide(a.m_numerator) * b.m_denominator;
    const Wide right = Wide(b.m_numerator) * a.m_denominator;
    return left < right ? std::strong_ordering::less
        : left > right  ? std::strong_ordering::greater
                        : std::strong_ordering::equal;
}

std::string toString(const Fraction &fraction)
{
    std::string text = std::to_string(fraction.numerator());
    if (fraction.denominator() != 1)
        text += '/' + std::to_string(fraction.denominator());
    return text;
}

std::string toDecimal(const Fraction &fraction, int digits)
{
    const bool negative = fraction.numerator() < 0;
    const Wide numerator = negative ? -Wide(fraction.numerator()) : Wide(fraction.numerator());
    const Wide denominator = fraction.denominator();
    // Long division digit by digit: no power of ten can overflow.
    std::string text(1, '0');
    text += std::to_string(static_cast<std::int64_t>(numerator / denominator));
    Wide rest = numerator % denominator;
    if (digits > 0)
        text += '.';
    for (int i = 0; i < digits; ++i) {
        rest *= 10;
        text += static_cast<char>('0' + static_cast<int>(rest / denominator));
        rest %= denominator;
    }
    if (rest * 2 >= denominator) {
        for (auto digit = text.rbegin(); digit != text.rend(); ++digit) {
            if (*digit == '.')
                continue;
            if (*digit != '9') {
                ++*digit;
                break;
            }
            *digit = '0';
        }
    }
    if (text.size() > 1 && text[0] == '0' && text[1] != '.')
        text.erase(0, 1);
    const bool zero = text.find_first_not_of("0.") == std::string::npos;
    return negative && !zero ? '-' + text : text;
}

} // namespace core

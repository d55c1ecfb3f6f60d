// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>

namespace rules {

/// Some of the values of an enumeration that has at most 16.
template <class Enum>
class EnumSet {
public:
    constexpr EnumSet() = default;
    constexpr EnumSet(std::initializer_list<Enum> values)
    {
        for (const Enum value : values)
            add(value);
    }

    constexpr void add(Enum value) { m_bits = static_cast<std::uint16_t>(m_bits | bit(value)); }
    [[nodiscard]] constexpr bool contains(Enum value) const { return (m_bits & bit(value)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    friend constexpr bool operator==(EnumSet, EnumSet) = default;

private:
    [[nodiscard]] static constexpr unsigned bit(Enum value)
    {
        return 1U << static_cast<unsigned>(value);
    }

    std::uint16_t m_bits = 0;
};

} // namespace rules

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace storage {

/// With it every database of SQLite begins.
inline constexpr std::size_t fileHeader = 100;

// Numbers as SQLite writes them into its files: big-endian. `place` must lie within.

[[nodiscard]] inline unsigned byteAt(std::string_view bytes, std::size_t place)
{
    return static_cast<unsigned char>(bytes[place]);
}

[[nodiscard]] inline std::size_t twoBytes(std::string_view bytes, std::size_t place)
{
    return byteAt(bytes, place) << 8 | byteAt(bytes, place + 1);
}

[[nodiscard]] inline std::uint32_t fourBytes(std::string_view bytes, std::size_t place)
{
    return static_cast<std::uint32_t>(twoBytes(bytes, place) << 16 | twoBytes(bytes, place + 2));
}

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace core {

/// The words by which data files call the values of an enumeration.
template <class Enum, std::size_t size>
using Words = std::array<std::pair<Enum, std::string_view>, size>;

template <class Enum, std::size_t size>
[[nodiscard]] constexpr std::optional<Enum> fromWord(const Words<Enum, size> &words,
                                                     std::string_view word)
{
    for (const auto &[value, name] : words)
        if (name == word)
            return value;
    return std::nullopt;
}

template <class Enum, std::size_t size>
[[nodiscard]] constexpr std::string_view toWord(const Words<Enum, size> &words, Enum value)
{
    for (const auto &[candidate, name] : words)
        if (candidate == value)
            return name;
    return {};
}

/// "corp, runner": for the sentence that says which words were expected.
template <class Enum, std::size_t size>
[[nodiscard]] std::string wordList(const Words<Enum, size> &words)
{
    std::string known;
    for (const auto &[value, name] : words)
        known += (known.empty() ? "" : ", ") + std::string(name);
    return known;
}

} // namespace core

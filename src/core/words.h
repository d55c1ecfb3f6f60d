// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

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

/// Compilers print a value that has no name as a number: "value = (Tier)3".
template <auto value>
[[nodiscard]] consteval bool isNamed()
{
    return std::string_view(__PRETTY_FUNCTION__).find("value = (") == std::string_view::npos;
}

/// The words of an enumeration counted from 0, which stand once: beside it, as the result of
/// wordsOf(Enum). A value without a word does not compile.
template <class Enum, std::size_t size>
[[nodiscard]] consteval Words<Enum, size> everyWord(const Words<Enum, size> &words)
{
    static_assert(!isNamed<static_cast<Enum>(size)>(), "a value of this enumeration has no word");
    for (std::size_t i = 0; i < size; ++i)
        if (words[i].first != static_cast<Enum>(i))
            throw "the words stand in another order than the values";
    return words;
}
template <class Enum>
inline constexpr auto words = everyWord(wordsOf(Enum{}));

template <class Enum>
concept Worded = std::is_enum_v<Enum> && requires { wordsOf(Enum{}); };

template <Worded Enum>
[[nodiscard]] constexpr std::optional<Enum> fromWord(std::string_view word)
{
    return fromWord(words<Enum>, word);
}

template <Worded Enum>
[[nodiscard]] constexpr std::string_view toWord(Enum value)
{
    return toWord(words<Enum>, value);
}

template <class Enum, std::size_t size>
[[nodiscard]] std::vector<std::string> listOf(const Words<Enum, size> &words)
{
    std::vector<std::string> list;
    list.reserve(size);
    for (const auto &[value, word] : words)
        list.emplace_back(word);
    return list;
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

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/title_abbreviation.h"

#include <algorithm>

namespace rules {

namespace {

/// "the", "of", "no": nobody abbreviates them, and most leave them out.
bool isSmall(const std::string &word)
{
    constexpr std::size_t longestSmall = 3;
    return word.size() <= longestSmall;
}

struct Pieces {
    std::size_t number = 0;
    std::size_t letters = 0;
    std::size_t longest = 0;

    [[nodiscard]] Pieces with(std::size_t size) const
    {
        return {number + 1, letters + size, std::max(longest, size)};
    }
    /// Two at least, and not just any letters: "fourth" is not The Foundry.
    [[nodiscard]] bool areTelling() const
    {
        constexpr std::size_t longEnough = 3;
        return number > 1 && longest >= longEnough && 2 * letters >= 5 * number;
    }
};

bool isOfBeginnings(std::string_view typed, std::span<const std::string> title, Pieces pieces)
{
    if (typed.empty())
        return pieces.areTelling();
    if (title.empty())
        return false;
    const auto rest = title.subspan(1);
    const std::string &word = title.front();
    if (isSmall(word))
        return isOfBeginnings(typed, rest, pieces);
    for (std::size_t size = 1; size <= std::min(word.size(), typed.size()); ++size) {
        if (word[size - 1] != typed[size - 1])
            break;
        if (isOfBeginnings(typed.substr(size), rest, pieces.with(size)))
            return true;
    }
    return false;
}

bool isOfInitials(std::string_view typed, std::span<const std::string> title)
{
    if (title.empty())
        return typed.empty();
    const auto rest = title.subspan(1);
    return (!typed.empty() && title.front().front() == typed.front()
            && isOfInitials(typed.substr(1), rest))
        || (isSmall(title.front()) && isOfInitials(typed, rest));
}

} // namespace

bool abbreviates(std::string_view typed, std::span<const std::string> title)
{
    constexpr std::size_t fewestInitials = 3;
    constexpr std::size_t fewestLetters = 5;
    if (typed.size() >= fewestInitials && isOfInitials(typed, title))
        return true;
    if (typed.size() < fewestLetters)
        return false;
    for (; title.size() > 1; title = title.subspan(1))
        if (isOfBeginnings(typed, title, {}))
            return true;
    return false;
}

bool begins(std::string_view typed, std::span<const std::string> title)
{
    constexpr std::size_t fewestLetters = 4;
    constexpr std::size_t leftOut = 2;
    return typed.size() >= fewestLetters
        && std::ranges::any_of(title, [typed](const std::string &word) {
               return word.starts_with(typed) && word.size() >= typed.size() + leftOut;
           });
}

} // namespace rules

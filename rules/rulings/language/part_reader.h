// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Strict readers of what abilities are made of. Each throws core::DataError.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/parts.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

/// Of a flag that is there: true. A false one is an error, since it could be left out.
[[nodiscard]] bool isTrue(const core::JsonPlace &place);
[[nodiscard]] Filter readFilter(const core::JsonPlace &place);
[[nodiscard]] Amount readAmount(const core::JsonPlace &place);
[[nodiscard]] Cost readCost(const core::JsonPlace &place);
[[nodiscard]] Condition readCondition(const core::JsonPlace &place);

// Each of these sets the member if its key is there.
void fill(bool &flag, const core::JsonPlace &place, std::string_view key);
/// Either is said.
void fill(std::optional<bool> &member, const core::JsonPlace &place, std::string_view key);
void fill(std::string &text, const core::JsonPlace &place, std::string_view key);
void fill(Filter &member, const core::JsonPlace &place, std::string_view key);
void fill(std::optional<Filter> &member, const core::JsonPlace &place, std::string_view key);
void fill(Amount &member, const core::JsonPlace &place, std::string_view key);
void fill(std::optional<Amount> &member, const core::JsonPlace &place, std::string_view key);
void fill(Cost &member, const core::JsonPlace &place, std::string_view key);
void fill(Condition &member, const core::JsonPlace &place, std::string_view key);

/// A whole number between these.
template <class Number>
void fill(Number &member, const core::JsonPlace &place, std::string_view key, int least, int most)
{
    if (const auto found = place.get(key))
        member = static_cast<int>(found->integer(least, most));
}

template <class Member, class Enum, std::size_t size>
void fill(Member &member, const core::JsonPlace &place, std::string_view key,
          const core::Words<Enum, size> &words)
{
    if (const auto found = place.get(key))
        member = found->word(words);
}

/// A list of words.
template <class Enum, std::size_t size>
void fill(std::vector<Enum> &members, const core::JsonPlace &place, std::string_view key,
          const core::Words<Enum, size> &words)
{
    if (const auto found = place.get(key))
        for (const core::JsonPlace &one : found->items())
            members.push_back(one.word(words));
}

} // namespace rulings

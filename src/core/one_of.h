// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <type_traits>
#include <variant>

namespace core {

template <class T, class Variant>
inline constexpr bool isOneOf = false;
template <class T, class... Ones>
inline constexpr bool isOneOf<T, std::variant<Ones...>> = (std::is_same_v<T, Ones> || ...);

/// A value of one of the variant's types, const or referred to or not. A class that takes these and
/// nothing that could be turned into one is compiled sooner than std::variant's own constructor:
/// that one asks each of its types whether it can be made of whatever stands there.
template <class T, class Variant>
concept OneOf = isOneOf<std::remove_cvref_t<T>, Variant>;

} // namespace core

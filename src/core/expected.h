// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

namespace core {

/// A value or the reason why there is none. Unlike tl::expected the type itself is nodiscard, so
/// the compiler makes every caller look.
template <class T, class E>
class [[nodiscard]] Expected : public tl::expected<T, E> {
    using Base = tl::expected<T, E>;

public:
    using Base::Base;
    Expected(Base value) : Base(std::move(value)) { }
};

template <class E>
[[nodiscard]] auto unexpected(E &&error)
{
    return tl::unexpected<std::decay_t<E>>(std::forward<E>(error));
}

} // namespace core

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <utility>

namespace storage {

/// Converts to anything; only named, never called.
struct AnyValue {
    template <class T>
    operator T() const;
};

template <class Struct, std::size_t... I>
constexpr bool takesValues(std::index_sequence<I...> /*positions*/)
{
    return requires { Struct{(static_cast<void>(I), AnyValue{})...}; };
}

/// How many members an aggregate has: a struct whose description misses one must not compile,
/// because the member would silently be lost at the next opening.
template <class Struct, std::size_t N = 0>
constexpr std::size_t fieldCount()
{
    if constexpr (takesValues<Struct>(std::make_index_sequence<N + 1>{}))
        return fieldCount<Struct, N + 1>();
    else
        return N;
}

} // namespace storage

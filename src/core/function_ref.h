// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <type_traits>
#include <utility>

namespace core {

/// A function that a parameter names: whoever takes one calls it before returning and keeps nothing
/// of it. Unlike a std::function it owns nothing, and passing it allocates nothing.
template <class Signature>
class FunctionRef;

template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
public:
    template <class Function>
        requires(!std::same_as<std::remove_cvref_t<Function>, FunctionRef>
                 && std::is_invocable_r_v<Result, const Function &, Arguments...>)
    FunctionRef(const Function &function)
        : m_function(&function), m_call([](const void *called, Arguments... arguments) -> Result {
            const Function &named = *static_cast<const Function *>(called);
            if constexpr (std::is_void_v<Result>)
                static_cast<void>(std::invoke(named, std::forward<Arguments>(arguments)...));
            else
                return std::invoke(named, std::forward<Arguments>(arguments)...);
        })
    {
    }

    Result operator()(Arguments... arguments) const
    {
        return m_call(m_function, std::forward<Arguments>(arguments)...);
    }

private:
    const void *m_function;
    Result (*m_call)(const void *, Arguments...);
};

} // namespace core

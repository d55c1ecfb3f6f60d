// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace support {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

/// How many random cases a test tries where it would try that many. Sanitizers make each of them
/// many times dearer and find what they look for in few: a quarter.
template <class Int>
constexpr Int cases(Int many)
{
    return sanitized ? (many + 3) / 4 : many;
}

/// Of a long list in which each would do, a test takes one in so many.
inline constexpr int stride = sanitized ? 4 : 1;

} // namespace support

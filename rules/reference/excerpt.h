// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rules {

/// A piece of a text with the words that were looked for.
struct Excerpt {
    std::string text;
    std::vector<std::pair<std::size_t, std::size_t>> marks; ///< begin and end in bytes
};

/// At most about `most` bytes of `text` around the part with most words that `wanted` accepts by
/// their stem.
[[nodiscard]] Excerpt excerptOf(std::string_view text,
                                const std::function<bool(const std::string &)> &wanted,
                                std::size_t most = 200);

} // namespace rules

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

/// What stands ahead of a token.
enum class Gap : std::uint8_t { None, Blank, Wide }; ///< wide: a tab or several blanks

/// Letters, digits or one sign of a line; all words of a title are one token or several.
struct ListToken {
    enum class Kind : std::uint8_t { Letters, Digits, Sign };
    Kind kind = Kind::Sign;
    Gap gap = Gap::None;
    std::size_t begin = 0; ///< in the text
    std::size_t end = 0;
    std::string key;      ///< folded as titles are; a sign as it stands
    bool foreign = false; ///< holds letters that no title is written with
};

/// Digits and letters part, so that "3xHedge Fund" is 3, x, Hedge, Fund.
[[nodiscard]] std::vector<ListToken> listTokens(std::string_view text);

} // namespace interchange

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace rules {

/// Whether the word stands for a title of those words: "aggsec" or "pworkshop" by beginnings of
/// neighbouring words, "nach" by the first letters of all of them. Words of up to three letters
/// may be left out. All words are folded here and below.
[[nodiscard]] bool abbreviates(std::string_view typed, std::span<const std::string> title);

/// Whether the word is the beginning of a word of the title that has two letters more at least:
/// "sublim".
[[nodiscard]] bool begins(std::string_view typed, std::span<const std::string> title);

} // namespace rules

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// A word of a text as the search compares it.
struct Word {
    std::string text; ///< folded
    std::string stem;
    std::size_t begin = 0; ///< bytes in the text
    std::size_t end = 0;
};

/// The next word as it is written in the text, from `at` on, which is moved behind it; empty when
/// there is none.
[[nodiscard]] std::string_view nextWord(std::string_view text, std::size_t &at);

/// A word without case, accents, apostrophes and "&"; may be empty.
[[nodiscard]] std::string foldedWord(std::string_view written);

/// The words of a text: without case, accents, apostrophes and endings. "R&D" is one word, and so
/// is the number of a step, "5.5.1".
[[nodiscard]] std::vector<Word> wordsOf(std::string_view text);

/// The same without their places.
[[nodiscard]] std::vector<std::string> stemsOf(std::string_view text);

/// What is left of a folded word without the endings of English plurals and verbs. Two forms of a
/// word share it; it need not be a word itself.
[[nodiscard]] std::string stem(std::string word);

} // namespace rules

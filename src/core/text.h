// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace core {

[[nodiscard]] bool isValidUtf8(std::string_view text);

/// Without leading and trailing white space, inner runs of white space as one blank; control
/// characters and what turns the direction of writing left out; a byte that is no UTF-8 as U+FFFD.
/// For names and sentences that arrive by command, paste or import.
[[nodiscard]] std::string tidied(std::string_view text);

/// The form in which names are compared and searched: lower case, without accents, with the
/// letters that Unicode does not decompose spelled out (ł → l, ø → o, ß → ss, æ → ae …).
[[nodiscard]] std::string folded(std::string_view text);

/// Levenshtein distance of two folded texts.
[[nodiscard]] std::size_t editDistance(std::string_view a, std::string_view b);

/// Up to `limit` of `candidates` that a person may have meant by `text`, nearest first.
[[nodiscard]] std::vector<std::string> suggestions(std::string_view text,
                                                   const std::vector<std::string> &candidates,
                                                   std::size_t limit = 3);

/// Columns a terminal needs for `text`; wide East Asian characters take two.
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/// ISO-8859-1 bytes as UTF-8.
[[nodiscard]] std::string fromLatin1(std::string_view bytes);

} // namespace core

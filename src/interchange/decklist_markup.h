// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

/// A line of a pasted text as a reader sees it.
struct SourceLine {
    std::size_t number = 0;  ///< in what was pasted, from 1
    std::string_view source; ///< as it was pasted, with its markup
    std::string text;        ///< without markup; a link to a card leaves its code: "Snare! [01070]"
    friend bool operator==(const SourceLine &, const SourceLine &) = default;
};

/// The lines of any text, those without anything left out. Of a text with HTML, what stands between
/// its tags: a block or row is a line, a cell begins with a tab. Throws core::DataError for more
/// lines, or longer ones, than any list has.
[[nodiscard]] std::vector<SourceLine> markedLines(std::string_view text);

/// One line without BBCode, Markdown's links, entities, addresses and emoji codes.
[[nodiscard]] std::string withoutMarkup(std::string_view line);

/// Whether the text holds a tag of HTML.
[[nodiscard]] bool hasHtml(std::string_view text);

/// Begins what jinteki.net says of the list itself: ";; title: …". Its notes may be long.
inline constexpr std::string_view listMetaMark = ";;";

/// What BBCode, HTML and Markdown's own sign for struck-out words become.
inline constexpr std::string_view struckSign = "~~";

} // namespace interchange

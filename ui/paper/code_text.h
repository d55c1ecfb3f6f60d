// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ui {

// A printed table as text in QR codes. One code of a modest size is read by any phone; a table that
// does not fit one is told page by page, on up to two codes each.

/// What a code of version 30 holds at the least redundancy; 48 mm a side with modules a third of a
/// millimetre wide, which any phone reads.
inline constexpr std::size_t codeBytes = 1728;
inline constexpr int codeModules = 137; ///< a side of that version
inline constexpr int codesOnPage = 2;

/// All of it in one code, where it fits.
[[nodiscard]] std::optional<std::string> wholeCode(const std::string &title,
                                                   const std::vector<std::string> &rows);

/// How many rows from `first` on the codes of one page can hold, each beside a title of so many
/// bytes; at least one.
[[nodiscard]] int rowsForCodes(const std::vector<std::string> &rows, int first,
                               std::size_t titleBytes);

/// These rows in order, divided evenly among as few codes as hold them, without titles.
[[nodiscard]] std::vector<std::vector<std::string>>
dividedForCodes(const std::vector<std::string> &rows, int first, int count, std::size_t titleBytes);

} // namespace ui

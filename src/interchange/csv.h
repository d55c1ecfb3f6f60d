// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace interchange {

struct CsvRecord {
    std::size_t line = 1; ///< where it begins
    std::vector<std::string> cells;
};

/// RFC 4180, with any line ends, with or without byte order mark; comma, semicolon or tab, told
/// from the first record. Lines without anything are left out. The guard of csvLine is taken off.
/// Throws core::DataError.
[[nodiscard]] std::vector<CsvRecord> parseCsv(std::string_view text);

/// One record with CRLF (RFC 4180), always UTF-8. A cell that a spreadsheet would run as a formula
/// is guarded by an apostrophe in front, after which it is text; parseCsv reads every cell back as
/// it was.
[[nodiscard]] std::string csvLine(const std::vector<std::string> &cells);

} // namespace interchange

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
/// from the first record. Lines without anything are left out. Throws core::DataError.
[[nodiscard]] std::vector<CsvRecord> parseCsv(std::string_view text);

/// One record with CRLF (RFC 4180). Cells that look like a formula are not changed: what is read
/// back must be what was written, and a spreadsheet asks before it runs anything.
[[nodiscard]] std::string csvLine(const std::vector<std::string> &cells);

} // namespace interchange

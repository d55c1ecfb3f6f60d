// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/csv.h"
#include "interchange/listed_player.h"

#include <string_view>
#include <vector>

namespace interchange {

/// Whether a list begins with a header that names a column of names.
[[nodiscard]] bool hasPlayerHeader(const std::vector<CsvRecord> &records);

/// Throws core::DataError with the line of what cannot be understood.
[[nodiscard]] std::vector<ListedPlayer> playersFrom(const std::vector<CsvRecord> &records);

/// One player a line, as people type them: the name, and after tabs or semicolons the Corp and the
/// Runner identity. Empty lines are left out. Throws core::DataError.
[[nodiscard]] std::vector<ListedPlayer> playersOfLines(std::string_view text);

} // namespace interchange

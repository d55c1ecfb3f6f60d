// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/csv.h"
#include "tournament/event/command.h"

#include <vector>

namespace interchange {

/// Whether a list begins with a header that names a column of names.
[[nodiscard]] bool hasPlayerHeader(const std::vector<CsvRecord> &records);

/// Throws core::DataError with the line of what cannot be understood.
[[nodiscard]] std::vector<tournament::PlayerEntry>
playersFrom(const std::vector<CsvRecord> &records);

} // namespace interchange

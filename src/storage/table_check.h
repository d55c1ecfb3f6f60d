// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "storage/table_writer.h"

namespace storage {

/// Where the derived tables do not show `shown`: a sentence for each of the first few rows of a
/// table. Empty: they do.
[[nodiscard]] std::vector<std::string> differences(SQLite::Database &database, const Shown &shown);

} // namespace storage

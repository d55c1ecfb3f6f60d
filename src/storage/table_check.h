// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "storage/known.h"
#include "storage/storage_error.h"
#include "storage/table_writer.h"

namespace storage {

/// Where the derived tables do not show `shown`: a sentence for each of the first few rows of a
/// table. Empty: they do.
[[nodiscard]] std::vector<std::string> differences(SQLite::Database &database, const Shown &shown);
/// The same of one table; both in the order of rows.
void compare(Table table, const std::vector<Row> &folded, const std::vector<Row> &present,
             std::vector<std::string> &problems);

/// What verify() says of a journal that cannot be read to its end.
[[nodiscard]] std::string brokenJournal(const StorageError &error);
/// And of entries that can: their order in time, and an act of a newer version.
void checkEntries(const JournalContent &content, std::vector<std::string> &problems);

} // namespace storage

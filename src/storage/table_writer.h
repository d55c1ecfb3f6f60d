// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include "storage/table_rows.h"

namespace storage {

/// Brings the derived tables, which show `before`, to `after`: what one has and the other has not,
/// inside a transaction of the caller.
void writeChanges(SQLite::Database &database, const Shown &before, const Shown &after);
/// Deletes every row, whatever the tables show, and writes all anew.
void writeAll(SQLite::Database &database, const Shown &after);

/// The rows a table holds now, in the order of keys.
[[nodiscard]] std::vector<Row> readRowsOf(SQLite::Database &database, Table table);

} // namespace storage

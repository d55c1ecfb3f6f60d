// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <span>

#include "core/embedded_file.h"
#include "storage/journal_rows.h"

namespace storage {

/// migrations/NNNN_name.sql in order; the Nth makes schema N.
[[nodiscard]] std::span<const core::EmbeddedFile> migrations();

[[nodiscard]] inline int newestSchema() { return static_cast<int>(migrations().size()); }

/// Runs the steps after the file's user_version, each in a transaction of its own. An interrupted
/// one leaves the version before it.
void migrate(SQLite::Database &database, std::span<const core::EmbeddedFile> steps);

/// Everything a new event file holds, inside a transaction of the caller.
void createTables(SQLite::Database &database, const Identity &identity);

/// Throws StorageError unless tables, triggers and all else are exactly what the first
/// user_version steps make: Foreign when there is something else, Damaged when something is gone.
void checkSchema(SQLite::Database &database, std::span<const core::EmbeddedFile> steps);

} // namespace storage

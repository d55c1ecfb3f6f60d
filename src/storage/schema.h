// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>

#include <SQLiteCpp/Database.h>

#include "core/embedded_file.h"
#include "storage/journal_rows.h"

namespace storage {

/// migrations/NNNN_name.sql in order; the Nth makes schema N.
[[nodiscard]] std::span<const core::EmbeddedFile> migrations();

[[nodiscard]] inline int newestSchema() { return static_cast<int>(migrations().size()); }

/// Runs the steps after the file's user_version and then `derive`, which fills the new tables, in
/// one transaction: interrupted, it leaves the file as it was.
void migrate(SQLite::Database &database, std::span<const core::EmbeddedFile> steps,
             const std::function<void()> &derive = nullptr);

/// Everything a new event file holds, inside a transaction of the caller.
void createTables(SQLite::Database &database, const Identity &identity);

/// Throws StorageError unless tables, triggers and all else are exactly what the first
/// user_version steps make: Foreign when there is something else, Damaged when something is gone.
void checkSchema(SQLite::Database &database, std::span<const core::EmbeddedFile> steps);

/// Everything that can be said about an event without its journal. Throws StorageError.
void checkDatabase(SQLite::Database &database);

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <vector>

#include <SQLiteCpp/Database.h>

#include "storage/backup_name.h"

namespace storage {

/// Copies the database as it is now into `folder` (made for its owner alone when missing) with the
/// permissions of the event, and deletes what is too old: of every history of the event the newest
/// 20 stay, and of all older ones the last of every hour. `now` says what a backup made now is of.
/// Returns the file, which may be an earlier one of the same row. Throws SQLite::Exception,
/// StorageError or filesystem_error.
[[nodiscard]] std::filesystem::path
makeBackup(SQLite::Database &database, const std::filesystem::path &folder, const BackupName &now);

/// The same file in a second folder, thinned out likewise.
void mirrorBackup(SQLite::Database &database, const std::filesystem::path &backup,
                  const std::filesystem::path &folder);

} // namespace storage

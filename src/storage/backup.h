// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include <SQLiteCpp/Database.h>

#include "core/clock.h"

namespace storage {

/// What a backup is of; together the name of its file.
struct BackupName {
    core::Timestamp at;
    std::int64_t seq = 0;
    int schemaBefore = 0; ///< made ahead of a migration from this schema, else 0
};

/// "20160305T101500.123Z-000042.arbiter"; names sort by time.
[[nodiscard]] std::string fileName(const BackupName &name);

/// Copies the database as it is now into `folder` (made when missing) and deletes what is too old:
/// the newest 20 stay, and of all older ones the last of every hour. Returns the file, which may be
/// an earlier one of the same act. Throws SQLite::Exception or filesystem_error.
[[nodiscard]] std::filesystem::path
makeBackup(SQLite::Database &database, const std::filesystem::path &folder, const BackupName &name);

/// The same file in a second folder.
void mirrorBackup(const std::filesystem::path &backup, const std::filesystem::path &folder);

/// Newest first.
[[nodiscard]] std::vector<std::filesystem::path> listBackups(const std::filesystem::path &folder);

} // namespace storage

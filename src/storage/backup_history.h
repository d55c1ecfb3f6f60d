// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <vector>

#include <SQLiteCpp/Database.h>

#include "storage/backup_name.h"

namespace storage {

// A backup that was restored and went on is another history of the same event. Its backups lie in
// the same folder, and neither replaces the other: what a row says is in its hash alone.

struct BackupFile {
    std::filesystem::path path;
    BackupName name; ///< with the hash, read from the file where the name of an earlier version
                     ///< has none; still empty where it cannot be read
};

/// The same rows of the same event.
[[nodiscard]] bool sameContent(const BackupName &a, const BackupName &b);

/// Those in this folder, in no order. Files of other names are not ours and not in it.
[[nodiscard]] std::vector<BackupFile> backupFiles(const std::filesystem::path &folder);

/// The backup's last row as it stands in the file; nothing where that cannot be read.
[[nodiscard]] std::optional<BackupName> contentOf(const std::filesystem::path &backup);

/// The hash of a journal's row by its number; empty where there is none or it cannot be read.
using HashAt = std::function<std::string(std::int64_t seq)>;
/// Of an event that is open. It must outlive the answer.
[[nodiscard]] HashAt hashesOf(SQLite::Database &database);
/// Of a file that need not be sound, and is not written to.
[[nodiscard]] HashAt hashesOf(const std::filesystem::path &file);

/// The number of the last row that is what its hash says, 0 where nothing can be read.
[[nodiscard]] std::int64_t lastSoundRow(const std::filesystem::path &file);

/// The journal went through the row that the backup ends with.
[[nodiscard]] bool agrees(const HashAt &journal, const BackupName &backup);
/// The journal has another row in its place: another history. Both are false where that is unknown.
[[nodiscard]] bool contradicts(const HashAt &journal, const BackupName &backup);

/// The backups of one history, the one with most rows first; a clock set back changes nothing.
using Branch = std::vector<BackupFile>;

/// Every backup in one branch: those of `own` first, then of each other end. Without `own` there
/// are only ends.
[[nodiscard]] std::vector<Branch> branchesOf(std::vector<BackupFile> backups,
                                             const HashAt &own = nullptr);

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include <SQLiteCpp/Database.h>

namespace storage {

/// Which file a path named when it was opened: an open file outlives its name, and what is written
/// to it then is lost with the program that wrote it.
class FileIdentity {
public:
    FileIdentity() = default; ///< of a file that has no place in a folder: it is always there
    /// Throws StorageError where the path already names another file than the open one.
    FileIdentity(const std::filesystem::path &path, SQLite::Database &open);

    /// Throws StorageError: Gone or Replaced. One look at the folder.
    void check() const;

private:
    /// Inodes alone are not enough: every file system counts its own.
    struct FileId {
        std::uint64_t device = 0;
        std::uint64_t inode = 0;
        friend bool operator==(const FileId &, const FileId &) = default;
    };
    [[nodiscard]] static std::optional<FileId> named(const std::filesystem::path &path);

    std::filesystem::path m_path;
    std::optional<FileId> m_opened;
};

} // namespace storage

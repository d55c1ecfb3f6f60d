// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file_identity.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include "storage/storage_error.h"

namespace storage {

std::optional<FileIdentity::FileId> FileIdentity::named(const std::filesystem::path &path)
{
    struct stat found{};
    if (::stat(path.c_str(), &found) != 0)
        return std::nullopt;
    return FileId{found.st_dev, found.st_ino};
}

FileIdentity::FileIdentity(const std::filesystem::path &path, SQLite::Database &open)
    : m_path(std::filesystem::absolute(path)), m_opened(named(m_path))
{
    int moved = 0;
    sqlite3_file_control(open.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (!m_opened)
        throw StorageError{StorageErrorCode::Gone, {}, {}, 0};
    if (moved != 0)
        throw StorageError{StorageErrorCode::Replaced, {}, {}, 0};
}

void FileIdentity::check() const
{
    if (!m_opened)
        return;
    const auto now = named(m_path);
    if (!now)
        throw StorageError{StorageErrorCode::Gone, {}, {}, 0};
    if (now != m_opened)
        throw StorageError{StorageErrorCode::Replaced, {}, {}, 0};
}

} // namespace storage

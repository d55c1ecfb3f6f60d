// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite_error.h"

#include <sqlite3.h>

#include "core/file_place.h"

namespace storage {

namespace {

StorageErrorCode codeOf(int extendedCode)
{
    if (extendedCode == SQLITE_READONLY_DBMOVED)
        return StorageErrorCode::Gone;
    switch (extendedCode & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
        return StorageErrorCode::Locked;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return StorageErrorCode::ReadOnly;
    case SQLITE_FULL:
        return StorageErrorCode::Full;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
        return StorageErrorCode::Damaged;
    default:
        return StorageErrorCode::InputOutput;
    }
}

StorageErrorCode codeOf(const std::error_code &error)
{
    if (core::meansNoRoom(error))
        return StorageErrorCode::Full;
    return error == std::errc::file_exists ? StorageErrorCode::Exists
                                           : StorageErrorCode::InputOutput;
}

} // namespace

StorageError fromSystem(const std::error_code &error, const std::filesystem::path &path)
{
    return {codeOf(error), path.string(), error.message(), 0};
}

StorageError fromSqlite(int extendedCode, const std::string &message)
{
    if (extendedCode == foreignNeighbourCode)
        return {StorageErrorCode::ForeignNeighbour, {}, "a journal that is not its own", 0};
    if (extendedCode == journalOfOtherCode)
        return {StorageErrorCode::JournalOfOther, {}, "its -journal", 0};
    StorageError error{codeOf(extendedCode), {}, message, 0};
    if (extendedCode == SQLITE_READONLY_ROLLBACK)
        error.detail = "an interrupted write must be rolled back first, which needs a folder that "
                       "can be written";
    return error;
}

} // namespace storage

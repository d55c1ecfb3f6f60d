// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/sqlite_error.h"

#include <sqlite3.h>

namespace storage {

namespace {

StorageErrorCode codeOf(int extendedCode)
{
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

} // namespace

StorageError fromSqlite(int extendedCode, const std::string &message)
{
    StorageError error{codeOf(extendedCode), {}, message, 0};
    if (extendedCode == SQLITE_READONLY_ROLLBACK)
        error.detail = "an interrupted write must be rolled back first, which needs a folder that "
                       "can be written";
    return error;
}

} // namespace storage

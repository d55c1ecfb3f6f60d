// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/foreign_lock.h"

#include <sqlite3.h>
#include <stdexcept>

namespace support {

ForeignLock::ForeignLock(const std::filesystem::path &path, Kind kind)
{
    const char *begin = kind == Kind::Reserved ? "BEGIN IMMEDIATE" : "BEGIN EXCLUSIVE";
    if (sqlite3_open_v2(path.c_str(), &m_database, SQLITE_OPEN_READWRITE, nullptr) != SQLITE_OK
        || sqlite3_busy_timeout(m_database, 2000) != SQLITE_OK
        || sqlite3_exec(m_database, begin, nullptr, nullptr, nullptr) != SQLITE_OK) {
        sqlite3_close(m_database);
        throw std::runtime_error("the file cannot be locked");
    }
}

ForeignLock::~ForeignLock()
{
    sqlite3_exec(m_database, "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_close(m_database);
}

} // namespace support

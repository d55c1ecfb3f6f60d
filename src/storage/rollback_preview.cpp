// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/rollback_preview.h"

#include <cstring>
#include <vector>

#include <sqlite3.h>

#include "storage/database.h"
#include "storage/journal_rows.h"
#include "storage/rollback_journal.h"
#include "storage/schema.h"
#include "storage/sqlite_error.h"

namespace storage {

namespace {

constexpr std::int64_t mostBytes = std::int64_t{64} << 20;

/// Empty: nothing to look at.
std::string rolledBack(VfsFile &mainFile, VfsFile &journal)
{
    std::string bytes;
    const RollbackJournal read = readRollbackJournal(journal);
    const std::int64_t pages = read.pagesBefore.value_or(0);
    if (pages == 0 || pages > mostBytes / read.pageSize)
        return bytes;
    const auto page = static_cast<std::size_t>(read.pageSize);
    bytes = mainFile.read(0, pages * read.pageSize);
    bytes.resize(static_cast<std::size_t>(pages) * page);
    std::vector<bool> done(static_cast<std::size_t>(pages) + 1);
    (void)readRollbackJournal(journal, [&](std::uint32_t number, std::string_view kept) {
        if (!done[number])
            bytes.replace((number - 1) * page, page, kept);
        done[number] = true;
    });
    // A database in memory has no WAL; what its frames say is checked when they are read.
    bytes[18] = 1;
    bytes[19] = 1;
    return bytes;
}

SQLite::Database inMemory(const std::string &bytes)
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(database);
    auto *copy = static_cast<unsigned char *>(sqlite3_malloc64(bytes.size()));
    if (!copy)
        throw std::bad_alloc();
    std::memcpy(copy, bytes.data(), bytes.size());
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    if (const int code =
            sqlite3_deserialize(database.getHandle(), "main", copy, size, size,
                                SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
        throw SQLite::Exception(database.getHandle(), code);
    return database;
}

} // namespace

void checkRolledBack(VfsFile &mainFile, VfsFile &journal)
{
    const std::string bytes = rolledBack(mainFile, journal);
    if (bytes.empty())
        return;
    try {
        auto database = inMemory(bytes);
        checkDatabase(database);
        for (const JournalRow &row : readRows(database, readIdentity(database), 1))
            (void)row; // read: each proves the one ahead
    } catch (const SQLite::Exception &error) {
        throw fromSqlite(error.getExtendedErrorCode(), error.what());
    }
}

} // namespace storage

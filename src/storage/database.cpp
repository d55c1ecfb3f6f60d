// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database.h"

#include <chrono>
#include <thread>

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "storage/bytes.h"
#include "storage/event_place.h"
#include "storage/guarded_vfs.h"
#include "storage/vfs_file.h"

namespace storage {

namespace {

constexpr std::string_view headerMagic{"SQLite format 3\0", 16};

[[noreturn]] void notAnEvent(std::string what)
{
    throw StorageError{StorageErrorCode::NotAnEvent, {}, std::move(what), 0};
}

/// file:…?immutable=1 with everything but plain characters escaped.
std::string unchangingUri(const std::string &path)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string uri = "file:";
    for (const char c : path) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) || c == '/' || c == '.' || c == '-' || c == '_') {
            uri += c;
        } else {
            uri += '%';
            uri += digits[byte >> 4];
            uri += digits[byte & 15];
        }
    }
    return uri + "?immutable=1";
}

void configure(sqlite3 *handle, int option, int value)
{
    if (const int code = sqlite3_db_config(handle, option, value, nullptr))
        throw SQLite::Exception(handle, code);
}

/// Told by SQLite that others hold the file: whether to look again. The wait is short and uneven,
/// and the same for who came first and who came last: SQLite's own waits longer the longer somebody
/// has waited, so that in a crowd the one who is late stays late.
int lookAgain(void *longest, int looked)
{
    using namespace std::chrono;
    thread_local steady_clock::time_point since;
    const auto now = steady_clock::now();
    if (looked == 0)
        since = now;
    if (now - since >= milliseconds(reinterpret_cast<std::intptr_t>(longest)))
        return 0;
    const auto uneven = duration_cast<nanoseconds>(now.time_since_epoch()).count() % 3000;
    std::this_thread::sleep_for(microseconds(1000 + uneven));
    return 1;
}

} // namespace

void waitFairly(SQLite::Database &database, std::chrono::milliseconds longest)
{
    // The number itself is handed over: nothing has to outlive the connection.
    sqlite3_busy_handler(database.getHandle(), lookAgain,
                         reinterpret_cast<void *>(static_cast<std::intptr_t>(longest.count())));
}

bool checkHeader(const std::filesystem::path &path, const std::string &vfs)
{
    const auto header = firstBytes(path, vfs, fileHeader);
    if (!header)
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    if (header->empty())
        notAnEvent("the file is empty");
    if (!header->starts_with(headerMagic))
        notAnEvent("another kind of file");
    if (header->size() < fileHeader)
        throw StorageError{StorageErrorCode::Damaged, {}, "the file ends within its header", 0};
    if (fourBytes(*header, 68) != static_cast<std::uint32_t>(applicationId))
        notAnEvent("a database of another program");
    constexpr char walVersion = 2;
    return (*header)[18] == walVersion || (*header)[19] == walVersion;
}

SQLite::Database connect(const std::filesystem::path &path, const EventFileOptions &options,
                         Access access)
{
    const int flags = access == Access::Write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    const bool unchanging = access == Access::ReadUnchanging;
    const std::string name = nameForSqlite(path);
    SQLite::Database database(unchanging ? unchangingUri(name) : name,
                              flags | (unchanging ? SQLite::OPEN_URI : 0), 0,
                              guardedVfs(options.vfs));
    waitFairly(database, options.busyTimeout);
    harden(database);
    // EXTRA syncs the folder too after the rollback journal is gone: an acknowledged result cannot
    // come undone in a power cut.
    database.exec(options.synchronous ? "PRAGMA synchronous = EXTRA" : "PRAGMA synchronous = OFF");
    return database;
}

void harden(SQLite::Database &database)
{
    sqlite3 *handle = database.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, largestValue);
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1); // VACUUM INTO attaches its target
    configure(handle, SQLITE_DBCONFIG_DEFENSIVE, 1);
    configure(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0);
    configure(handle, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0);
    configure(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0);
    configure(handle, SQLITE_DBCONFIG_DQS_DML, 0);
    configure(handle, SQLITE_DBCONFIG_DQS_DDL, 0);
    database.exec("PRAGMA mmap_size = 0; PRAGMA cell_size_check = ON; PRAGMA foreign_keys = ON;"
                  "PRAGMA temp_store = MEMORY");
}

std::int64_t integer(SQLite::Database &database, const char *query)
{
    SQLite::Statement statement(database, query);
    statement.executeStep();
    return statement.getColumn(0).getInt64();
}

std::string text(SQLite::Database &database, const char *query)
{
    SQLite::Statement statement(database, query);
    statement.executeStep();
    return statement.getColumn(0).getString();
}

std::vector<std::string> damages(SQLite::Database &database)
{
    std::vector<std::string> found;
    SQLite::Statement integrity(database, "PRAGMA integrity_check(10)");
    while (integrity.executeStep())
        if (auto line = integrity.getColumn(0).getString(); line != "ok")
            found.push_back(std::move(line));
    if (!found.empty())
        return found;
    SQLite::Statement references(database, "PRAGMA foreign_key_check");
    while (references.executeStep())
        found.push_back("a row of table " + references.getColumn(0).getString()
                        + " refers to a missing row of " + references.getColumn(2).getString());
    return found;
}

} // namespace storage

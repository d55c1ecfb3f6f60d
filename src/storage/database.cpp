// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/database.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "storage/vfs_file.h"

namespace storage {

namespace {

constexpr int headerSize = 100;
constexpr std::string_view headerMagic{"SQLite format 3\0", 16};

[[noreturn]] void notAnEvent(std::string what)
{
    throw StorageError{StorageErrorCode::NotAnEvent, {}, std::move(what), 0};
}

std::uint32_t bigEndian(std::string_view bytes)
{
    std::uint32_t value = 0;
    for (const char byte : bytes)
        value = value << 8 | static_cast<unsigned char>(byte);
    return value;
}

/// file:…?immutable=1 with everything but plain characters escaped.
std::string unchangingUri(const std::filesystem::path &path)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string uri = "file:";
    for (const char c : path.string()) {
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

} // namespace

bool checkHeader(const std::filesystem::path &path, const std::string &vfs)
{
    const auto header = firstBytes(path, vfs, headerSize);
    if (!header)
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    if (header->empty())
        notAnEvent("the file is empty");
    if (!header->starts_with(headerMagic))
        notAnEvent("another kind of file");
    if (header->size() < headerSize)
        throw StorageError{StorageErrorCode::Damaged, {}, "the file ends within its header", 0};
    const auto id = bigEndian(std::string_view(*header).substr(68, 4));
    if (id != static_cast<std::uint32_t>(applicationId))
        notAnEvent("a database of another program");
    constexpr char walVersion = 2;
    return (*header)[18] == walVersion || (*header)[19] == walVersion;
}

SQLite::Database connect(const std::filesystem::path &path, const EventFileOptions &options,
                         Access access)
{
    const int flags = access == Access::Write ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY;
    const bool unchanging = access == Access::ReadUnchanging;
    SQLite::Database database(unchanging ? unchangingUri(path) : path.string(),
                              flags | (unchanging ? SQLite::OPEN_URI : 0),
                              static_cast<int>(options.busyTimeout.count()), options.vfs);
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

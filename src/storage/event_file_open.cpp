// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include "storage/event_file_data.h"
#include "storage/schema.h"
#include "storage/vfs_file.h"

namespace storage {

namespace {

std::filesystem::path beside(std::filesystem::path path, const char *ending)
{
    path += ending;
    return path;
}

/// A program that died while writing leaves its rollback journal, and a connection for reading may
/// not play it back. Where ours may not either, the reading that follows says so.
void finishInterruptedWrite(const std::filesystem::path &path, const EventFileOptions &options)
{
    if (fileSize(beside(path, "-journal"), options.vfs).value_or(0) == 0)
        return;
    try {
        auto writer = connect(path, options, Access::Write);
        (void)integer(writer, "PRAGMA user_version");
    } catch (const SQLite::Exception &) { // NOLINT(bugprone-empty-catch) see above
    }
}

/// We never write a WAL. Where a stranger left one, its frames stay out of the main file until
/// every check has passed.
SQLite::Database connectTo(const std::filesystem::path &path, const EventFileOptions &options)
{
    const bool wal = checkHeader(path, options.vfs);
    const bool frames = wal && fileSize(beside(path, "-wal"), options.vfs).value_or(0) > 0;
    if (!options.readOnly) {
        auto database = connect(path, options, Access::Write);
        if (frames)
            sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        return database;
    }
    finishInterruptedWrite(path, options);
    return connect(path, options, wal && !frames ? Access::ReadUnchanging : Access::Read);
}

/// Everything that can be said about the file without its journal.
void checkDatabase(SQLite::Database &database)
{
    // After a rollback the header may be another than the one that was looked at first.
    if (integer(database, "PRAGMA application_id") != applicationId)
        throw StorageError{StorageErrorCode::NotAnEvent, {}, "a database of another program", 0};
    checkSchema(database, migrations());
    if (const auto found = damages(database); !found.empty())
        throw StorageError{StorageErrorCode::Damaged, {}, found.front(), 0};
}

/// Back to one file; closes the door behind a stranger's WAL.
void leaveWal(SQLite::Database &database)
{
    if (text(database, "PRAGMA journal_mode") == "delete")
        return;
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    if (text(database, "PRAGMA journal_mode = DELETE") != "delete")
        throw StorageError{StorageErrorCode::Locked, {}, {}, 0};
}

} // namespace

core::Expected<std::unique_ptr<EventFile>, StorageError>
EventFile::create(const std::filesystem::path &path, const EventFileOptions &options)
{
    bool made = false;
    auto created = guarded(path, [&] {
        createEmpty(path, options.vfs);
        made = true;
        const Identity identity{options.uuid.empty() ? drawUuid() : options.uuid,
                                options.clock().milliseconds};
        auto database = connect(path, options, Access::Write);
        {
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            createTables(database, identity);
            transaction.commit();
        }
        return std::unique_ptr<EventFile>(new EventFile(std::make_unique<Private>(
            Private{path, options, std::move(database), identity, false, false, {}, {}})));
    });
    // Half a file would only stand in the way of the next attempt.
    if (!created && made)
        (void)guarded(path, [&] { deleteFile(path, options.vfs); });
    return created;
}

core::Expected<std::unique_ptr<EventFile>, StorageError>
EventFile::open(const std::filesystem::path &path, const EventFileOptions &options)
{
    return guarded(path, [&] {
        auto data = std::make_unique<Private>(
            Private{path, options, connectTo(path, options), {}, options.readOnly, false, {}, {}});
        SQLite::Database &database = data->database;
        {
            // One moment of the file, whatever another program writes meanwhile.
            SQLite::Transaction transaction(database);
            checkDatabase(database);
            data->identity = readIdentity(database);
            JournalContent content = data->readJournal();
            data->known = std::move(content.known);
            data->unknownAct = std::move(content.unknownAct);
            transaction.commit();
        }
        data->readOnly = data->readOnly || sqlite3_db_readonly(database.getHandle(), "main") == 1;
        if (data->readOnly)
            return std::unique_ptr<EventFile>(new EventFile(std::move(data)));
        leaveWal(database);
        if (const auto schema = static_cast<int>(integer(database, "PRAGMA user_version"));
            schema < newestSchema()) {
            (void)data->backup(schema);
            migrate(database, migrations());
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            TableWriter(database).writeAll(data->known.shown);
            transaction.commit();
        }
        return std::unique_ptr<EventFile>(new EventFile(std::move(data)));
    });
}

} // namespace storage

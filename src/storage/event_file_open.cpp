// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <sqlite3.h>

#include "storage/event_file_data.h"
#include "storage/event_place.h"
#include "storage/neighbours.h"
#include "storage/schema.h"
#include "storage/table_check.h"
#include "storage/vfs_file.h"

namespace storage {

namespace {

/// Of what lies beside the file itself, not beside a link to it; 0: nothing does.
std::int64_t sizeBeside(const std::filesystem::path &path, const char *ending,
                        const EventFileOptions &options)
{
    return fileSize(fullName(findVfs(options.vfs), path) + ending, options.vfs).value_or(0);
}

/// A program that died while writing leaves its rollback journal, and a connection for reading may
/// not play it back. Where ours may not either, the reading that follows says so.
void finishInterruptedWrite(const std::filesystem::path &path, const EventFileOptions &options)
{
    if (sizeBeside(path, "-journal", options) == 0)
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
    (void)checkHeader(path, options.vfs);
    checkNeighbours(path, options.vfs);
    if (options.readOnly)
        finishInterruptedWrite(path, options);
    const bool wal = checkHeader(path, options.vfs); // anew: the rollback may have changed it
    const bool frames = wal && sizeBeside(path, "-wal", options) > 0;
    if (!options.readOnly) {
        auto database = connect(path, options, Access::Write);
        if (frames)
            sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        return database;
    }
    return connect(path, options, wal && !frames ? Access::ReadUnchanging : Access::Read);
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

SQLite::Database makeEvent(const std::filesystem::path &path, const EventFileOptions &options,
                           const Identity &identity,
                           const std::function<void(SQLite::Database &)> &write)
{
    createEmpty(path, options.vfs);
    try {
        auto database = connect(path, options, Access::Write);
        SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
        createTables(database, identity);
        write(database);
        transaction.commit();
        return database;
    } catch (...) {
        deleteFile(path, options.vfs);
        throw;
    }
}

core::Expected<std::unique_ptr<EventFile>, StorageError>
EventFile::create(const std::filesystem::path &path, const EventFileOptions &options)
{
    return guarded(path, [&] {
        const Identity identity{options.uuid.empty() ? drawUuid() : options.uuid,
                                options.clock().milliseconds};
        return std::unique_ptr<EventFile>(new EventFile(std::make_unique<Private>(Private{
            path, options, makeEvent(path, options, identity), identity, false, false, {}, {}})));
    });
}

core::Expected<std::unique_ptr<EventFile>, StorageError>
EventFile::open(const std::filesystem::path &path, const EventFileOptions &options)
{
    return guarded(path, [&] {
        requireName(path);
        auto data = std::make_unique<Private>(
            Private{path, options, connectTo(path, options), {}, options.readOnly, false, {}, {}});
        SQLite::Database &database = data->database;
        int schema = 0;
        bool outdated = false; // the derived tables
        {
            // One moment of the file, whatever another program writes meanwhile.
            SQLite::Transaction transaction(database);
            checkDatabase(database);
            data->identity = readIdentity(database);
            JournalContent content = data->readJournal();
            data->known = std::move(content.known);
            data->unknownAct = std::move(content.unknownAct);
            data->unclaimed = std::move(content.entries);
            schema = static_cast<int>(integer(database, "PRAGMA user_version"));
            data->readOnly =
                data->readOnly || sqlite3_db_readonly(database.getHandle(), "main") == 1;
            outdated = !data->readOnly && schema == newestSchema()
                && !differences(database, data->known.shown).empty();
            transaction.commit();
        }
        if (data->readOnly)
            return std::unique_ptr<EventFile>(new EventFile(std::move(data)));
        leaveWal(database);
        if (schema < newestSchema()) {
            (void)data->backup(schema);
            migrate(database, migrations(), [&data] { data->derive(); });
        }
        std::unique_ptr<EventFile> file(new EventFile(std::move(data)));
        // What is only derived is made anew, not mourned: else the next act might not fit into it.
        // Where that cannot be written now, neither can the act.
        if (outdated)
            (void)file->rebuildTables();
        return file;
    });
}

} // namespace storage

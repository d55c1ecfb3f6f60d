// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backup.h"

#include <algorithm>
#include <chrono>

#include <sqlite3.h>
#include <sys/stat.h>

#include "core/file_place.h"
#include "core/whole_file.h"
#include "storage/backup_history.h"
#include "storage/event_place.h"
#include "storage/sqlite_error.h"

namespace storage {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t keptInAnyCase = 20;

/// A file layer of its own (SQLite's VFS) has a name that no disk knows.
fs::perms permissionsOfEvent(SQLite::Database &database)
{
    const char *name = sqlite3_db_filename(database.getHandle(), "main");
    return permissionsOf(name ? name : "");
}

bool isPrivate(fs::perms permissions)
{
    return (permissions & (fs::perms::group_all | fs::perms::others_all)) == fs::perms::none;
}

/// Whatever is missing of the path is made for the owner alone.
void makePrivateFolder(const fs::path &folder)
{
    if (folder.empty() || fs::is_directory(folder))
        return;
    makePrivateFolder(folder.parent_path());
    if (::mkdir(folder.c_str(), S_IRWXU) == 0)
        return;
    const auto error = core::lastSystemError();
    if (error != std::errc::file_exists)
        throw fs::filesystem_error("mkdir", folder, error);
    if (!fs::is_directory(folder)) // else another program was faster
        throw fs::filesystem_error("mkdir", folder,
                                   std::make_error_code(std::errc::not_a_directory));
}

/// The folder where backups go, as it is really called. Earlier versions let everybody look into
/// it.
fs::path readyFolder(const fs::path &folder, fs::perms ofEvent)
{
    makePrivateFolder(fs::absolute(folder));
    std::error_code ignored; // a memory stick knows no permissions
    if (isPrivate(ofEvent))
        fs::permissions(folder, fs::perms::owner_all, ignored);
    return fs::canonical(folder);
}

template <class Done>
void require(const Done &done, const fs::path &file)
{
    if (!done)
        throw fromSystem(done.error(), file);
}

/// Without a journal or synchronisation of its own: the file aside is brought to the disk at once
/// and is nothing to anybody until then.
void copyDatabase(SQLite::Database &from, const fs::path &aside)
{
    SQLite::Database to(aside.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_NOFOLLOW);
    to.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    sqlite3_backup *copy = sqlite3_backup_init(to.getHandle(), "main", from.getHandle(), "main");
    if (!copy)
        throw SQLite::Exception(to.getHandle());
    int code = sqlite3_backup_step(copy, -1);
    const auto cause =
        std::error_code(sqlite3_system_errno(to.getHandle()), std::generic_category());
    const int finished = sqlite3_backup_finish(copy);
    if (code == SQLITE_DONE)
        code = finished;
    // A quota is no full disk to SQLite.
    if ((code & 0xff) == SQLITE_IOERR && core::meansNoRoom(cause))
        throw fromSystem(cause, {});
    if (code != SQLITE_OK)
        throw fromSqlite(code, "the backup could not be written");
}

void thinOut(const fs::path &folder, SQLite::Database &database)
{
    using namespace std::chrono;
    for (const Branch &branch : branchesOf(backupFiles(folder), hashesOf(database))) {
        hours above{};
        for (std::size_t i = 0; i < branch.size(); ++i) {
            const auto hour = floor<hours>(milliseconds(branch[i].name.at.milliseconds));
            if (i >= keptInAnyCase && hour == above)
                fs::remove(branch[i].path);
            above = hour;
        }
    }
}

/// Of these, one that holds what its name says: a file somebody wrote to is no backup any more.
const BackupFile *findBackup(const std::vector<BackupFile> &backups, const BackupName &wanted)
{
    const auto found = std::ranges::find_if(backups, [&](const BackupFile &backup) {
        if (!sameContent(backup.name, wanted) || backup.name.schemaBefore != wanted.schemaBefore)
            return false;
        const auto content = contentOf(backup.path);
        return content && sameContent(*content, wanted);
    });
    return found == backups.end() ? nullptr : &*found;
}

} // namespace

fs::path makeBackup(SQLite::Database &database, const fs::path &folder, const BackupName &now)
{
    const fs::perms permissions = permissionsOfEvent(database);
    const fs::path place = readyFolder(folder, permissions);
    BackupName name = now;
    name.hash.resize(std::min(name.hash.size(), hashDigits));
    // Looking at an event ten times must not push its good backups off the list.
    if (const auto backups = backupFiles(place); const auto *known = findBackup(backups, name))
        return known->path;
    auto file = core::WholeFile::beside(place / fileName(name), permissions);
    require(file, folder);
    copyDatabase(database, file->aside());
    // Another program may have added a row since `now` was asked for.
    const auto content = contentOf(file->aside());
    if (!content)
        throw StorageError{StorageErrorCode::InputOutput, folder.string(),
                           "the backup cannot be read back", 0};
    name.seq = content->seq;
    name.hash = content->hash;
    fs::path target = place / fileName(name);
    file->setTarget(target);
    require(file->replace(), folder);
    thinOut(place, database);
    return target;
}

void mirrorBackup(SQLite::Database &database, const fs::path &backup, const fs::path &folder)
{
    const fs::path place = readyFolder(folder, permissionsOfEvent(database));
    const fs::path target = place / backup.filename();
    std::error_code error;
    if (fs::file_size(target, error) == fs::file_size(backup) && !error)
        return;
    require(core::copyWhole(backup, target, true), folder);
    thinOut(place, database);
}

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/neighbours.h"

#include <sqlite3.h>

#include "storage/rollback_journal.h"
#include "storage/rollback_preview.h"

namespace storage {

namespace {

namespace fs = std::filesystem;

/// "race.arbiter-journal": the folder is that of the event.
std::string shortName(const std::string &name) { return fs::path(name).filename().string(); }

[[noreturn]] void foreign(const std::string &name, const std::string &why)
{
    throw StorageError{StorageErrorCode::ForeignNeighbour, {}, shortName(name) + why, 0};
}

/// SQLite reads no journal whose first byte is zero.
bool isHot(VfsFile &journal)
{
    const std::string first = journal.read(0, 1);
    return !first.empty() && first.front() != '\0';
}

bool saysWal(VfsFile &mainFile)
{
    constexpr char walVersion = 2;
    const std::string versions = mainFile.read(18, 2);
    return versions.find(walVersion) != std::string::npos;
}

} // namespace

void refuseLink(const std::string &name, const std::string &vfs)
{
    if (!vfs.empty())
        return; // no file of this system
    std::error_code error;
    const auto status = fs::symlink_status(name, error);
    if (status.type() == fs::file_type::not_found)
        return;
    if (status.type() != fs::file_type::regular)
        foreign(name, " is not a plain file");
    if (fs::hard_link_count(name, error) != 1 && !error)
        foreign(name, " has a second name");
}

void checkJournal(VfsFile &journal, const std::string &journalName, VfsFile &mainFile)
{
    const RollbackJournal read = readRollbackJournal(journal);
    if (read.namesSuperJournal)
        foreign(journalName, " names another file to be deleted");
    if (!fits(read, mainFile))
        throw StorageError{StorageErrorCode::JournalOfOther, {}, shortName(journalName), 0};
}

void checkWal(const std::string &walName, VfsFile &mainFile)
{
    if (!saysWal(mainFile))
        foreign(walName, " is a write-ahead log, which the file itself does not have");
}

void checkNeighbours(const fs::path &path, const std::string &vfs)
{
    const std::string name = fullName(findVfs(vfs), path);
    const std::string journalName = name + "-journal";
    const std::string walName = name + "-wal";
    for (const std::string &neighbour : {journalName, walName, name + "-shm"})
        refuseLink(neighbour, vfs);
    const auto mainFile = openForReading(name, vfs);
    if (!mainFile)
        return;
    const auto wal = openForReading(walName, vfs);
    if (wal && wal->size() > 0)
        checkWal(walName, *mainFile);
    const auto journal = openForReading(journalName, vfs);
    // While another program writes, the journal is its own and SQLite waits for it.
    if (!journal || !isHot(*journal) || !mainFile->lockForReading() || mainFile->isBeingWritten())
        return;
    if (wal && wal->size() > 0)
        foreign(walName, " is a write-ahead log beside a rollback journal");
    checkJournal(*journal, journalName, *mainFile);
    try {
        checkRolledBack(*mainFile, *journal);
    } catch (const StorageError &error) {
        if (error.code == StorageErrorCode::Damaged || error.code == StorageErrorCode::ChainBroken
            || error.code == StorageErrorCode::NotAnEvent)
            throw StorageError{StorageErrorCode::JournalOfOther, {}, shortName(journalName), 0};
        throw;
    }
}

} // namespace storage

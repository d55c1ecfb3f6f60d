// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

#include "storage/storage_error.h"
#include "storage/vfs_file.h"

namespace storage {

// SQLite acts on files that lie beside the event under its name: it plays a rollback journal back,
// deletes what the journal names as its super-journal, reads a WAL. Who sends an event or copies a
// backup over one decides what lies there: we look first.

/// `name` is a full name as SQLite has it. Throws StorageError unless what lies there is nothing or
/// a plain file under this one name: through a link another would be changed.
void refuseLink(const std::string &name, const std::string &vfs);

/// A rollback journal that SQLite is about to play back into `mainFile`; the caller sees to it that
/// nobody writes. Throws ForeignNeighbour or JournalOfOther.
void checkJournal(VfsFile &journal, const std::string &journalName, VfsFile &mainFile);

/// A WAL belongs to a file whose header says so. Throws ForeignNeighbour.
void checkWal(const std::string &walName, VfsFile &mainFile);

/// Everything that lies beside an event, ahead of its opening. Changes nothing. Throws
/// StorageError: ForeignNeighbour, JournalOfOther, or what the file would be refused for after the
/// rollback.
void checkNeighbours(const std::filesystem::path &path, const std::string &vfs);

} // namespace storage

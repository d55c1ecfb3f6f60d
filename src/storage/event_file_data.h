// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>

#include <SQLiteCpp/Transaction.h>

#include "storage/database.h"
#include "storage/file_identity.h"
#include "storage/file_inbox.h"
#include "storage/known.h"
#include "storage/sqlite_error.h"
#include "storage/table_writer.h"

namespace storage {

/// A new event file, made in one transaction in which `write` may add to it. Throws StorageError or
/// SQLite's; nothing stays at the path then: half a file would only stand in the way of the next
/// attempt.
[[nodiscard]] SQLite::Database makeEvent(
    const std::filesystem::path &path, const EventFileOptions &options, const Identity &identity,
    const std::function<void(SQLite::Database &)> &write = [](SQLite::Database &) { });

/// Writes these rows and the derived tables into a new file, inside a transaction of the caller.
void writeRows(SQLite::Database &database, const std::vector<JournalRow> &rows);

/// The rows these entries were read from. Where an earlier version wrote a payload in other words,
/// the chain goes on from the words of this one.
[[nodiscard]] std::vector<JournalRow> rowsOf(const std::vector<Entry> &entries,
                                             const Identity &identity);

struct EventFile::Private {
    std::filesystem::path path;
    EventFileOptions options;
    SQLite::Database database;
    Identity identity;
    bool readOnly = false;
    bool appended = false; ///< since the last backup
    std::optional<StorageError> unknownAct;
    Known known;              ///< what the derived tables show
    FileIdentity opened = {}; ///< and no other that came to lie at the path
    /// What opening read, until somebody asks for it: nothing is read and decoded twice.
    std::vector<Entry> unclaimed = {};
    /// At this version of the data nothing stood behind this position. SQLite's versions are not
    /// negative.
    struct Quiet {
        std::int64_t version = -1;
        Position end;
        friend bool operator==(const Quiet &, const Quiet &) = default;
    };
    Quiet quiet = {};
    std::unique_ptr<FileInbox> inbox = {};

    // Each throws StorageError.
    [[nodiscard]] JournalContent readJournal();
    [[nodiscard]] std::vector<Entry> entriesFrom(std::int64_t seq);
    [[nodiscard]] std::vector<Entry> entriesAfter(const Position &position);
    /// Brings `known` to the last row, after somebody else has appended these.
    void catchUp(std::span<const Entry> news);
    /// Writes the derived tables anew, inside a transaction of the caller for writing.
    void derive();
    void commit(SQLite::Transaction &transaction, const JournalRow &row);
    [[nodiscard]] std::filesystem::path backup(int schemaBefore);
};

} // namespace storage

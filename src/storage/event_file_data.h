// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"
#include "storage/file_identity.h"
#include "storage/journal_rows.h"
#include "storage/sqlite_error.h"
#include "storage/table_writer.h"

namespace storage {

/// What the journal says up to its row `seq`.
struct Known {
    std::int64_t seq = 0;
    History history;
    Shown shown;
    std::string hash = {}; ///< of that row
};

/// The journal read, decoded and folded; proves everything a reader relies on.
struct JournalContent {
    std::vector<Entry> entries;
    Known known;
    std::optional<StorageError> unknownAct; ///< where the entries end before their time
};

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

    // Each throws StorageError.
    [[nodiscard]] JournalContent readJournal();
    [[nodiscard]] std::vector<Entry> entriesFrom(std::int64_t seq);
    [[nodiscard]] std::vector<Entry> entriesAfter(const Position &position);
    /// Brings `known` to the last row, after somebody else has appended.
    void catchUp();
    /// Writes the derived tables anew, inside a transaction of the caller for writing.
    void derive();
    void commit(SQLite::Transaction &transaction, const JournalRow &row);
    [[nodiscard]] std::filesystem::path backup(int schemaBefore);
};

} // namespace storage

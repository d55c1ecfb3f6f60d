// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"
#include "storage/journal_rows.h"
#include "storage/sqlite_error.h"
#include "storage/table_writer.h"

namespace storage {

/// What the journal says up to its row `seq`.
struct Known {
    std::int64_t seq = 0;
    History history;
    Shown shown;
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
    Known known; ///< what the derived tables show

    /// Throws StorageError.
    [[nodiscard]] JournalContent readJournal();
    /// Brings `known` to the last row, after somebody else has appended.
    void catchUp();
    void commit(SQLite::Transaction &transaction, const JournalRow &row);
    [[nodiscard]] std::filesystem::path backup(int schemaBefore);
};

} // namespace storage

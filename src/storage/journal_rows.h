// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include "storage/chain.h"
#include "storage/history.h"

namespace storage {

/// Who an event is; fixed at its creation.
struct Identity {
    std::string uuid;
    std::int64_t created = 0;
};

/// 8-4-4-4-12 lower-case hexadecimal digits. It becomes the name of a folder: nothing else may.
[[nodiscard]] bool isUuid(std::string_view text);
[[nodiscard]] std::string drawUuid();

/// Throws StorageError where the one row is missing or malformed.
[[nodiscard]] Identity readIdentity(SQLite::Database &database);
void writeIdentity(SQLite::Database &database, const Identity &identity);

/// Number and hash of the last row; 0 and the origin's hash while there is none.
struct LastRow {
    std::int64_t seq = 0;
    std::int64_t at = 0;
    std::string hash;
};
[[nodiscard]] LastRow readLastRow(SQLite::Database &database, const Identity &identity);

/// Rows from `seq` on, each proved to follow on the one ahead. Throws StorageError: ChainBroken
/// for an altered row, Damaged for a gap.
[[nodiscard]] std::vector<JournalRow> readRows(SQLite::Database &database, const Identity &identity,
                                               std::int64_t seq);
void insertRow(SQLite::Database &database, const JournalRow &row);

/// Throws StorageError: Damaged or UnknownFact.
[[nodiscard]] Entry toEntry(const JournalRow &row);

} // namespace storage

// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iterator>
#include <string_view>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

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

/// Throws StorageError (Replaced) where the journal does not hold the entry somebody has read.
[[nodiscard]] LastRow readRowAt(SQLite::Database &database, const Identity &identity,
                                const Position &known);

/// The query for these rows of the journal ("WHERE …"), as rowFrom() reads each of them.
[[nodiscard]] std::string selectRows(std::string_view which);
[[nodiscard]] JournalRow rowFrom(SQLite::Statement &query);

/// Rows from `seq` on, each proved to follow on the one ahead. One is in memory at a time: a
/// payload may be long. Walked over once; throws StorageError: ChainBroken for an altered row,
/// Damaged for a gap.
class JournalRows {
public:
    JournalRows(SQLite::Database &database, const Identity &identity, std::int64_t seq);

    class Step {
    public:
        explicit Step(JournalRows &rows) : m_rows(&rows) { }
        const JournalRow &operator*() const { return m_rows->m_row; }
        void operator++() { m_rows->next(); }
        bool operator==(std::default_sentinel_t /*end*/) const { return m_rows->m_done; }

    private:
        JournalRows *m_rows;
    };
    [[nodiscard]] Step begin() { return Step(*this); }
    [[nodiscard]] static std::default_sentinel_t end() { return {}; }

private:
    void next();

    SQLite::Statement m_query;
    LastRow m_last;
    JournalRow m_row;
    bool m_done = false;
};

[[nodiscard]] inline JournalRows readRows(SQLite::Database &database, const Identity &identity,
                                          std::int64_t seq)
{
    return {database, identity, seq};
}

/// The row behind `last` as it will stand in the file. Throws StorageError where it could not be
/// read back: what is acknowledged must be readable for ever.
[[nodiscard]] JournalRow compose(const LastRow &last, const NewEntry &entry);
void insertRow(SQLite::Database &database, const JournalRow &row);

/// Throws StorageError: Damaged or UnknownFact.
[[nodiscard]] Entry toEntry(const JournalRow &row);

} // namespace storage

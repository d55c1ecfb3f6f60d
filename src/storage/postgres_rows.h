// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/known.h"
#include "storage/postgres_connection.h"
#include "storage/sqlite_error.h"

namespace storage {

// What an event in a database is made of, read and written. Each throws StorageError,
// ConnectionLost or ServerRefusal.

/// NotFound where the database has no such event.
[[nodiscard]] Identity readIdentity(PostgresConnection &connection, const std::string &uuid);

/// What the last row is, and what may be done with the event.
struct Head {
    std::int64_t seq = 0;
    std::string hash;
    std::int64_t shown = 0; ///< the step by which the derived tables were written
    std::string left;       ///< where the event goes on; empty: here
    bool mayAppend = false;
};
[[nodiscard]] Head readHead(PostgresConnection &connection, const std::string &uuid);

/// The rows behind `known`, each proved to follow on the one ahead; Replaced where the journal does
/// not hold it. Without a hash, only the number is compared.
[[nodiscard]] std::vector<JournalRow>
readRowsAfter(PostgresConnection &connection, const Identity &identity, const Position &known);

/// A row to append, with what changes in the derived tables.
struct RowToAppend {
    const JournalRow &row;
    std::string act;  ///< its id; empty: none
    std::string desk; ///< whose it is
    std::string changes = "{}";
    bool copied = false; ///< of a file, whose clock was its own
};
/// "appended", or the word of the server for why not (migrations/postgresql/0001_journal.sql).
[[nodiscard]] std::string appendRow(PostgresConnection &connection, const std::string &uuid,
                                    const RowToAppend &next);

/// What has to change in the derived tables, as the function arbiter.show takes it.
[[nodiscard]] std::string tableChanges(const Shown &before, const Shown &after);

/// The rows that a derived table has for the event, in order.
[[nodiscard]] std::vector<Row> readRowsOf(PostgresConnection &connection, const std::string &uuid,
                                          Table table);

/// The boundary of the layer, as `guarded`, with what the server and its absence say.
template <class Work>
auto reached(const std::filesystem::path &path, Work &&work)
    -> core::Expected<std::invoke_result_t<Work>, StorageError>
{
    return guarded(path, [&work] {
        try {
            return work();
        } catch (const ConnectionLost &lost) {
            throw StorageError{StorageErrorCode::Unreachable, {}, lost.why, 0};
        } catch (const ServerRefusal &refusal) {
            throw toError(refusal);
        }
    });
}

} // namespace storage

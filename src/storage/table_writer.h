// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "storage/table_rows.h"

namespace storage {

/// A state as the derived tables show it.
struct Shown {
    tournament::Event event;
    tournament::Standings standings;
};
[[nodiscard]] Shown shown(tournament::Event event);

/// Writes the derived tables inside a transaction of the caller.
class TableWriter {
public:
    explicit TableWriter(SQLite::Database &database) : m_database(database) { }

    /// Deletes every row and writes all anew.
    void writeAll(const Shown &after);
    /// Only what differs from `before`, which the tables show now: a result touches a handful of
    /// rows of thousands.
    void writeChanges(const Shown &before, const Shown &after);

private:
    void writePlayers(const tournament::Event &before, const tournament::Event &after);
    void writeRounds(const tournament::Event &before, const tournament::Event &after);
    void writeMatches(const tournament::Profile &profile, const tournament::Round &before,
                      const tournament::Round &after);
    void writeStandings(const tournament::Standings &before, const tournament::Standings &after);
    void writeCutSeeds(const tournament::Event &before, const tournament::Event &after);
    void writePenalties(const tournament::Event &before, const tournament::Event &after);
    void writeDecks(const tournament::Event &before, const tournament::Event &after);
    void writeDeckLocks(const tournament::Event &before, const tournament::Event &after);
    void dropDeck(const tournament::SubmittedDeck &deck);
    void insertRound(const tournament::Profile &profile, const tournament::Round &round);
    void dropRound(int number);
    void insertMatch(const tournament::Profile &profile, const tournament::Round &round,
                     const tournament::Match &match);
    void dropMatch(int round, int table);

    void insert(Table table, const Row &row); ///< fails where the key is taken
    void put(Table table, const Row &row);    ///< inserts or replaces
    void drop(Table table, const Row &key);   ///< every row whose key starts so

    using Statements = std::array<std::optional<SQLite::Statement>, tableCount>;
    SQLite::Statement &prepared(Statements &statements, Table table, const std::string &sql);

    SQLite::Database &m_database;
    Statements m_inserts;
    Statements m_puts;
};

/// The rows a table holds now, in the order of keys.
[[nodiscard]] std::vector<Row> readRowsOf(SQLite::Database &database, Table table);

} // namespace storage

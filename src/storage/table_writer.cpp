// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_writer.h"

#include <algorithm>
#include <map>

#include "storage/table_sql.h"

namespace storage {

using namespace tournament;

namespace {

void bindRow(SQLite::Statement &statement, const Row &row)
{
    int index = 0;
    for (const Value &value : row) {
        ++index;
        if (const auto *number = std::get_if<std::int64_t>(&value))
            statement.bind(index, *number);
        else if (const auto *words = std::get_if<std::string>(&value))
            statement.bind(index, *words);
        else
            statement.bind(index);
    }
}

void run(SQLite::Statement &statement, const Row &row)
{
    statement.reset();
    bindRow(statement, row);
    statement.exec();
}

Value number(std::int64_t value) { return value; }

/// The round without its tables.
bool sameHead(const Round &a, const Round &b)
{
    return a.number == b.number && a.stage == b.stage && a.seed == b.seed
        && a.algorithm == b.algorithm && a.cost == b.cost && a.relaxed.size() == b.relaxed.size();
}

} // namespace

Shown shown(Event event)
{
    Standings standings;
    if (event.created)
        standings = tournament::standings(event);
    return {std::move(event), std::move(standings)};
}

void TableWriter::writeAll(const Shown &after)
{
    for (std::size_t i = tableCount; i-- > 0;)
        m_database.exec("DELETE FROM " + std::string(shape(static_cast<Table>(i)).name));
    const AllRows rows = allRows(after.event, after.standings);
    for (std::size_t i = 0; i < tableCount; ++i)
        for (const Row &row : rows[i])
            insert(static_cast<Table>(i), row);
}

void TableWriter::writeChanges(const Shown &before, const Shown &after)
{
    // A changed profile gives every match other points.
    if (before.event.created != after.event.created
        || before.event.profile != after.event.profile) {
        writeAll(after);
        return;
    }
    if (!after.event.created)
        return;
    if (const Row row = eventRow(after.event); row != eventRow(before.event))
        put(Table::Event, row);
    writePlayers(before.event, after.event);
    writeRounds(before.event, after.event);
    writeStandings(before.standings, after.standings);
    writeCutSeeds(before.event, after.event);
    writePenalties(before.event, after.event);
    writeDecks(before.event, after.event);
}

void TableWriter::writePlayers(const Event &before, const Event &after)
{
    for (const Player &player : after.players) {
        const Player *known = findPlayer(before, player.id);
        if (!known || *known != player)
            put(Table::Player, playerRow(player));
    }
    for (const Player &player : before.players)
        if (!findPlayer(after, player.id))
            drop(Table::Player, {number(player.id.value)});
}

void TableWriter::writeRounds(const Event &before, const Event &after)
{
    const std::size_t common = std::min(before.rounds.size(), after.rounds.size());
    for (std::size_t i = common; i < before.rounds.size(); ++i)
        dropRound(before.rounds[i].number);
    for (std::size_t i = 0; i < common; ++i) {
        const Round &old = before.rounds[i];
        const Round &now = after.rounds[i];
        if (old == now)
            continue;
        if (old.number != now.number) {
            dropRound(old.number);
            insertRound(after.profile, now);
            continue;
        }
        if (!sameHead(old, now))
            put(Table::Round, roundRow(now));
        writeMatches(after.profile, old, now);
    }
    for (std::size_t i = common; i < after.rounds.size(); ++i)
        insertRound(after.profile, after.rounds[i]);
}

void TableWriter::writeMatches(const Profile &profile, const Round &before, const Round &after)
{
    std::map<int, const Match *> gone;
    for (const Match &match : before.matches)
        gone[match.table] = &match;
    std::vector<const Match *> changed;
    const bool sameStage = before.stage == after.stage;
    for (const Match &match : after.matches) {
        const auto old = gone.find(match.table);
        const bool same = old != gone.end() && *old->second == match && sameStage;
        if (same)
            gone.erase(old);
        else
            changed.push_back(&match);
    }
    for (const auto &[table, match] : gone)
        dropMatch(before.number, table);
    for (const Match *match : changed)
        insertMatch(profile, after, *match);
}

void TableWriter::writeStandings(const Standings &before, const Standings &after)
{
    std::map<PlayerId, const StandingsRow *> gone;
    for (const StandingsRow &row : before.rows)
        gone[row.player] = &row;
    for (const StandingsRow &row : after.rows) {
        const auto old = gone.find(row.player);
        const bool known = old != gone.end();
        if (!known || *old->second != row)
            put(Table::Standing, standingRow(row));
        if (known)
            gone.erase(old);
    }
    for (const auto &[player, row] : gone)
        drop(Table::Standing, {number(player.value)});
}

void TableWriter::writeCutSeeds(const Event &before, const Event &after)
{
    const auto &old = before.cut.seeds;
    const auto &now = after.cut.seeds;
    for (std::size_t i = 0; i < now.size(); ++i)
        if (i >= old.size() || old[i] != now[i])
            put(Table::CutSeed, cutSeedRow(i + 1, now[i]));
    for (std::size_t i = now.size(); i < old.size(); ++i)
        drop(Table::CutSeed, {number(static_cast<std::int64_t>(i) + 1)});
}

void TableWriter::writePenalties(const Event &before, const Event &after)
{
    for (std::size_t i = 0; i < after.penalties.size(); ++i)
        if (i >= before.penalties.size() || before.penalties[i] != after.penalties[i])
            put(Table::Penalty, penaltyRow(i + 1, after.penalties[i]));
    for (std::size_t i = after.penalties.size(); i < before.penalties.size(); ++i)
        drop(Table::Penalty, {number(static_cast<std::int64_t>(i) + 1)});
}

void TableWriter::insertRound(const Profile &profile, const Round &round)
{
    insert(Table::Round, roundRow(round));
    for (const Match &match : round.matches)
        insertMatch(profile, round, match);
}

void TableWriter::dropRound(int round)
{
    for (const Table table : {Table::Game, Table::Match, Table::Round})
        drop(table, {number(round)});
}

void TableWriter::insertMatch(const Profile &profile, const Round &round, const Match &match)
{
    insert(Table::Match, matchRow(profile, round, match));
    for (const Row &row : gameRows(round, match))
        insert(Table::Game, row);
}

void TableWriter::dropMatch(int round, int table)
{
    for (const Table from : {Table::Game, Table::Match})
        drop(from, {number(round), number(table)});
}

SQLite::Statement &TableWriter::prepared(Statements &statements, Table table,
                                         const std::string &sql)
{
    auto &statement = statements[static_cast<std::size_t>(table)];
    if (!statement)
        statement.emplace(m_database, sql);
    return *statement;
}

void TableWriter::insert(Table table, const Row &row)
{
    run(prepared(m_inserts, table, insertSql(table)), row);
}

void TableWriter::put(Table table, const Row &row)
{
    run(prepared(m_puts, table, putSql(table)), row);
}

void TableWriter::drop(Table table, const Row &key)
{
    SQLite::Statement statement(m_database, dropSql(table, key.size()));
    run(statement, key);
}

std::vector<Row> readRowsOf(SQLite::Database &database, Table table)
{
    std::vector<Row> rows;
    SQLite::Statement query(database, selectSql(table));
    while (query.executeStep()) {
        Row row;
        for (int i = 0; i < query.getColumnCount(); ++i) {
            const SQLite::Column column = query.getColumn(i);
            if (column.isNull())
                row.emplace_back();
            else if (column.isInteger())
                row.emplace_back(column.getInt64());
            else
                row.emplace_back(column.getString());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace storage

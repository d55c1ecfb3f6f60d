// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_rows.h"

#include <algorithm>
#include <ranges>

#include "core/json.h"
#include "storage/table_sql.h"

namespace storage {

namespace {

/// Of the server's types.
constexpr int bigInteger = 20;

core::Json jsonOf(const Value &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return *number;
    if (const auto *words = std::get_if<std::string>(&value))
        return *words;
    return nullptr;
}

/// The first columns of a row, by name.
core::Json object(const std::vector<std::string> &columns, const Row &row, std::size_t count)
{
    core::Json::Object members;
    for (std::size_t i = 0; i < count; ++i)
        members.emplace_back(columns[i], jsonOf(row[i]));
    return core::Json(std::move(members));
}

JournalRow serverRow(const ServerRows &rows, int row)
{
    return {rows.number(row, 0), rows.number(row, 1), rows.text(row, 2), rows.text(row, 3),
            rows.text(row, 4),   rows.text(row, 5),   rows.text(row, 6)};
}

} // namespace

Identity readIdentity(PostgresConnection &connection, const std::string &uuid)
{
    const ServerRows rows =
        connection.ask("SELECT created FROM arbiter.shared_event WHERE uuid = $1", {uuid});
    if (rows.size() != 1)
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    return {uuid, rows.number(0, 0)};
}

Head readHead(PostgresConnection &connection, const std::string &uuid)
{
    const ServerRows rows = connection.ask(
        "SELECT seq, hash, shown, left_for, has_function_privilege('arbiter.append(text, bigint, "
        "text, bigint, text, text, text, text, text, text, json, boolean)', 'EXECUTE') "
        "FROM arbiter.head WHERE event = $1",
        {uuid});
    if (rows.size() != 1)
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    return {rows.number(0, 0), rows.text(0, 1), rows.number(0, 2), rows.text(0, 3), rows.yes(0, 4)};
}

std::vector<JournalRow> readRowsAfter(PostgresConnection &connection, const Identity &identity,
                                      const Position &known)
{
    // With the known row itself, which must still stand there.
    const ServerRows found = connection.ask(
        "SELECT seq, at, actor, command, payload, prev_hash, hash FROM arbiter.journal "
        "WHERE event = $1 AND seq >= $2 ORDER BY seq",
        {identity.uuid, std::to_string(known.seq)});
    std::string hash = originHash(identity.uuid, identity.created);
    std::int64_t seq = 0;
    int next = 0;
    if (known.seq > 0) {
        if (found.size() == 0 || found.number(0, 0) != known.seq
            || (!known.hash.empty() && found.text(0, 6) != known.hash))
            throw StorageError{StorageErrorCode::Replaced, {}, {}, known.seq};
        seq = known.seq;
        hash = found.text(0, 6);
        next = 1;
    }
    std::vector<JournalRow> rows;
    rows.reserve(static_cast<std::size_t>(found.size() - next));
    for (; next < found.size(); ++next) {
        rows.push_back(serverRow(found, next));
        requireNext(rows.back(), seq, hash);
        seq = rows.back().seq;
        hash = rows.back().hash;
    }
    return rows;
}

std::string appendRow(PostgresConnection &connection, const std::string &uuid,
                      const RowToAppend &next)
{
    const JournalRow &row = next.row;
    const ServerRows answer = connection.askTime(
        "SELECT outcome, now_ms FROM arbiter.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, "
        "$12)",
        {uuid, std::to_string(row.seq - 1), row.previousHash, std::to_string(row.at), row.actor,
         row.command, row.payload, row.hash,
         next.act.empty() ? std::nullopt : std::optional(next.act), next.desk, next.changes,
         next.copied ? "true" : "false"},
        1);
    return answer.text(0, 0);
}

std::string tableChanges(const Shown &before, const Shown &after)
{
    const AllRows old = rowsBeside(before, after);
    const AllRows now = rowsBeside(after, before);
    core::Json::Object changes;
    for (std::size_t i = 0; i < tableCount; ++i) {
        const auto table = static_cast<Table>(i);
        const auto columns = columnsOf(table);
        core::Json::Array gone;
        core::Json::Array put;
        std::vector<Row> rows;
        std::ranges::set_difference(old[i], now[i], std::back_inserter(rows));
        for (const Row &row : rows)
            gone.push_back(object(columns, row, shape(table).keys));
        rows.clear();
        std::ranges::set_difference(now[i], old[i], std::back_inserter(rows));
        for (const Row &row : rows)
            put.push_back(object(columns, row, row.size()));
        if (!gone.empty() || !put.empty())
            changes.emplace_back(
                shape(table).name,
                core::Json::object({{"gone", std::move(gone)}, {"put", std::move(put)}}));
    }
    return core::dump(core::Json(std::move(changes)));
}

std::vector<Row> readRowsOf(PostgresConnection &connection, const std::string &uuid, Table table)
{
    const std::string sql = "SELECT " + std::string(shape(table).columns) + " FROM arbiter."
        + std::string(shape(table).name) + " WHERE event = $1";
    const ServerRows found = connection.ask(sql.c_str(), {uuid});
    std::vector<Row> rows;
    for (int i = 0; i < found.size(); ++i) {
        Row row;
        for (int column = 0; column < found.columns(); ++column) {
            if (found.isNull(i, column))
                row.emplace_back();
            else if (found.type(column) == bigInteger)
                row.emplace_back(found.number(i, column));
            else
                row.emplace_back(found.text(i, column));
        }
        rows.push_back(std::move(row));
    }
    std::ranges::sort(rows);
    return rows;
}

} // namespace storage

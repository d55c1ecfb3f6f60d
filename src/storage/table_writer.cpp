// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_writer.h"

#include <algorithm>
#include <ranges>

#include <SQLiteCpp/Statement.h>

#include "storage/table_sql.h"

namespace storage {

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

void run(SQLite::Database &database, const std::string &sql, const std::vector<Row> &rows)
{
    if (rows.empty())
        return;
    SQLite::Statement statement(database, sql);
    for (const Row &row : rows) {
        bindRow(statement, row);
        statement.exec();
        statement.reset();
    }
}

auto keyOf(Table table)
{
    return [keys = static_cast<std::ptrdiff_t>(shape(table).keys)](const Row &row) {
        return Row(row.begin(), row.begin() + keys);
    };
}

} // namespace

void writeChanges(SQLite::Database &database, const Shown &before, const Shown &after)
{
    const AllRows old = rowsBeside(before, after);
    const AllRows now = rowsBeside(after, before);
    // Children go before their parents and come after them.
    for (std::size_t i = tableCount; i-- > 0;) {
        std::vector<Row> gone;
        const auto key = keyOf(static_cast<Table>(i));
        std::ranges::set_difference(old[i] | std::views::transform(key),
                                    now[i] | std::views::transform(key), std::back_inserter(gone));
        run(database, dropSql(static_cast<Table>(i)), gone);
    }
    for (std::size_t i = 0; i < tableCount; ++i) {
        std::vector<Row> news;
        std::ranges::set_difference(now[i], old[i], std::back_inserter(news));
        run(database, putSql(static_cast<Table>(i)), news);
    }
}

void writeAll(SQLite::Database &database, const Shown &after)
{
    for (std::size_t i = tableCount; i-- > 0;)
        database.exec("DELETE FROM " + std::string(shape(static_cast<Table>(i)).name));
    writeChanges(database, {}, after);
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

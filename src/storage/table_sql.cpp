// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_sql.h"

namespace storage {

namespace {

std::string joined(const std::vector<std::string> &parts, const std::string &separator)
{
    std::string text;
    for (const auto &part : parts)
        text += (text.empty() ? "" : separator) + part;
    return text;
}

std::string nameOf(Table table) { return std::string(shape(table).name); }

} // namespace

std::vector<std::string> columnsOf(Table table)
{
    std::vector<std::string> columns(1);
    for (const char c : shape(table).columns) {
        if (c == ',')
            columns.emplace_back();
        else if (c != ' ')
            columns.back() += c;
    }
    return columns;
}

std::string putSql(Table table)
{
    const auto columns = columnsOf(table);
    std::vector<std::string> keys;
    std::vector<std::string> changes;
    for (const auto &column : columns) {
        if (keys.size() < shape(table).keys)
            keys.push_back(column);
        else
            changes.push_back(column + " = excluded." + column);
    }
    const std::vector<std::string> values(columns.size(), "?");
    return "INSERT INTO " + nameOf(table) + " (" + joined(columns, ", ") + ") VALUES ("
        + joined(values, ", ") + ") ON CONFLICT (" + joined(keys, ", ") + ") DO UPDATE SET "
        + joined(changes, ", ");
}

std::string dropSql(Table table)
{
    auto columns = columnsOf(table);
    columns.resize(shape(table).keys);
    for (auto &column : columns)
        column += " = ?";
    return "DELETE FROM " + nameOf(table) + " WHERE " + joined(columns, " AND ");
}

std::string selectSql(Table table)
{
    auto columns = columnsOf(table);
    columns.resize(shape(table).keys);
    return "SELECT " + std::string(shape(table).columns) + " FROM " + nameOf(table) + " ORDER BY "
        + joined(columns, ", ");
}

} // namespace storage

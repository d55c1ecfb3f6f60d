// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_sql.h"

#include <array>
#include <cstddef>

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

/// Of each table, written once: every act uses some of them.
using OfEach = std::array<std::string, tableCount>;

OfEach ofEach(std::string (*write)(Table))
{
    OfEach all;
    for (std::size_t i = 0; i < tableCount; ++i)
        all[i] = write(static_cast<Table>(i));
    return all;
}

std::string writtenPut(Table table)
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

std::string writtenDrop(Table table)
{
    auto columns = columnsOf(table);
    columns.resize(shape(table).keys);
    for (auto &column : columns)
        column += " = ?";
    return "DELETE FROM " + nameOf(table) + " WHERE " + joined(columns, " AND ");
}

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

const std::string &putSql(Table table)
{
    static const OfEach all = ofEach(writtenPut);
    return all[static_cast<std::size_t>(table)];
}

const std::string &dropSql(Table table)
{
    static const OfEach all = ofEach(writtenDrop);
    return all[static_cast<std::size_t>(table)];
}

std::string selectSql(Table table)
{
    auto columns = columnsOf(table);
    columns.resize(shape(table).keys);
    return "SELECT " + std::string(shape(table).columns) + " FROM " + nameOf(table) + " ORDER BY "
        + joined(columns, ", ");
}

} // namespace storage
